#include "engine/sim/tally.h"

#include <algorithm>
#include <cassert>

namespace delve::play {

namespace {

using Count = Tally::Count;

void addCounts(std::vector<Count>& sum, const std::vector<Count>& more)
{
    assert(sum.size() == more.size());
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += more[i];
}

void addHistogram(Tally::Histogram& sum, const Tally::Histogram& more)
{
    sum.resize(std::max(sum.size(), more.size()));
    for (std::size_t i = 0; i < more.size(); ++i)
        sum[i] += more[i];
}

void count(Tally::Histogram& histogram, int number)
{
    histogram.resize(std::max(histogram.size(), std::size_t(number) + 1));
    ++histogram[std::size_t(number)];
}

void addSeat(Tally::Seat& sum, const Tally::Seat& more)
{
    sum.wins += more.wins;
    sum.limitWins += more.limitWins;
    sum.shared += more.shared;
    sum.gold += more.gold;
    sum.goldSquared += more.goldSquared;
    sum.experience += more.experience;
    sum.levels += more.levels;
    sum.heroesLost += more.heroesLost;
    sum.heroesOut += more.heroesOut;
    sum.fell += more.fell;
    addHistogram(sum.byReach, more.byReach);
    addHistogram(sum.byTaking, more.byTaking);
}

void addRecord(Tally::Record& sum, const Tally::Record& more)
{
    sum.games += more.games;
    sum.wins += more.wins;
    sum.shared += more.shared;
    sum.gold += more.gold;
    sum.goldSquared += more.goldSquared;
}

void countSeat(Tally::Record& sum, const GameRecord::Seat& seat)
{
    addRecord(sum, {1, seat.won, seat.shared, Count(seat.gold), Count(seat.gold) * Count(seat.gold)});
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
    count(byRounds, record.rounds);
    count(byChoices, record.choices / choicesPerBin);
    count(byLeadChanges, record.leadChanges);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const GameRecord::Seat& seat = record.seats[i];
        const auto gold = Count(seat.gold);
        addSeat(seats[i], {seat.won, seat.won && record.isLimited, seat.shared, gold, gold * gold,
                           Count(seat.experience), Count(seat.levels), Count(seat.heroesLost),
                           Count(seat.heroesOut), seat.fell});
        count(seats[i].byReach, seat.reached);
        count(seats[i].byTaking, seat.took);
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
    games += other.games;
    limited += other.limited;
    stopped += other.stopped;
    turns += other.turns;
    choices += other.choices;
    leadChanges += other.leadChanges;
    addHistogram(byRounds, other.byRounds);
    addHistogram(byChoices, other.byChoices);
    addHistogram(byLeadChanges, other.byLeadChanges);
    for (std::size_t i = 0; i < seats.size(); ++i)
        addSeat(seats[i], other.seats[i]);
    for (std::size_t i = 0; i < entrances.size(); ++i)
        addRecord(entrances[i], other.entrances[i]);
    for (std::size_t i = 0; i < agents.size(); ++i)
        addRecord(agents[i], other.agents[i]);
    for (std::size_t i = 0; i < chests.size(); ++i) {
        chests[i].opened += other.chests[i].opened;
        chests[i].sprung += other.chests[i].sprung;
        chests[i].taken += other.chests[i].taken;
        addCounts(chests[i].keptBy, other.chests[i].keptBy);
    }
    addCounts(tokensMet, other.tokensMet);
    addCounts(visits, other.visits);
    for (const auto& [death, number] : other.deaths)
        deaths[death] += number;
}

} // namespace delve::play
