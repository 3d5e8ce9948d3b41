#include "app/commands/batch_options.h"

#include "app/commands/scenario_input.h"
#include "engine/play/replay.h"
#include "engine/scenario/write_scenario.h"

#include <QCryptographicHash>

#include <thread>

namespace delve {

namespace {

std::string identityOf(const Scenario& scenario, const Content& content)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const std::string text = writeScenario(scenario);
    hash.addData(QByteArray::fromRawData(text.data(), qsizetype(text.size())));
    for (const PackReference& reference : scenario.packs)
        if (const Pack* pack = content.pack(reference.id))
            hash.addData(QByteArray::fromStdString(pack->hash));
    return "rules " + std::to_string(play::rulesVersion) + ", " + hash.result().toHex().toStdString();
}

} // namespace

void addBatchOptions(CLI::App& command, BatchOptions& options)
{
    command.add_option("--games", options.games, cliText(QT_TRANSLATE_NOOP("delve", "How many games")))
        ->check(CLI::Range(std::uint64_t(1), play::mostBatchGames))
        ->capture_default_str();
    command
        .add_option(
            "--agents", options.agents,
            cliText(QT_TRANSLATE_NOOP("delve", "Who plays, one for all or several with commas: random, "
                                               "easy, steady, cunning, or cunning:N, which plays N "
                                               "games in its head before each choice")))
        ->delimiter(',')
        ->check(CLI::Validator(
            [](std::string& word) {
                return play::agentNamed(word) ? std::string()
                                              : translated(QT_TRANSLATE_NOOP("delve", "expected one of %1"))
                                                    .arg(QString::fromStdString(play::agentWords()))
                                                    .toStdString();
            },
            "WHO"))
        ->capture_default_str();
    command.add_option("--seed", options.seed, cliText(QT_TRANSLATE_NOOP("delve", "Seed of all chance")))
        ->check(CLI::Range(std::uint64_t(0), std::uint64_t(1) << 53))
        ->capture_default_str();
    command
        .add_option("--threads", options.threads,
                    cliText(QT_TRANSLATE_NOOP("delve", "How many games at a time; 0 is one for each core")))
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command
        .add_option("--rounds", options.rounds,
                    cliText(QT_TRANSLATE_NOOP("delve", "Rounds after which a game ends (END-09)")))
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command.add_flag(
        "--rotate-entrances", options.rotateEntrances,
        cliText(QT_TRANSLATE_NOOP("delve", "Players change entrances from game to game, to tell a "
                                           "good entrance from a strong team")));
}

play::BatchPlan planOf(const BatchOptions& options)
{
    play::BatchPlan plan;
    plan.seed = options.seed;
    plan.games = options.games;
    for (const std::string& word : options.agents)
        if (const auto agent = play::agentNamed(word))
            plan.agents.push_back(*agent);
    plan.rotatesEntrances = options.rotateEntrances;
    plan.untilClear = options.untilClear;
    plan.tolerance = options.tolerance;
    return plan;
}

int threadsOf(const BatchOptions& options)
{
    return options.threads > 0 ? options.threads : int(std::max(1u, std::thread::hardware_concurrency()));
}

std::optional<BatchScenario> readForBatch(const std::string& file, int rounds, Program& program)
{
    const auto read = readScenarioOrComplain(file, program);
    if (!read)
        return std::nullopt;
    Scenario scenario = read->scenario;
    scenario.options.roundLimit = rounds;
    auto game = play::makeGame(scenario, *program.content());
    if (!game) {
        program.complain(file, game.error());
        return std::nullopt;
    }
    std::string identity = identityOf(scenario, *program.content());
    return BatchScenario{file, std::move(scenario), std::move(*game), std::move(identity)};
}

} // namespace delve
