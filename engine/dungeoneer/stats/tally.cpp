// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/tally.h"

#include <bit>

namespace delve::dungeoneer::play {

namespace {

using table::addCounts;
using table::Count;
using table::countIn;

void countPlace(Tally::Space& sum, const GameRecord::Space& space)
{
    sum.laid += space.wasLaid;
    sum.entries += Count(space.entries);
    countIn(sum.byFirst, space.firstRound);
}

/// Of the players in these bits, how many there are and how many of them won.
void countHands(const GameRecord& record, std::uint8_t players, Count& all, Count& wins)
{
    all += Count(std::popcount(players));
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        wins += (players >> i & 1) != 0 && record.seats[i].won;
}

void countCard(Tally::Card& sum, const GameRecord& record, const GameRecord::Card& card)
{
    sum.drawn += Count(card.drawn);
    sum.played += Count(card.played);
    countHands(record, card.drawnBy, sum.hands, sum.handWins);
    countHands(record, card.playedBy, sum.players, sum.playerWins);
}

void countQuest(Tally::Quest& sum, const GameRecord& record, const GameRecord::Quest& quest)
{
    const bool isCompleted = quest.completedBy != PlayerId::None;
    const bool isWon = isCompleted && record.seats[indexOf(quest.completedBy)].won;
    addCounts(sum, Tally::Quest{quest.wasInPlay, Count(quest.tries), quest.tries > 0, isCompleted, isWon});
}

} // namespace

Tally Tally::forGame(const Game& game, std::size_t agentCount)
{
    const PrintedCards printed(game);
    const auto players = std::size_t(game.playerCount());
    Tally tally;
    tally.seats.resize(players);
    tally.orders.resize(players);
    tally.entrances.resize(players);
    tally.agents.resize(agentCount);
    tally.heroes.resize(printed.heroCount());
    tally.quests.resize(std::size_t(game.questCount()));
    tally.cards.resize(printed.cardCount());
    tally.spaces.resize(std::size_t(game.spaceCount()));
    return tally;
}

void Tally::add(const GameRecord& record, std::span<const std::size_t> agentAt,
                std::span<const std::size_t> entranceAt)
{
    const bool hasQuests = record.ending == Ending::Quests;
    const bool isLast = record.ending == Ending::LastHero;
    ++games;
    limited += record.ending == Ending::RoundLimit;
    byQuests += hasQuests;
    byLastHero += isLast;
    turns += Count(record.turns);
    choices += Count(record.choices);
    leadChanges += Count(record.leadChanges);
    countIn(byRounds, record.rounds);
    countIn(byChoices, record.choices / choicesPerBin);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const GameRecord::Seat& seat = record.seats[i];
        addCounts(seats[i], Seat{seat.won, seat.won && hasQuests, seat.won && isLast, seat.isLost,
                                 Count(seat.completed), Count(seat.wounds), Count(seat.level)});
        const Record one{1, seat.won, seat.isLost};
        addCounts(orders[std::size_t(seat.order)], one);
        addCounts(entrances[entranceAt[i]], one);
        addCounts(agents[agentAt[i]], one);
        addCounts(heroes[std::size_t(seat.hero)], one);
    }
    for (std::size_t i = 0; i < quests.size(); ++i)
        countQuest(quests[i], record, record.quests[i]);
    for (std::size_t i = 0; i < cards.size(); ++i)
        countCard(cards[i], record, record.cards[i]);
    for (std::size_t i = 0; i < spaces.size(); ++i)
        countPlace(spaces[i], record.spaces[i]);
    for (const GameRecord::DoorRoll& door : record.doors) {
        ++spaces[indexOf(door.space)].rolls[std::size_t(door.side)];
        spaces[indexOf(door.space)].passed[std::size_t(door.side)] += door.isPassed;
    }
    for (const GameRecord::Wounding& wounding : record.woundings) {
        const auto cause = std::size_t(wounding.cause);
        wounds[cause] += Count(wounding.wounds);
        deaths[cause] += wounding.isDeadly;
        if (wounding.space == SpaceId::None)
            continue;
        spaces[indexOf(wounding.space)].wounds[cause] += Count(wounding.wounds);
        spaces[indexOf(wounding.space)].deaths[cause] += wounding.isDeadly;
    }
}

bool hasShapeOf(const Tally& tally, const Tally& other)
{
    const auto isWhole = [](const Tally::Space& space) {
        return space.rolls.size() == 4 && space.passed.size() == 4 && space.wounds.size() == woundCauses &&
               space.deaths.size() == woundCauses;
    };
    return tally.seats.size() == other.seats.size() && tally.orders.size() == other.orders.size() &&
           tally.entrances.size() == other.entrances.size() && tally.agents.size() == other.agents.size() &&
           tally.heroes.size() == other.heroes.size() && tally.quests.size() == other.quests.size() &&
           tally.cards.size() == other.cards.size() && tally.spaces.size() == other.spaces.size() &&
           tally.wounds.size() == woundCauses && tally.deaths.size() == woundCauses &&
           std::ranges::all_of(tally.spaces, isWhole);
}

} // namespace delve::dungeoneer::play
