// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/playtest_report.h"

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
    const auto outputs = ResultFiles::of(options.outputs, program);
    if (!outputs)
        return Unreadable;
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
    // Checked as a whole before anything is written.
    const auto game = gameOf(*sum, program);
    if (!game || !outputs->saveResult(*sum, program))
        return Unreadable;
    return outputs->saveReports(*sum, *game, program) && printPlaytest(*sum, *game, program) ? Legal
                                                                                             : Unreadable;
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
