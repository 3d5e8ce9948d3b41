// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/dungeoneer/commands/batch_scenario.h"
#include "engine/base/file.h"

#include <filesystem>

namespace delve::dungeoneer {

namespace {

constexpr qint64 pauseBetweenCheckpoints = 2000; ///< milliseconds

std::vector<std::string> listOf(const CLI::App& command, const char* option)
{
    const CLI::Option* found = command.get_option(option);
    return found->count() > 0 ? found->as<std::vector<std::string>>() : std::vector<std::string>();
}

/// Takes up what the file of the result already has.
bool takeUp(play::BatchFile& batch, const std::string& file, bool resume, const Program& program)
{
    if (file.empty() || !isThere(file))
        return true;
    if (!resume) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1 is there already; --resume goes on with it"))
                .arg(QString::fromStdString(file)));
        return false;
    }
    const auto before = readBatchFile(file, program);
    if (!before)
        return false;
    if (const auto resumed = play::resumeBatch(batch, *before); !resumed) {
        program.complain(file, resumed.error());
        return false;
    }
    return true;
}

/// Plays what is left. False if the user stopped it or the checkpoint could not be written.
bool playOn(play::BatchFile& batch, const play::Game& game, int threads, const ResultFiles& files,
            const Program& program)
{
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    QElapsedTimer sinceCheckpoint; // not running before the first one, which is written at once
    bool isSaved = true;
    play::BatchControl control;
    control.threads = threads;
    control.stop = &stop;
    control.progress = [&](const play::BatchState& state) {
        const double done = double(state.tally.games + state.tally.stopped);
        if (!progress(done / double(play::gamesOf(batch.plan))))
            stop = true;
        if (sinceCheckpoint.isValid() && sinceCheckpoint.elapsed() < pauseBetweenCheckpoints)
            return;
        isSaved = files.saveResult(play::writeBatch(batch), program);
        stop = stop || !isSaved;
        sinceCheckpoint.start();
    };
    play::runBatch(game, batch.plan, batch.state, control);
    return isSaved && play::isComplete(batch);
}

} // namespace

int playtest(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    constexpr std::uint64_t usualGames = 400;
    const auto arguments = batchArgumentsOf(command, usualGames, program);
    auto files = arguments ? ResultFiles::of(listOf(command, "--output"), program) : std::nullopt;
    const bool resume = command.get_option("--resume")->count() > 0;
    if (files && resume && files->result().empty()) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "--resume goes on with a result: name its .json file with --output.")));
        return Unreadable;
    }
    const std::string file = textOf(command, "file");
    const auto played = files ? readForBatch(file, *arguments, program) : std::nullopt;
    if (!played)
        return Unreadable;
    play::BatchFile batch =
        play::newBatch(played->game, played->scenario, std::filesystem::path(file).filename().string(),
                       played->identity, planOf(*arguments));
    if (!files->hold(program) || !takeUp(batch, files->result(), resume, program))
        return Unreadable;
    const bool isDone = playOn(batch, played->game, arguments->threadCount(), *files, program);
    if (!files->saveResult(play::writeBatch(batch), program) || !saveReports(*files, batch, program))
        return Unreadable;
    if (command.get_option("--json")->count() > 0)
        program.out.json(play::writeBatch(batch));
    else
        printPlaytest(batch, program);
    if (isDone)
        return Legal;
    program.err.line(files->result().empty()
                         ? translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played."))
                         : translated(QT_TRANSLATE_NOOP("delve", "Stopped; --resume goes on from here.")));
    return HasFindings;
}

int mergeResults(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    auto outputs = ResultFiles::of(listOf(command, "--output"), program);
    if (!outputs || !outputs->hold(program))
        return Unreadable;
    std::optional<play::BatchFile> sum;
    for (const std::string& file : listOf(command, "files")) {
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
    // Checked as a whole before anything is written.
    if (!gameOf(*sum, program) || !outputs->saveResult(play::writeBatch(*sum), program) ||
        !saveReports(*outputs, *sum, program))
        return Unreadable;
    printPlaytest(*sum, program);
    return Legal;
}

} // namespace delve::dungeoneer
