// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/assertions.h"

#include <algorithm>
#include <limits>

namespace delve::mageknight::play {

namespace {

using Count = Tally::Count;

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

template <typename Things> std::optional<std::size_t> placeOf(const Things& things, const ThingId& id)
{
    const auto found =
        std::ranges::find(things, id, [](const auto& thing) -> const ThingId& { return thing.id; });
    return found == things.end() ? std::nullopt : std::optional(std::size_t(found - things.begin()));
}

/// The place of the one thing that the assertion is about; nothing for all of them.
std::optional<std::size_t> placeOfAbout(const Assertion& assertion, const Scenario& scenario)
{
    if (assertion.about.empty())
        return std::nullopt;
    switch (aboutOf(assertion.measure)) {
    case AssertedAbout::Player: return placeOf(scenario.players, assertion.about);
    case AssertedAbout::Chest: return placeOf(scenario.chests, assertion.about);
    case AssertedAbout::Token: return placeOf(scenario.tokens, assertion.about);
    case AssertedAbout::Game: break;
    }
    return std::nullopt;
}

AssertionCheck check(const Assertion& assertion, const Scenario& scenario, const Tally& tally,
                     const table::Certainty& certainty)
{
    const table::Bound bound{assertion.bound == AssertedBound::AtLeast, double(assertion.percent)};
    const table::BoundCheck checked =
        table::checkBound(bound, countsOf(assertion, scenario, tally), placeOfAbout(assertion, scenario),
                          tally.games, certainty);
    const bool isOfGame = aboutOf(assertion.measure) == AssertedAbout::Game;
    return {assertion, checked.verdict, checked.worst && !isOfGame ? int(*checked.worst) : -1, checked.count,
            checked.share};
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
        checks, [](const AssertionCheck& check) { return check.verdict == table::BoundVerdict::NotShown; });
}

} // namespace delve::mageknight::play
