// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/dungeoneer/commands/batch_scenario.h"
#include "app/play/batch_assertions.h"
#include "editor/dungeoneer/report/card_report.h"
#include "editor/dungeoneer/report/report_words.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

bool wantsJson(const CLI::App& command)
{
    return command.get_option("--json")->count() > 0;
}

void printComparison(const play::Comparison& comparison, const Scenario& after, const Terminal& out)
{
    out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n game(s) of each, %1 of them alike"), comparison.games)
                 .arg(comparison.alike));
    if (comparison.skipped > 0)
        out.line(
            out.warning(counted(QT_TRANSLATE_N_NOOP("delve", "%n game(s) turned in circles and are left out"),
                                comparison.skipped)));
    for (const play::Change& change : play::changesOf(comparison)) {
        const QString verdict = change.isShown ? out.strong(translated(QT_TRANSLATE_NOOP("delve", "changed")))
                                               : translated(QT_TRANSLATE_NOOP("delve", "no change shown"));
        out.hanging(QStringLiteral("  ") +
                        translated(QT_TRANSLATE_NOOP("delve", "%1: %2 before, %3 after (%4 to %5), %6"))
                            .arg(measureInWords(change, after), reportNumber(change.before),
                                 reportNumber(change.after), reportNumber(change.change.least),
                                 reportNumber(change.change.most), verdict),
                    4);
    }
}

QString verdictOf(const play::AssertionCheck& check, std::uint64_t games, const Terminal& out)
{
    switch (check.verdict) {
    case table::BoundVerdict::Holds: return out.good(translated(QT_TRANSLATE_NOOP("delve", "holds")));
    case table::BoundVerdict::Broken: return out.bad(translated(QT_TRANSLATE_NOOP("delve", "broken")));
    case table::BoundVerdict::NotShown: break;
    }
    return out.warning(counted(QT_TRANSLATE_N_NOOP("delve", "not shown with %n game(s)"), games));
}

} // namespace

int compareMaps(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    constexpr std::uint64_t usualGames = 400;
    const auto options = batchOptionsOf(command, usualGames, program);
    const auto before = options ? readForBatch(textOf(command, "before"), *options, program) : std::nullopt;
    const auto after = before ? readForBatch(textOf(command, "after"), *options, program) : std::nullopt;
    if (!after)
        return Unreadable;
    if (before->game.playerCount() != after->game.playerCount()) {
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "%1: expected %2 players as in %3, found %4"))
                             .arg(QString::fromStdString(textOf(command, "after")),
                                  QString::number(before->game.playerCount()),
                                  QString::fromStdString(textOf(command, "before")),
                                  QString::number(after->game.playerCount())));
        return Unreadable;
    }
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    const play::BatchPlan plan = planOf(*options);
    const play::Comparison comparison = play::compare(
        before->game, after->game, plan, threadsOf(*options), &stop, [&](const play::Comparison& sum) {
            if (!progress(double(sum.games + sum.skipped) / double(plan.games)))
                stop = true;
        });
    if (wantsJson(command))
        program.out.json(
            comparisonAsJson(comparison, textOf(command, "before"), textOf(command, "after"), options->seed)
                .dump(2));
    else
        printComparison(comparison, after->scenario, program.out);
    if (!stop)
        return Legal;
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    return HasFindings;
}

int assertGames(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    constexpr std::uint64_t usualGames = 2000;
    const std::string file = textOf(command, "file");
    const auto options = batchOptionsOf(command, usualGames, program);
    const auto played = options ? readForBatch(file, *options, program) : std::nullopt;
    if (!played)
        return Unreadable;
    const Scenario& scenario = played->scenario;
    const auto check = [&](const play::Tally& tally, const table::Certainty& certainty) {
        return play::checkAssertions(played->game, scenario, tally, certainty);
    };
    CheckedAssertions<play::AssertionCheck> result;
    if (!scenario.assertions.empty())
        result = playAssertions(played->game, planOf(*options), threadsOf(*options), check);
    if (wantsJson(command))
        program.out.json(assertionsAsJson(result, file, options->seed, [&](const Assertion& assertion) {
                             return assertionInWords(assertion, scenario, *program.cards());
                         }).dump(2));
    else if (result.checks.empty())
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1 has no assertions."))
                             .arg(QString::fromStdString(file)));
    else
        for (const play::AssertionCheck& checked : result.checks)
            program.out.line(QStringLiteral("%1: %2 %3")
                                 .arg(verdictOf(checked, result.games, program.out),
                                      assertionInWords(checked.assertion, scenario, *program.cards()),
                                      program.out.faint(shareInWords(checked.share))));
    if (result.isStopped)
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    const bool strict = command.get_option("--strict")->count() > 0;
    const bool fails = std::ranges::any_of(result.checks, [&](const play::AssertionCheck& checked) {
        return checked.verdict == table::BoundVerdict::Broken ||
               (strict && checked.verdict == table::BoundVerdict::NotShown);
    });
    return fails || result.isStopped ? HasFindings : Legal;
}

} // namespace delve::dungeoneer
