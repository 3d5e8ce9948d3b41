// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/assertions.h"

#include <algorithm>
#include <limits>

namespace delve::mageknight::play {

namespace {

using Count = Tally::Count;
using Verdict = AssertionCheck::Verdict;

/// Games up to and including a round; the first bin, which may stand for never, is left out.
Count gamesWithin(const Tally::Histogram& byRound, int rounds)
{
    Count games = 0;
    for (std::size_t i = 1; i < byRound.size() && i <= std::size_t(rounds); ++i)
        games += byRound[i];
    return games;
}

/// Games that came to an end of their own within so many rounds.
Count gamesOver(const Tally& tally, int roundLimit, int rounds)
{
    const Count within = gamesWithin(tally.byRounds, rounds);
    // The round limit ends games in its own round; those that ended there by themselves are the rest of it.
    return rounds >= roundLimit ? within - std::min(within, tally.limited) : within;
}

/// By thing: the games in which it happened.
std::vector<Count> countsOf(const Assertion& assertion, const Scenario& scenario, const Tally& tally)
{
    std::vector<Count> counts;
    const auto ofSeats = [&](auto count) {
        for (const Tally::Seat& seat : tally.seats)
            counts.push_back(count(seat));
    };
    switch (assertion.measure) {
    case AssertedMeasure::Wins: ofSeats([](const Tally::Seat& seat) { return seat.wins; }); break;
    case AssertedMeasure::TeamLost: ofSeats([](const Tally::Seat& seat) { return seat.fell; }); break;
    case AssertedMeasure::ChestReached:
        ofSeats([&](const Tally::Seat& seat) { return gamesWithin(seat.byReach, *assertion.within); });
        break;
    case AssertedMeasure::ChestTaken:
        for (const Tally::Chest& chest : tally.chests)
            counts.push_back(chest.taken);
        break;
    case AssertedMeasure::TokenMet: counts = tally.tokensMet; break;
    case AssertedMeasure::GameOver:
        counts = {gamesOver(tally, scenario.options.roundLimit.value_or(std::numeric_limits<int>::max()),
                            *assertion.within)};
        break;
    case AssertedMeasure::Timeout: counts = {tally.limited}; break;
    }
    return counts;
}

template <typename Things> int placeOf(const Things& things, const ThingId& id)
{
    const auto found =
        std::ranges::find(things, id, [](const auto& thing) -> const ThingId& { return thing.id; });
    return found == things.end() ? -1 : int(found - things.begin());
}

/// The place of the one thing that the assertion is about; -1 for all of them.
int placeOfAbout(const Assertion& assertion, const Scenario& scenario)
{
    if (assertion.about.empty())
        return -1;
    switch (aboutOf(assertion.measure)) {
    case AssertedAbout::Player: return placeOf(scenario.players, assertion.about);
    case AssertedAbout::Chest: return placeOf(scenario.chests, assertion.about);
    case AssertedAbout::Token: return placeOf(scenario.tokens, assertion.about);
    case AssertedAbout::Game: break;
    }
    return -1;
}

AssertionCheck check(const Assertion& assertion, const Scenario& scenario, const Tally& tally,
                     table::Certainty certainty)
{
    AssertionCheck result;
    result.assertion = assertion;
    result.verdict = Verdict::Holds;
    const std::vector<Count> counts = countsOf(assertion, scenario, tally);
    const int only = placeOfAbout(assertion, scenario);
    if (only < 0 && counts.size() > 1)
        certainty.risk /= double(counts.size());
    const bool isLeast = assertion.bound == AssertedBound::AtLeast;
    double worst = -std::numeric_limits<double>::infinity(); // how far a share is on the wrong side
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (only >= 0 && i != std::size_t(only))
            continue;
        const table::Share share = table::shareOf(counts[i], tally.games, certainty);
        const bool isBroken = isLeast ? share.most < assertion.percent : share.least > assertion.percent;
        const bool isKept = isLeast ? share.least >= assertion.percent : share.most <= assertion.percent;
        if (isBroken)
            result.verdict = Verdict::Broken;
        else if (!isKept && result.verdict == Verdict::Holds)
            result.verdict = Verdict::NotShown;
        const double wrong = isLeast ? assertion.percent - share.percent : share.percent - assertion.percent;
        if (wrong > worst) {
            worst = wrong;
            result.worst = aboutOf(assertion.measure) == AssertedAbout::Game ? -1 : int(i);
            result.games = counts[i];
            result.share = share;
        }
    }
    if (tally.games == 0 && !counts.empty())
        result.verdict = Verdict::NotShown;
    return result;
}

} // namespace

std::vector<AssertionCheck> checkAssertions(const Scenario& scenario, const Tally& tally,
                                            const table::Certainty& certainty)
{
    std::vector<AssertionCheck> checks;
    for (const Assertion& assertion : scenario.assertions)
        checks.push_back(check(assertion, scenario, tally, certainty));
    return checks;
}

bool areShown(const std::vector<AssertionCheck>& checks)
{
    return std::ranges::none_of(
        checks, [](const AssertionCheck& check) { return check.verdict == Verdict::NotShown; });
}

} // namespace delve::mageknight::play
