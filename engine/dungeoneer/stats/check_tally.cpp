// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/check_tally.h"

#include "engine/dungeoneer/stats/printed_cards.h"
#include "engine/table/histogram.h"

#include <algorithm>
#include <functional>

namespace delve::dungeoneer::play {

namespace {

using table::Count;
using table::totalOf;
using table::weightOf;

/// More cards, steps, wounds or rolls than a single choice leads to.
constexpr Count mostOfOne = 1'000;

/// Nothing is drawn, entered, suffered or learned but by somebody's choice.
bool canComeOfChoices(Count count, const Tally& tally)
{
    return count <= tally.choices * mostOfOne;
}

/// Every game ended once, in some round, after some choices.
bool isCourseTrue(const Tally& tally)
{
    const Count fewestChoices = weightOf(tally.byChoices) * Tally::choicesPerBin;
    return tally.limited + tally.byQuests + tally.byLastHero == tally.games &&
           totalOf(tally.byRounds) == tally.games && totalOf(tally.byChoices) == tally.games &&
           tally.choices >= fewestChoices &&
           tally.choices <= fewestChoices + tally.games * (Tally::choicesPerBin - 1) &&
           tally.turns <= weightOf(tally.byRounds) * tally.seats.size() && tally.leadChanges <= tally.choices;
}

/// Each game was won by one, or by nobody.
bool areSeatsTrue(const Tally& tally)
{
    using Seat = Tally::Seat;
    const auto isTrue = [&](const Seat& seat) {
        return seat.wins == seat.questWins + seat.heroWins && seat.wins + seat.lost <= tally.games &&
               seat.completed >= 3 * seat.questWins && seat.completed <= 3 * tally.games &&
               seat.levels >= tally.games && canComeOfChoices(seat.levels - tally.games, tally) &&
               seat.wounds >= seat.lost && canComeOfChoices(seat.wounds, tally);
    };
    return std::ranges::all_of(tally.seats, isTrue) &&
           totalOf(tally.seats, &Seat::questWins) == tally.byQuests &&
           totalOf(tally.seats, &Seat::heroWins) == tally.byLastHero;
}

/// Of all players of all games each was one of these.
bool areRecordsTrue(const std::vector<Tally::Record>& records, const Tally& tally)
{
    using Record = Tally::Record;
    return std::ranges::all_of(
               records, [](const Record& record) { return record.wins + record.lost <= record.games; }) &&
           totalOf(records, &Record::games) == tally.games * tally.seats.size() &&
           totalOf(records, &Record::wins) == totalOf(tally.seats, &Tally::Seat::wins) &&
           totalOf(records, &Record::lost) == totalOf(tally.seats, &Tally::Seat::lost);
}

bool isQuestTrue(const Tally::Quest& quest, const Tally& tally)
{
    return quest.inPlay <= tally.games && quest.tried <= quest.inPlay && quest.tries >= quest.tried &&
           quest.completed <= quest.inPlay && quest.wins <= quest.completed && quest.tries <= tally.choices;
}

bool isCardTrue(const Tally::Card& card, const Tally& tally)
{
    return card.players <= card.hands && card.playerWins <= card.handWins && card.handWins <= card.hands &&
           card.playerWins <= card.players && card.hands <= tally.games * tally.seats.size() &&
           card.played >= card.players && card.played <= tally.choices && canComeOfChoices(card.drawn, tally);
}

/// A space is entered first in a round that the game had, and doors are rolled for by choices.
bool isSpaceTrue(const Tally::Space& space, const Tally& tally)
{
    if (space.laid > tally.games || totalOf(space.byFirst) != tally.games ||
        space.byFirst.size() > tally.byRounds.size())
        return false;
    const Count entered = tally.games - (space.byFirst.empty() ? 0 : space.byFirst.front()); // 0: never
    return space.entries >= entered && (entered > 0 || space.entries == 0) &&
           canComeOfChoices(space.entries, tally) && canComeOfChoices(totalOf(space.rolls), tally) &&
           std::ranges::equal(space.passed, space.rolls, std::less_equal{});
}

/// Where Heroes were wounded and fell, all together, is what causes have come to.
bool arePlacesTrue(const Tally& tally)
{
    std::vector<Count> wounds(woundCauses), deaths(woundCauses);
    for (const Tally::Space& space : tally.spaces) {
        if (!isSpaceTrue(space, tally))
            return false;
        table::addCounts(wounds, space.wounds);
        table::addCounts(deaths, space.deaths);
    }
    return wounds == tally.wounds && deaths == tally.deaths &&
           std::ranges::equal(deaths, wounds, std::less_equal{}) &&
           totalOf(tally.deaths) == totalOf(tally.seats, &Tally::Seat::lost) &&
           totalOf(tally.wounds) == totalOf(tally.seats, &Tally::Seat::wounds);
}

/// Each player has one Hero; copies of a Hero can be in the same game.
bool areHeroesTrue(const Tally& tally, const Game& game)
{
    const PrintedCards printed(game);
    std::vector<Count> copies(printed.heroCount());
    std::size_t levels = 1;
    for (int i = 0; i < game.heroCount(); ++i) {
        ++copies[printed.numberOf(HeroId(i))];
        levels = std::max(levels, game.hero(HeroId(i)).levels.size());
    }
    for (std::size_t i = 0; i < copies.size(); ++i)
        if (tally.heroes[i].games > tally.games * copies[i])
            return false;
    return std::ranges::all_of(tally.seats,
                               [&](const auto& seat) { return seat.levels <= tally.games * levels; });
}

// DNR-TURN-01: the limit ends games when its last round is over.
bool isLimitTrue(const Tally& tally, std::size_t limit)
{
    if (limit == 0)
        return tally.limited == 0;
    const Count atLimit = limit < tally.byRounds.size() ? tally.byRounds[limit] : 0;
    return tally.byRounds.size() <= limit + 1 && tally.limited <= atLimit;
}

Message impossibleSums(std::uint64_t games)
{
    return {QT_TRANSLATE_NOOP("Engine", "expected sums that %1 games can have, found some that cannot be"),
            {std::to_string(games)}};
}

} // namespace

std::optional<Message> faultOf(const Tally& tally, std::uint64_t games)
{
    if (tally.games + tally.stopped != games)
        return Message{QT_TRANSLATE_NOOP("Engine", "expected the sums of %1 games, found those of %2"),
                       {std::to_string(games), std::to_string(tally.games + tally.stopped)}};
    const bool isTrue =
        isCourseTrue(tally) && areSeatsTrue(tally) && areRecordsTrue(tally.orders, tally) &&
        areRecordsTrue(tally.entrances, tally) && areRecordsTrue(tally.agents, tally) &&
        areRecordsTrue(tally.heroes, tally) &&
        std::ranges::all_of(tally.quests, [&](const auto& quest) { return isQuestTrue(quest, tally); }) &&
        std::ranges::all_of(tally.cards, [&](const auto& card) { return isCardTrue(card, tally); }) &&
        arePlacesTrue(tally);
    return isTrue ? std::nullopt : std::optional(impossibleSums(games));
}

std::optional<Message> faultOf(const Tally& tally, const Game& game)
{
    const bool isTrue =
        areHeroesTrue(tally, game) && isLimitTrue(tally, std::size_t(game.options().roundLimit));
    return isTrue ? std::nullopt : std::optional(impossibleSums(tally.games + tally.stopped));
}

} // namespace delve::dungeoneer::play
