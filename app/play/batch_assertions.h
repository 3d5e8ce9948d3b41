// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/progress_line.h"
#include "engine/table/batch.h"
#include "engine/table/bound_check.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <string>
#include <vector>

namespace delve {

// Assertions of a scenario and changes between two versions, played and told as JSON in all games alike.

/// What was found about assertions; `Check` is the game's own.
template <typename Check> struct CheckedAssertions
{
    std::uint64_t games = 0;
    std::vector<Check> checks;
    bool isStopped = false;
};

/// Plays until every assertion is shown to hold or to be broken, at most the games of the plan. `check` looks
/// at a tally with a certainty.
template <typename Batch, typename CheckAll>
auto playAssertions(const typename Batch::Played::Game& game, const table::BatchPlan<Batch>& plan,
                    int threads, CheckAll&& check)
{
    // One looks after every block, so what is said must hold at any time.
    const table::Certainty certainty{.risk = 0.05, .atAnyTime = true};
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    auto state = table::startBatch(game, plan);
    const auto tell = [&](const table::BatchState<Batch>& sum) {
        if (!progress(double(sum.tally.games + sum.tally.stopped) / double(plan.games)))
            stop = true;
    };
    const auto isEnough = [&](const typename Batch::Tally& tally) {
        return tally.games >= table::fewestClearGames && areShown(check(tally, certainty));
    };
    table::runBatch(game, plan, state,
                    {.threads = threads, .stop = &stop, .progress = tell, .isEnough = isEnough});
    auto checks = check(state.tally, certainty);
    return CheckedAssertions<typename decltype(checks)::value_type>{state.tally.games, std::move(checks),
                                                                    stop};
}

/// `sentenceOf` tells an assertion in words.
template <typename Check, typename SentenceOf>
nlohmann::ordered_json assertionsAsJson(const CheckedAssertions<Check>& result, const std::string& file,
                                        std::uint64_t seed, SentenceOf&& sentenceOf)
{
    auto list = nlohmann::ordered_json::array();
    for (const Check& check : result.checks) {
        nlohmann::ordered_json entry{{"sentence", sentenceOf(check.assertion).toStdString()},
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

template <typename Comparison>
nlohmann::ordered_json comparisonAsJson(const Comparison& comparison, const std::string& before,
                                        const std::string& after, std::uint64_t seed)
{
    auto changes = nlohmann::ordered_json::array();
    for (const auto& change : changesOf(comparison)) {
        nlohmann::ordered_json entry{{"measure", std::string(nameOf(change.measure))}};
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
            {"before", before},
            {"after", after},
            {"seed", seed},
            {"games", comparison.games},
            {"alike", comparison.alike},
            {"skipped", comparison.skipped},
            {"changes", changes}};
}

} // namespace delve
