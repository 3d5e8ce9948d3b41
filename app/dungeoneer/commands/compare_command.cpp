// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/dungeoneer/commands/batch_scenario.h"
#include "editor/dungeoneer/report/card_report.h"
#include "editor/dungeoneer/report/report_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

using OrderedJson = nlohmann::ordered_json;

bool wantsJson(const CLI::App& command)
{
    return command.get_option("--json")->count() > 0;
}

OrderedJson comparisonAsJson(const play::Comparison& comparison, const CLI::App& command, std::uint64_t seed)
{
    auto changes = OrderedJson::array();
    for (const play::Change& change : play::changesOf(comparison)) {
        OrderedJson entry{{"measure", std::string(nameOf(change.measure))}};
        if (change.player >= 0)
            entry["player"] = change.player + 1;
        entry.update({{"before", change.before},
                      {"after", change.after},
                      {"change", change.change.value},
                      {"least", change.change.least},
                      {"most", change.change.most},
                      {"shown", change.isShown}});
        changes.push_back(entry);
    }
    return {{"format", "delvewright-comparison"},
            {"version", 1},
            {"before", textOf(command, "before")},
            {"after", textOf(command, "after")},
            {"seed", seed},
            {"games", comparison.games},
            {"alike", comparison.alike},
            {"skipped", comparison.skipped},
            {"changes", changes}};
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

struct PromiseResult
{
    std::uint64_t games = 0;
    std::vector<play::AssertionCheck> checks;
    bool isStopped = false;
};

/// Plays until every promise is shown to hold or to be broken, at most so many games.
PromiseResult playAndCheck(const BatchScenario& played, const BatchArguments& arguments)
{
    // One looks after every block, so what is said must hold at any time.
    const table::Certainty certainty{.risk = 0.05, .atAnyTime = true};
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    const play::BatchPlan plan = planOf(arguments);
    play::BatchState state = play::startBatch(played.game, plan);
    play::BatchControl control;
    control.threads = arguments.threadCount();
    control.stop = &stop;
    control.progress = [&](const play::BatchState& sum) {
        if (!progress(double(sum.tally.games + sum.tally.stopped) / double(plan.games)))
            stop = true;
    };
    control.isEnough = [&](const play::Tally& tally) {
        return tally.games >= table::fewestClearGames &&
               play::areShown(play::checkAssertions(played.game, played.scenario, tally, certainty));
    };
    play::runBatch(played.game, plan, state, control);
    return {state.tally.games, play::checkAssertions(played.game, played.scenario, state.tally, certainty),
            stop};
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

OrderedJson promisesAsJson(const PromiseResult& result, const std::string& file, std::uint64_t seed,
                           const Scenario& scenario, const Cards& cards)
{
    auto list = OrderedJson::array();
    for (const play::AssertionCheck& check : result.checks) {
        OrderedJson entry{{"sentence", assertionInWords(check.assertion, scenario, cards).toStdString()},
                          {"measure", std::string(nameOf(check.assertion.measure))},
                          {"verdict", std::string(nameOf(check.verdict))},
                          {"games", check.games},
                          {"percent", check.share.percent},
                          {"least", check.share.least},
                          {"most", check.share.most}};
        if (check.worst >= 0)
            entry["worst"] = check.worst + 1;
        list.push_back(entry);
    }
    return {{"format", "delvewright-assertions"},
            {"version", 1},
            {"file", file},
            {"seed", seed},
            {"games", result.games},
            {"assertions", list}};
}

} // namespace

int compareMaps(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    constexpr std::uint64_t usualGames = 400;
    const auto arguments = batchArgumentsOf(command, usualGames, program);
    const auto before =
        arguments ? readForBatch(textOf(command, "before"), *arguments, program) : std::nullopt;
    const auto after = before ? readForBatch(textOf(command, "after"), *arguments, program) : std::nullopt;
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
    const play::BatchPlan plan = planOf(*arguments);
    const play::Comparison comparison = play::compare(
        before->game, after->game, plan, arguments->threadCount(), &stop, [&](const play::Comparison& sum) {
            if (!progress(double(sum.games + sum.skipped) / double(plan.games)))
                stop = true;
        });
    if (wantsJson(command))
        program.out.json(comparisonAsJson(comparison, command, arguments->seed).dump(2));
    else
        printComparison(comparison, after->scenario, program.out);
    if (!stop)
        return Legal;
    program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    return HasFindings;
}

int assertPromises(const CLI::App& command, const CommandGame&, CardProgram& program)
{
    constexpr std::uint64_t usualGames = 2000;
    const std::string file = textOf(command, "file");
    const auto arguments = batchArgumentsOf(command, usualGames, program);
    const auto played = arguments ? readForBatch(file, *arguments, program) : std::nullopt;
    if (!played)
        return Unreadable;
    const Scenario& scenario = played->scenario;
    const PromiseResult result =
        scenario.assertions.empty() ? PromiseResult{} : playAndCheck(*played, *arguments);
    if (wantsJson(command))
        program.out.json(promisesAsJson(result, file, arguments->seed, scenario, *program.cards()).dump(2));
    else if (result.checks.empty())
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1 has no assertions."))
                             .arg(QString::fromStdString(file)));
    else
        for (const play::AssertionCheck& check : result.checks)
            program.out.line(QStringLiteral("%1: %2 %3")
                                 .arg(verdictOf(check, result.games, program.out),
                                      assertionInWords(check.assertion, scenario, *program.cards()),
                                      program.out.faint(shareInWords(check.share))));
    if (result.isStopped)
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    const bool strict = command.get_option("--strict")->count() > 0;
    const bool fails = std::ranges::any_of(result.checks, [&](const play::AssertionCheck& check) {
        return check.verdict == table::BoundVerdict::Broken ||
               (strict && check.verdict == table::BoundVerdict::NotShown);
    });
    return fails || result.isStopped ? HasFindings : Legal;
}

} // namespace delve::dungeoneer
