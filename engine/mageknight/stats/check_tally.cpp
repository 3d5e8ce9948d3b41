// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/check_tally.h"

#include "engine/table/histogram.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>

namespace delve::mageknight::play {

namespace {

using table::Count;
using table::totalOf;
using table::weightOf;

/// More than any treasure is worth, and than any action brings in gold or experience.
constexpr Count mostOfOne = 1'000;

/// Every game is in the histogram once.
bool isOverAll(const Tally::Histogram& histogram, Count games)
{
    return totalOf(histogram) == games;
}

/// Choices, turns and changes of the lead follow from the histograms of the games, or nearly.
bool isCourseTrue(const Tally& tally)
{
    const Count fewestChoices = weightOf(tally.byChoices) * Tally::choicesPerBin;
    // The turn in which a game begins is counted before it is known who has it.
    const Count mostTurns = weightOf(tally.byRounds) * tally.seats.size() + tally.games;
    return isOverAll(tally.byRounds, tally.games) && isOverAll(tally.byChoices, tally.games) &&
           isOverAll(tally.byLeadChanges, tally.games) && tally.choices >= fewestChoices &&
           tally.choices <= fewestChoices + tally.games * (Tally::choicesPerBin - 1) &&
           tally.turns >= tally.games && tally.turns <= mostTurns &&
           tally.leadChanges == weightOf(tally.byLeadChanges) && tally.leadChanges <= tally.choices;
}

/// Sums of whole numbers and of their squares that can belong together.
bool isSpreadPossible(Count games, Count sum, Count squares)
{
    constexpr double rounding = 1 + 1e-9;
    const double squareOfSum = double(sum) * double(sum);
    return squares >= sum && double(squares) <= squareOfSum * rounding &&
           squareOfSum <= double(games) * double(squares) * rounding;
}

bool isGoldTrue(Count games, Count gold, Count squares, const Tally& tally)
{
    return gold <= (games * tally.chests.size() + tally.choices) * mostOfOne &&
           isSpreadPossible(games, gold, squares);
}

bool isSeatTrue(const Tally::Seat& seat, const Tally& tally)
{
    return seat.limitWins <= seat.wins && seat.wins + seat.shared <= tally.games &&
           seat.fell <= tally.games && seat.frozen <= tally.frozen && isOverAll(seat.byReach, tally.games) &&
           isOverAll(seat.byTaking, tally.games) && seat.byReach.size() <= tally.byRounds.size() &&
           seat.byTaking.size() <= tally.byRounds.size() && seat.experience <= tally.choices * mostOfOne &&
           isGoldTrue(tally.games, seat.gold, seat.goldSquared, tally);
}

/// A game is won by one, or shared by several.
bool areWinsTrue(const Tally& tally)
{
    const Count shared = totalOf(tally.seats, &Tally::Seat::shared);
    Count most = 0;
    for (const Tally::Seat& seat : tally.seats)
        most = std::max(most, seat.shared);
    return totalOf(tally.seats, &Tally::Seat::wins) + most <= tally.games && most <= shared - most &&
           tally.limited <= tally.games && totalOf(tally.seats, &Tally::Seat::limitWins) <= tally.limited;
}

/// Of all players of all games each was played by one agent, and came in at one entrance.
bool areRecordsTrue(const std::vector<Tally::Record>& records, const Tally& tally)
{
    using Record = Tally::Record;
    using Seat = Tally::Seat;
    return std::ranges::all_of(records,
                               [&](const Record& record) {
                                   return record.wins + record.shared <= record.games &&
                                          isGoldTrue(record.games, record.gold, record.goldSquared, tally);
                               }) &&
           totalOf(records, &Record::games) == tally.games * tally.seats.size() &&
           totalOf(records, &Record::wins) == totalOf(tally.seats, &Seat::wins) &&
           totalOf(records, &Record::shared) == totalOf(tally.seats, &Seat::shared) &&
           totalOf(records, &Record::gold) == totalOf(tally.seats, &Seat::gold) &&
           totalOf(records, &Record::goldSquared) == totalOf(tally.seats, &Seat::goldSquared);
}

/// Games in which somebody has frozen are among those that ended in the same round.
bool areFreezesTrue(const Tally& tally)
{
    const Tally::Histogram& frozen = tally.frozenByRounds;
    if (frozen.size() > tally.byRounds.size() ||
        !std::ranges::equal(frozen, std::span(tally.byRounds).first(frozen.size()), std::less_equal{}))
        return false;
    return isOverAll(frozen, tally.frozen) && tally.frozen <= totalOf(tally.seats, &Tally::Seat::frozen);
}

/// A game is shared or has one winner. Files of before do not tell them apart.
bool areDrawsTrue(const Tally& tally)
{
    const Count won = totalOf(tally.seats, &Tally::Seat::wins);
    return tally.draws <= tally.games - std::min(won, tally.games) && tally.emptyDraws <= tally.draws &&
           tally.limitDraws <= std::min(tally.emptyDraws, tally.limited);
}

/// Nothing happens to a chest but by somebody's choice, and nobody carries out what nobody took.
bool isChestTrue(const Tally::Chest& chest, const Tally& tally)
{
    return chest.opened <= tally.choices && chest.sprung <= tally.choices && chest.taken <= tally.games &&
           totalOf(chest.keptBy) <= chest.taken;
}

bool areDeathsTrue(const Tally& tally)
{
    Count deaths = 0;
    for (const auto& [death, count] : tally.deaths)
        deaths = table::sumOf(deaths, count);
    return deaths == totalOf(tally.seats, &Tally::Seat::heroesLost);
}

/// Each hero of each game is lost, out or neither.
bool areHeroesTrue(const Tally::Seat& seat, Count games, Count heroes)
{
    constexpr Count mostLevels = 5; // DIAL-07
    return seat.heroesLost + seat.heroesOut <= heroes * games && seat.levels <= heroes * games * mostLevels &&
           seat.fell * heroes <= seat.heroesLost &&
           seat.heroesLost <= seat.fell * heroes + (games - seat.fell) * (heroes - 1);
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
        isCourseTrue(tally) &&
        std::ranges::all_of(tally.seats, [&](const auto& seat) { return isSeatTrue(seat, tally); }) &&
        areWinsTrue(tally) && areFreezesTrue(tally) && areDrawsTrue(tally) &&
        areRecordsTrue(tally.agents, tally) && areRecordsTrue(tally.entrances, tally) &&
        std::ranges::all_of(tally.chests, [&](const auto& chest) { return isChestTrue(chest, tally); }) &&
        std::ranges::all_of(tally.tokensMet, [&](Count met) { return met <= tally.games; }) &&
        std::ranges::all_of(tally.visits, [&](Count visits) { return visits <= tally.choices; }) &&
        areDeathsTrue(tally);
    return isTrue ? std::nullopt : std::optional(impossibleSums(games));
}

std::optional<Message> faultOf(const Tally& tally, const Game& game)
{
    Count heroes = 0;
    bool isTrue = true;
    for (std::size_t i = 0; i < tally.seats.size(); ++i) {
        const Count own = game.player(PlayerId(i)).heroes.size();
        heroes += own;
        isTrue = isTrue && areHeroesTrue(tally.seats[i], tally.games, own);
    }
    isTrue = isTrue && totalOf(tally.visits) <= tally.choices * heroes;
    // END-09: the limit ends games when its last round is over.
    if (const auto limit = std::size_t(game.options().roundLimit); limit > 0) {
        Count atLimit = 0;
        for (std::size_t round = limit; round < tally.byRounds.size(); ++round)
            atLimit += tally.byRounds[round];
        isTrue = isTrue && tally.byRounds.size() <= limit + 2 && tally.limited <= atLimit;
    } else {
        isTrue = isTrue && tally.limited == 0;
    }
    return isTrue ? std::nullopt : std::optional(impossibleSums(tally.games + tally.stopped));
}

} // namespace delve::mageknight::play
