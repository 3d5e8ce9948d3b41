// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/tally.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

using Count = table::Count;
using table::addCounts;
using table::countIn;

void countSeat(Tally::Record& sum, const GameRecord::Seat& seat)
{
    addCounts(sum,
              Tally::Record{1, seat.won, seat.shared, Count(seat.gold), Count(seat.gold) * Count(seat.gold)});
}

} // namespace

Tally Tally::forGame(const Game& game, std::size_t agents)
{
    const StateSizes sizes = game.sizes();
    Tally tally;
    tally.seats.resize(sizes.players);
    tally.entrances.resize(sizes.players);
    tally.agents.resize(agents);
    tally.chests.resize(sizes.chests, Chest{0, 0, 0, std::vector<Count>(sizes.players)});
    tally.tokensMet.resize(sizes.tokens);
    tally.visits.resize(sizes.squares);
    return tally;
}

void Tally::add(const GameRecord& record, std::span<const std::size_t> agentAt,
                std::span<const std::size_t> entranceAt)
{
    ++games;
    limited += record.isLimited;
    turns += Count(record.turns);
    choices += Count(record.choices);
    leadChanges += Count(record.leadChanges);
    countIn(byRounds, record.rounds);
    if (record.hasFrozen()) {
        ++frozen;
        countIn(frozenByRounds, record.rounds);
    }
    if (const auto shared = std::ranges::find(record.seats, true, &GameRecord::Seat::shared);
        shared != record.seats.end()) {
        const bool isEmpty = shared->gold == 0; // END-06: all who share have the same
        ++draws;
        emptyDraws += isEmpty;
        limitDraws += isEmpty && record.isLimited;
    }
    countIn(byChoices, record.choices / choicesPerBin);
    countIn(byLeadChanges, record.leadChanges);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const GameRecord::Seat& seat = record.seats[i];
        const auto gold = Count(seat.gold);
        addCounts(seats[i], Seat{seat.won, seat.won && record.isLimited, seat.shared, gold, gold * gold,
                                 Count(seat.experience), Count(seat.levels), Count(seat.heroesLost),
                                 Count(seat.heroesOut), seat.fell});
        seats[i].frozen += seat.froze;
        countIn(seats[i].byReach, seat.reached);
        countIn(seats[i].byTaking, seat.took);
        countSeat(agents[agentAt[i]], seat);
        countSeat(entrances[entranceAt[i]], seat);
    }
    for (std::size_t i = 0; i < chests.size(); ++i) {
        chests[i].opened += Count(record.chests[i].opened);
        chests[i].sprung += Count(record.chests[i].sprung);
        chests[i].taken += record.chests[i].taken;
        if (record.chests[i].keptBy != PlayerId::None)
            ++chests[i].keptBy[indexOf(record.chests[i].keptBy)];
    }
    for (std::size_t i = 0; i < tokensMet.size(); ++i)
        tokensMet[i] += record.tokensMet[i];
    for (const SquareIndex square : record.visits)
        ++visits[std::size_t(square)];
    for (const GameRecord::Death& death : record.deaths)
        ++deaths[{death.square, death.cause}];
}

void Tally::add(const Tally& other)
{
    addCounts(*this, other);
    for (const auto& [death, number] : other.deaths)
        deaths[death] += number;
}

} // namespace delve::mageknight::play
