// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/check_tally.h"

#include "engine/table/histogram.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

using table::Count;
using table::totalOf;
using table::weightOf;

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
               seat.levels >= tally.games;
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
           card.played >= card.players && card.played <= tally.choices;
}

/// Where Heroes were wounded and fell, all together, is what causes have come to.
bool arePlacesTrue(const Tally& tally)
{
    std::vector<Count> wounds(woundCauses), deaths(woundCauses);
    for (const Tally::Space& space : tally.spaces) {
        const auto isPassedTrue = std::ranges::equal(space.passed, space.rolls, std::less_equal{});
        if (space.laid > tally.games || totalOf(space.byFirst) != tally.games || !isPassedTrue)
            return false;
        table::addCounts(wounds, space.wounds);
        table::addCounts(deaths, space.deaths);
    }
    return wounds == tally.wounds && deaths == tally.deaths &&
           totalOf(tally.deaths) == totalOf(tally.seats, &Tally::Seat::lost) &&
           totalOf(tally.wounds) == totalOf(tally.seats, &Tally::Seat::wounds);
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
    if (isTrue)
        return std::nullopt;
    return Message{
        QT_TRANSLATE_NOOP("Engine", "expected sums that %1 games can have, found some that cannot be"),
        {std::to_string(games)}};
}

} // namespace delve::dungeoneer::play
