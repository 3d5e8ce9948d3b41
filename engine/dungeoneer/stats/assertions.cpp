// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/assertions.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

using table::Count;

/// Games up to and including a round; the first bin stands for never.
Count gamesUpTo(const table::Histogram& byRound, int rounds)
{
    Count games = 0;
    for (std::size_t i = 1; i < byRound.size() && i <= std::size_t(rounds); ++i)
        games += byRound[i];
    return games;
}

/// Games that somebody won within so many rounds. The round limit ends games in its own round.
Count gamesDecided(const Tally& tally, int roundLimit, int rounds)
{
    const Count within = gamesUpTo(tally.byRounds, rounds);
    return roundLimit > 0 && rounds >= roundLimit ? within - std::min(within, tally.limited) : within;
}

/// The spaces that the scenario laid, in its order, and where each of them is in a tally.
std::vector<SpaceId> laidByScenario(const Game& game)
{
    std::vector<SpaceId> spaces;
    for (const GivenCard& card : game.given().map)
        spaces.push_back(card.space);
    return spaces;
}

std::optional<std::size_t> placeOfPlayer(const Scenario& scenario, const ThingId& id)
{
    const auto found = std::ranges::find(scenario.players, id, &Player::id);
    return found == scenario.players.end() ? std::nullopt
                                           : std::optional(std::size_t(found - scenario.players.begin()));
}

/// Maps in the order in which the game gathered them.
std::optional<std::size_t> placeOfCard(const Scenario& scenario, const ThingId& id)
{
    std::size_t place = 0;
    for (const MapKind kind : scenario.maps)
        for (const PlacedCard& card : scenario.cards(kind)) {
            if (card.id == id)
                return place;
            ++place;
        }
    return std::nullopt;
}

AssertionCheck checkOne(const Game& game, const Scenario& scenario, const Tally& tally,
                        const Assertion& assertion, const table::Certainty& certainty)
{
    std::vector<Count> counts;
    std::optional<std::size_t> only;
    const std::vector<SpaceId> laid = laidByScenario(game);
    const bool isOfSpaces = assertion.measure == AssertedMeasure::SpaceEntered;
    switch (assertion.measure) {
    case AssertedMeasure::Wins:
        for (const Tally::Seat& seat : tally.seats)
            counts.push_back(seat.wins);
        break;
    case AssertedMeasure::HeroLost:
        for (const Tally::Seat& seat : tally.seats)
            counts.push_back(seat.lost);
        break;
    case AssertedMeasure::SpaceEntered:
        for (const SpaceId space : laid)
            counts.push_back(gamesUpTo(tally.spaces[indexOf(space)].byFirst, *assertion.within));
        break;
    case AssertedMeasure::GameOver:
        counts = {gamesDecided(tally, scenario.options.roundLimit, *assertion.within)};
        break;
    case AssertedMeasure::Timeout: counts = {tally.limited}; break;
    }
    const bool isOfPlayers = isAboutPlayer(assertion.measure);
    if (!assertion.about.empty())
        only = isOfSpaces    ? placeOfCard(scenario, assertion.about)
               : isOfPlayers ? placeOfPlayer(scenario, assertion.about)
                             : std::nullopt;
    const table::Bound bound{assertion.bound == AssertedBound::AtLeast, double(assertion.percent)};
    const table::BoundCheck checked = table::checkBound(bound, counts, only, tally.games, certainty);
    int worst = -1;
    if (checked.worst && (isOfSpaces || isOfPlayers))
        worst = isOfSpaces ? int(laid[*checked.worst]) : int(*checked.worst);
    return {assertion, checked.verdict, worst, checked.count, checked.share};
}

} // namespace

std::vector<AssertionCheck> checkAssertions(const Game& game, const Scenario& scenario, const Tally& tally,
                                            const table::Certainty& certainty)
{
    std::vector<AssertionCheck> checks;
    for (const Assertion& assertion : scenario.assertions)
        checks.push_back(checkOne(game, scenario, tally, assertion, certainty));
    return checks;
}

bool areShown(const std::vector<AssertionCheck>& checks)
{
    return std::ranges::none_of(
        checks, [](const AssertionCheck& check) { return check.verdict == table::BoundVerdict::NotShown; });
}

} // namespace delve::dungeoneer::play
