// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/playtest_report.h"
#include "app/play/batch_run.h"
#include "engine/mageknight/play/core/replay.h"

#include <memory>

namespace delve::mageknight {

namespace {

struct MergeOptions
{
    std::vector<std::string> files;
    std::vector<std::string> outputs;
};

int merge(const MergeOptions& options, DungeonProgram& program)
{
    auto outputs = ResultFiles::of(options.outputs, program);
    if (!outputs || !outputs->hold(program))
        return Unreadable;
    const auto added = addUp(
        options.files, play::readBatch, [&](const play::BatchFile& file) { return gameOf(file, program); },
        play::rulesVersion, program);
    if (!added)
        return Unreadable;
    const auto& [sum, game, proofs] = *added;
    if (!isWholeSum(sum, program))
        return HasFindings;
    // Checked as a whole before anything is written.
    if (!isCountOf(game, sum, program) || !outputs->saveResult(play::writeBatch(sum), program) ||
        !saveReports(*outputs, sum, game, program) || !printPlaytest(sum, game, program))
        return Unreadable;
    printProofOfSeed(proofs, sum.plan.seed, program);
    return Legal;
}

} // namespace

void addMergeCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command =
        app.add_subcommand("merge", cliText(QT_TRANSLATE_NOOP("delve", "Add up the shards of a playtest")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "The result is the same to the last byte as that of a playtest in one piece.\n"
        "A single result makes tables and pages, too.\n"
        "That the numbers fit together and to the scenario is checked, and one game of each result is "
        "played\n"
        "again with its seed. That all games were played so is shown only by playing all of them again: a\n"
        "playtest with the same seed gives the same result.\n"
        "Exit code: 0, 1 if games are missing, 2 if files cannot be read or do not belong together.\n"
        "Examples:\n"
        "  delve merge part-*.json -o result.json\n"
        "  delve merge result.json -o report.html")));
    auto options = std::make_shared<MergeOptions>();
    command->add_option("files", options->files, cliText(QT_TRANSLATE_NOOP("delve", "Results of all shards")))
        ->required();
    command
        ->add_option("-o,--output", options->outputs,
                     cliText(QT_TRANSLATE_NOOP("delve", "File for the sum (.json), a table (.csv) or a page "
                                                        "(.html)")))
        ->allow_extra_args(false) // one after each -o; what follows is to be added up
        ->required();
    command->callback(
        [options, &program] { program.run = [options, &program] { return merge(*options, program); }; });
}

} // namespace delve::mageknight
