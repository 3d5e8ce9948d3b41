// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/mageknight/commands/batch_options.h"
#include "app/play/batch_assertions.h"
#include "editor/mageknight/report/comparison_text.h"

#include <memory>

namespace delve::mageknight {

namespace {

using play::Change;

struct CompareOptions : BatchOptions
{
    std::string before;
    std::string after;
    bool json = false;
};

void printChange(const Change& change, const BatchScenario& after, const DungeonProgram& program)
{
    const ChangeText text = changeText(change, after, QLocale(QString::fromStdString(program.language())));
    program.out.line(
        QStringLiteral("  %1: %2, %3")
            .arg(text.what, text.numbers, text.isShown ? program.out.strong(text.verdict) : text.verdict));
}

/// "Before" and "after", each with its verdict.
void printFairness(const ReportVerdict& verdict, const DungeonProgram& program)
{
    program.out.line(verdict.title + QStringLiteral(": ") +
                     (verdict.tone == Tone::Good  ? program.out.good(verdict.sentence)
                      : verdict.tone == Tone::Bad ? program.out.bad(verdict.sentence)
                                                  : verdict.sentence));
}

void printComparison(const play::Comparison& comparison, const BatchScenario& before,
                     const BatchScenario& after, const DungeonProgram& program)
{
    program.out.line(comparedGamesText(comparison));
    if (const QString skipped = skippedGamesText(comparison); !skipped.isEmpty())
        program.out.line(program.out.warning(skipped));
    for (const Change& change : play::changesOf(comparison))
        printChange(change, after, program);
    if (after.game.playerCount() < 2)
        return;
    printFairness(fairnessBefore(comparison, before), program);
    printFairness(fairnessAfter(comparison, after), program);
}

int compareVersions(const CompareOptions& options, DungeonProgram& program)
{
    const auto before = readForBatch(options.before, options, program);
    const auto after = before ? readForBatch(options.after, options, program) : std::nullopt;
    if (!after)
        return Unreadable;
    if (before->game.playerCount() != after->game.playerCount()) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1: expected %2 players as in %3, found %4"))
                .arg(QString::fromStdString(options.after), QString::number(before->game.playerCount()),
                     QString::fromStdString(options.before), QString::number(after->game.playerCount())));
        return Unreadable;
    }
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    const play::BatchPlan plan = planOf(options);
    const play::Comparison comparison = play::compare(
        before->game, after->game, plan, threadsOf(options), &stop, [&](const play::Comparison& sum) {
            if (!progress(double(sum.games + sum.skipped) / double(plan.games)))
                stop = true;
        });
    if (options.json)
        program.out.json(comparisonAsJson(comparison, options.before, options.after, options.seed).dump(2));
    else
        printComparison(comparison, *before, *after, program);
    if (!stop)
        return Legal;
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    return HasFindings;
}

} // namespace

void addCompareCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "compare",
        cliText(QT_TRANSLATE_NOOP("delve", "Play two versions of a scenario and say what changed")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Both versions are played with the same seeds, game by game. The intervals of all changes\n"
                 "hold together at 95 %; a change is called one only if its interval excludes 0.\n"
                 "Exit code: 0, 1 if it was stopped, 2 for bad input.\n"
                 "Examples:\n"
                 "  delve compare before.scenario.json after.scenario.json\n"
                 "  delve compare before.scenario.json after.scenario.json --games 2000 --json")));
    auto options = std::make_shared<CompareOptions>();
    command->add_option("before", options->before, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")))
        ->required();
    command
        ->add_option("after", options->after,
                     cliText(QT_TRANSLATE_NOOP("delve", "Scenario file of the other version")))
        ->required();
    addBatchOptions(*command, *options);
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback([options, &program] {
        program.run = [options, &program] { return compareVersions(*options, program); };
    });
}

} // namespace delve::mageknight
