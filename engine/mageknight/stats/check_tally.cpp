// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/check_tally.h"

#include <algorithm>
#include <numeric>

namespace delve::mageknight::play {

namespace {

using Count = Tally::Count;

Count sumOf(const std::vector<Count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), Count(0));
}

/// Every game is in the histogram once.
bool isOverAll(const Tally::Histogram& histogram, Count games)
{
    return sumOf(histogram) == games;
}

bool isSeatTrue(const Tally::Seat& seat, Count games)
{
    return seat.limitWins <= seat.wins && seat.wins + seat.shared <= games && seat.fell <= games &&
           isOverAll(seat.byReach, games) && isOverAll(seat.byTaking, games);
}

/// Of all players of all games each was played by one agent, and came in at one entrance.
bool areRecordsTrue(const std::vector<Tally::Record>& records, const Tally& tally)
{
    Count games = 0;
    Count wins = 0;
    for (const Tally::Record& record : records) {
        if (record.wins + record.shared > record.games)
            return false;
        games += record.games;
        wins += record.wins;
    }
    const Count won = std::accumulate(tally.seats.begin(), tally.seats.end(), Count(0),
                                      [](Count sum, const Tally::Seat& seat) { return sum + seat.wins; });
    return games == tally.games * tally.seats.size() && wins == won && won <= tally.games;
}

bool isChestTrue(const Tally::Chest& chest, Count games)
{
    return chest.taken <= games && sumOf(chest.keptBy) <= games;
}

} // namespace

std::optional<Message> faultOf(const Tally& tally, std::uint64_t games)
{
    if (tally.games + tally.stopped != games)
        return Message{QT_TRANSLATE_NOOP("Engine", "expected the sums of %1 games, found those of %2"),
                       {std::to_string(games), std::to_string(tally.games + tally.stopped)}};
    const auto isAtMostAll = [&](Count count) { return count <= tally.games; };
    const bool isTrue =
        isAtMostAll(tally.limited) && isOverAll(tally.byRounds, tally.games) &&
        isOverAll(tally.byChoices, tally.games) && isOverAll(tally.byLeadChanges, tally.games) &&
        std::ranges::all_of(tally.seats, [&](const auto& seat) { return isSeatTrue(seat, tally.games); }) &&
        areRecordsTrue(tally.agents, tally) && areRecordsTrue(tally.entrances, tally) &&
        std::ranges::all_of(tally.chests,
                            [&](const auto& chest) { return isChestTrue(chest, tally.games); }) &&
        std::ranges::all_of(tally.tokensMet, isAtMostAll);
    if (!isTrue)
        return Message{
            QT_TRANSLATE_NOOP("Engine", "expected sums that %1 games can have, found some that cannot be"),
            {std::to_string(games)}};
    return std::nullopt;
}

} // namespace delve::mageknight::play
