// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/playtest_report.h"

#include <algorithm>
#include <memory>

namespace delve::mageknight {

namespace {

struct MergeOptions
{
    std::vector<std::string> files;
    std::vector<std::string> outputs;
};

/// What playing single games again has shown, and no more.
void printProofOfSeed(const std::vector<SeedProof>& proofs, const play::BatchFile& sum,
                      const DungeonProgram& program)
{
    const auto count = [&](SeedProof proof) { return std::size_t(std::ranges::count(proofs, proof)); };
    if (const std::size_t shown = count(SeedProof::Shown); shown > 0)
        program.out.line(
            counted(QT_TRANSLATE_N_NOOP("delve", "Played again with seed %1: %n game(s), each as "
                                                 "it was recorded. The others are not proved."),
                    shown)
                .arg(sum.plan.seed));
    const auto tellNotProved = [&](SeedProof proof, const char* why) {
        if (count(proof) > 0)
            program.out.line(program.out.warning(translated(why).arg(sum.plan.seed)));
    };
    tellNotProved(SeedProof::NotKept,
                  QT_TRANSLATE_NOOP("delve", "Not proved: that the games are those of seed %1. An older "
                                             "program played them and kept none to compare with."));
    tellNotProved(SeedProof::OlderRules,
                  QT_TRANSLATE_NOOP("delve", "Not proved: that the games are those of seed %1. They were "
                                             "played by older rules."));
    tellNotProved(SeedProof::TakesLong,
                  QT_TRANSLATE_NOOP("delve", "Not proved: that the games are those of seed %1. Who plays "
                                             "them thinks too long to play one again here."));
}

int merge(const MergeOptions& options, DungeonProgram& program)
{
    auto outputs = ResultFiles::of(options.outputs, program);
    if (!outputs || !outputs->hold(program))
        return Unreadable;
    std::optional<play::BatchFile> sum;
    std::optional<play::Game> game;
    std::vector<SeedProof> proofs;
    for (const std::string& file : options.files) {
        auto batch = readBatchFile(file, program);
        if (!batch)
            return Unreadable;
        if (!sum) {
            game = gameOf(*batch, program);
            if (!game)
                return Unreadable;
        } else if (const auto added = play::addBatch(*sum, *batch); !added) {
            program.complain(file, added.error());
            return Unreadable;
        }
        proofs.push_back(proveSeed(file, *batch, *game, program));
        if (proofs.back() == SeedProof::Wrong)
            return Unreadable;
        if (!sum)
            sum = std::move(batch);
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
    if (!isCountOf(*game, *sum, program) || !outputs->saveResult(*sum, program) ||
        !outputs->saveReports(*sum, *game, program) || !printPlaytest(*sum, *game, program))
        return Unreadable;
    printProofOfSeed(proofs, *sum, program);
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
