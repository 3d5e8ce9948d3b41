// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dungeoneer/commands/batch_scenario.h"
#include "app/play/batch_run.h"
#include "engine/dungeoneer/play/core/replay.h"

#include <filesystem>

namespace delve::dungeoneer {

namespace {

std::vector<std::string> listOf(const CLI::App& command, const char* option)
{
    const CLI::Option* found = command.get_option(option);
    return found->count() > 0 ? found->as<std::vector<std::string>>() : std::vector<std::string>();
}

} // namespace

int playtest(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    constexpr std::uint64_t usualGames = 400;
    const auto options = batchOptionsOf(command, usualGames, program);
    auto files = options ? ResultFiles::of(listOf(command, "--output"), program) : std::nullopt;
    const bool resume = command.get_option("--resume")->count() > 0;
    if (files && resume && files->result().empty()) {
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "--resume goes on with a result: name its .json file with --output.")));
        return Unreadable;
    }
    const std::string file = textOf(command, "file");
    const auto played = files ? readForBatch(file, *options, program) : std::nullopt;
    if (!played)
        return Unreadable;
    play::BatchFile batch =
        play::newBatch(played->game, played->scenario, std::filesystem::path(file).filename().string(),
                       played->identity, planOf(*options));
    const auto isTrue = [&](const play::BatchFile& before) {
        return isCountOf(played->game, before, program) &&
               proveSeed(files->result(), before, played->game, play::rulesVersion, program) !=
                   SeedProof::Wrong;
    };
    if (!files->hold(program) || !takeUp(batch, files->result(), resume, play::readBatch, isTrue, program))
        return Unreadable;
    const bool isDone = playOn(batch, played->game, threadsOf(*options), *files, program);
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
    const auto added = addUp(
        listOf(command, "files"), play::readBatch,
        [&](const play::BatchFile& file) { return gameOf(file, program); }, play::rulesVersion, program);
    if (!added)
        return Unreadable;
    const auto& [sum, game, proofs] = *added;
    if (!isWholeSum(sum, program))
        return HasFindings;
    // Checked as a whole before anything is written.
    if (!isCountOf(game, sum, program) || !outputs->saveResult(play::writeBatch(sum), program) ||
        !saveReports(*outputs, sum, program))
        return Unreadable;
    printPlaytest(sum, program);
    printProofOfSeed(proofs, sum.plan.seed, program);
    return Legal;
}

} // namespace delve::dungeoneer
