// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/batch_options.h"

#include "app/commands/seed_option.h"
#include "app/mageknight/commands/scenario_input.h"
#include "engine/mageknight/scenario/scenario_limits.h"

namespace delve::mageknight {

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
        ->check(seedNumber(std::uint64_t(table::mostCount)))
        ->capture_default_str();
    command
        .add_option("--threads", options.threads,
                    cliText(QT_TRANSLATE_NOOP("delve", "How many games at a time; 0 is one for each core")))
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command
        .add_option("--rounds", options.rounds,
                    cliText(QT_TRANSLATE_NOOP("delve", "Rounds after which a game ends (END-09)")))
        ->check(CLI::Range(1, scenario_limits::roundLimit))
        ->capture_default_str();
    command.add_flag(
        "--rotate-entrances", options.rotateEntrances,
        cliText(QT_TRANSLATE_NOOP("delve", "Players change entrances from game to game, to tell a "
                                           "good entrance from a strong team")));
}

std::optional<BatchScenario> readForBatch(const std::string& file, const BatchOptions& options,
                                          DungeonProgram& program)
{
    if (options.agents.size() > std::size_t(play::mostPlayers)) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "--agents: at most %1 take turns, here are %2. Nothing was "
                                                  "played."))
                .arg(play::mostPlayers)
                .arg(options.agents.size()));
        return std::nullopt;
    }
    const auto read = readScenarioOrComplain(file, program);
    if (!read)
        return std::nullopt;
    auto prepared = prepareForBatch(file, read->scenario, options.rounds, *program.content());
    if (!prepared) {
        program.complain(file, prepared.error());
        return std::nullopt;
    }
    return std::move(*prepared);
}

} // namespace delve::mageknight
