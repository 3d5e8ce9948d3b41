#include "app/commands/playtest_report.h"
#include "app/commands/progress_line.h"
#include "app/commands/scenario_input.h"
#include "editor/document/save_file.h"
#include "engine/base/file.h"
#include "engine/play/replay.h"
#include "engine/scenario/write_scenario.h"

#include <QCryptographicHash>

#include <filesystem>
#include <memory>
#include <thread>

namespace delve {

namespace {

struct PlaytestOptions
{
    std::string file;
    std::string output;
    std::vector<std::string> agents{"steady"};
    std::uint64_t games = 200;
    std::uint64_t seed = 1;
    int threads = 0;
    int rounds = 100;
    std::string shard;
    bool resume = false;
    bool json = false;
};

struct MergeOptions
{
    std::vector<std::string> files;
    std::string output;
};

constexpr std::size_t mostBytesOfBatch = 256u << 20;
constexpr qint64 pauseBetweenCheckpoints = 2000; ///< milliseconds

/// What two playtests must share for their games to add up.
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

/// "2/8" is the second of eight.
bool readShard(const std::string& text, play::BatchPlan& plan)
{
    if (text.empty())
        return true;
    unsigned long long part = 0, parts = 0;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%llu/%llu%c", &part, &parts, &rest) != 2 || part < 1 || part > parts ||
        parts > 10'000)
        return false;
    plan.shard = part - 1;
    plan.shards = parts;
    return true;
}

std::optional<play::BatchPlan> planOf(const PlaytestOptions& options, const Program& program)
{
    play::BatchPlan plan;
    plan.seed = options.seed;
    plan.games = options.games;
    for (const std::string& word : options.agents)
        if (const auto agent = play::agentNamed(word))
            plan.agents.push_back(*agent);
    if (!readShard(options.shard, plan)) {
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "--shard %1: expected I/N, I from 1 to N"))
                             .arg(QString::fromStdString(options.shard)));
        return std::nullopt;
    }
    return plan;
}

std::optional<play::BatchFile> readBatchFile(const std::string& file, const Program& program)
{
    const auto text = readFile(file, mostBytesOfBatch);
    if (!text) {
        program.complain(file, text.error());
        return std::nullopt;
    }
    auto batch = play::readBatch(*text);
    if (!batch) {
        program.complain(file, batch.error());
        return std::nullopt;
    }
    return std::move(*batch);
}

bool saveBatch(const play::BatchFile& batch, const std::string& file, const Program& program)
{
    const auto saved =
        saveFile(QString::fromStdString(file), QByteArray::fromStdString(play::writeBatch(batch)));
    if (!saved)
        program.complain(file, saved.error());
    return saved.has_value();
}

/// Takes up what the output file already has.
bool takeUp(play::BatchFile& batch, const PlaytestOptions& options, const Program& program)
{
    if (options.output.empty() || !std::filesystem::exists(options.output))
        return true;
    if (!options.resume) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1 is there already; --resume goes on with it"))
                .arg(QString::fromStdString(options.output)));
        return false;
    }
    const auto before = readBatchFile(options.output, program);
    if (!before)
        return false;
    if (const auto resumed = play::resumeBatch(batch, *before); !resumed) {
        program.complain(options.output, resumed.error());
        return false;
    }
    return true;
}

/// Plays what is left. False if the user stopped it or the checkpoint could not be written.
bool playOn(play::BatchFile& batch, const play::Game& game, const PlaytestOptions& options,
            const Program& program)
{
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    QElapsedTimer sinceCheckpoint;
    sinceCheckpoint.start();
    bool isSaved = true;
    play::BatchControl control;
    control.threads =
        options.threads > 0 ? options.threads : int(std::max(1u, std::thread::hardware_concurrency()));
    control.stop = &stop;
    control.progress = [&](const play::BatchState& state) {
        const double done = double(state.tally.games + state.tally.stopped);
        if (!progress(done / double(play::gamesOf(batch.plan))))
            stop = true;
        if (options.output.empty() || sinceCheckpoint.elapsed() < pauseBetweenCheckpoints)
            return;
        isSaved = saveBatch(batch, options.output, program);
        stop = stop || !isSaved;
        sinceCheckpoint.restart();
    };
    play::runBatch(game, batch.plan, batch.state, control);
    return isSaved && !stop;
}

int playtest(const PlaytestOptions& options, Program& program)
{
    const auto plan = planOf(options, program);
    const auto read = plan ? readScenarioOrComplain(options.file, program) : std::nullopt;
    if (!read)
        return Unreadable;
    Scenario scenario = read->scenario;
    scenario.options.roundLimit = options.rounds;
    const auto game = play::makeGame(scenario, *program.content());
    if (!game) {
        program.complain(options.file, game.error());
        return Unreadable;
    }
    play::BatchFile batch =
        play::newBatch(*game, scenario.title, identityOf(scenario, *program.content()), *plan);
    if (!takeUp(batch, options, program))
        return Unreadable;
    const bool isDone = playOn(batch, *game, options, program);
    if (!options.output.empty() && !saveBatch(batch, options.output, program))
        return Unreadable;
    if (options.json)
        program.out.line(QString::fromStdString(play::writeBatch(batch)).trimmed());
    else
        printPlaytest(batch, program);
    if (isDone)
        return Legal;
    program.err.line(options.output.empty()
                         ? translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played."))
                         : translated(QT_TRANSLATE_NOOP("delve", "Stopped; --resume goes on from here.")));
    return HasFindings;
}

int merge(const MergeOptions& options, Program& program)
{
    std::optional<play::BatchFile> sum;
    for (const std::string& file : options.files) {
        auto batch = readBatchFile(file, program);
        if (!batch)
            return Unreadable;
        if (!sum) {
            sum = std::move(batch);
        } else if (const auto added = play::addBatch(*sum, *batch); !added) {
            program.complain(file, added.error());
            return Unreadable;
        }
    }
    if (!play::isComplete(*sum)) {
        program.err.line(
            translated(
                QT_TRANSLATE_NOOP("delve", "Games are missing: %1 of %2 were played. Are all shards there?"))
                .arg(sum->state.tally.games)
                .arg(sum->plan.games));
        return HasFindings;
    }
    if (!saveBatch(*sum, options.output, program))
        return Unreadable;
    printPlaytest(*sum, program);
    return Legal;
}

} // namespace

void addPlaytestCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "playtest", cliText(QT_TRANSLATE_NOOP("delve", "Let the program play a scenario many times")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "Who plays changes seats from game to game. The same seed gives the same result, whatever the\n"
        "threads, interruptions and shards.\n"
        "Exit code: 0, 1 if it was stopped, 2 for bad input.\n"
        "Examples:\n"
        "  delve playtest dungeon.scenario.json\n"
        "  delve playtest dungeon.scenario.json --games 2000 --agents steady,easy -o result.json\n"
        "  delve playtest dungeon.scenario.json --games 2000 -o result.json --resume\n"
        "  delve playtest dungeon.scenario.json --games 2000 --shard 2/8 -o part-2.json")));
    auto options = std::make_shared<PlaytestOptions>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")))
        ->required();
    command->add_option("--games", options->games, cliText(QT_TRANSLATE_NOOP("delve", "How many games")))
        ->check(CLI::Range(std::uint64_t(1), play::mostBatchGames))
        ->capture_default_str();
    command
        ->add_option(
            "--agents", options->agents,
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
    command->add_option("--seed", options->seed, cliText(QT_TRANSLATE_NOOP("delve", "Seed of all chance")))
        ->check(CLI::Range(std::uint64_t(0), std::uint64_t(1) << 53))
        ->capture_default_str();
    command
        ->add_option("--threads", options->threads,
                     cliText(QT_TRANSLATE_NOOP("delve", "How many games at a time; 0 is one for each core")))
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    command
        ->add_option("--rounds", options->rounds,
                     cliText(QT_TRANSLATE_NOOP("delve", "Rounds after which a game ends (END-09)")))
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command
        ->add_option("--shard", options->shard,
                     cliText(QT_TRANSLATE_NOOP("delve", "Only part I of N; delve merge adds them up")))
        ->type_name("I/N");
    command->add_option(
        "-o,--output", options->output,
        cliText(QT_TRANSLATE_NOOP("delve", "File for the result, kept up to date meanwhile")));
    command->add_flag("--resume", options->resume,
                      cliText(QT_TRANSLATE_NOOP("delve", "Go on with the file of --output")));
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return playtest(*options, program); }; });
}

void addMergeCommand(CLI::App& app, Program& program)
{
    auto* command =
        app.add_subcommand("merge", cliText(QT_TRANSLATE_NOOP("delve", "Add up the shards of a playtest")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "The result is the same to the last byte as that of a playtest in one piece.\n"
        "Exit code: 0, 1 if games are missing, 2 if files cannot be read or do not belong together.\n"
        "Example:\n"
        "  delve merge part-*.json -o result.json")));
    auto options = std::make_shared<MergeOptions>();
    command->add_option("files", options->files, cliText(QT_TRANSLATE_NOOP("delve", "Results of all shards")))
        ->required();
    command
        ->add_option("-o,--output", options->output, cliText(QT_TRANSLATE_NOOP("delve", "File for the sum")))
        ->required();
    command->callback(
        [options, &program] { program.run = [options, &program] { return merge(*options, program); }; });
}

} // namespace delve
