// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/described.h"
#include "engine/dungeoneer/stats/game_record.h"
#include "engine/dungeoneer/stats/printed_cards.h"
#include "engine/table/counts.h"

#include <span>

namespace delve::dungeoneer::play {

/// What the games of a batch have come to. Everything is a sum of whole numbers, so that tallies added in any
/// order are equal to the last bit. Parts name their members: adding, writing and reading go by these names.
struct Tally
{
    using Count = table::Count;
    using Histogram = table::Histogram;

    struct Seat
    {
        Count wins = 0;
        Count questWins = 0; ///< DNR-TURN-05
        Count heroWins = 0;  ///< DNR-TURN-06: as the last Hero
        Count lost = 0;      ///< DNR-TURN-07: the Hero was defeated
        Count completed = 0; ///< Quests
        Count wounds = 0;
        Count levels = 0;

        static constexpr std::size_t fewest = 2;
        static constexpr std::size_t most = mostPlayers;
        DNR_MEMBERS(Seat, wins, questWins, heroWins, lost, completed, wounds, levels);
    };
    /// How somebody or something did: an agent, a Hero, a place in the order of turns, what a scenario gives.
    struct Record
    {
        Count games = 0; ///< times that a player was, or had, it
        Count wins = 0;
        Count lost = 0;

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = 1'000;
        DNR_MEMBERS(Record, games, wins, lost);
    };
    struct Quest
    {
        Count inPlay = 0; ///< games
        Count tries = 0;
        Count tried = 0; ///< games
        Count completed = 0;
        Count wins = 0; ///< games that were won by whoever completed it

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = mostQuests;
        DNR_MEMBERS(Quest, inPlay, tries, tried, completed, wins);
    };
    /// Hands are those of one player in one game.
    struct Card
    {
        Count drawn = 0;
        Count played = 0;
        Count hands = 0;      ///< that had it
        Count handWins = 0;   ///< of these, won
        Count players = 0;    ///< that played it
        Count playerWins = 0; ///< of these, won

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = mostCards;
        DNR_MEMBERS(Card, drawn, played, hands, handWins, players, playerWins);
    };
    struct Space
    {
        Count laid = 0; ///< games in which it lay on the map
        Count entries = 0;
        Histogram byFirst = {}; ///< games by the round in which it was first entered; 0: never
        std::vector<Count> rolls = std::vector<Count>(4);  ///< against its doors, by side as printed
        std::vector<Count> passed = std::vector<Count>(4); ///< of these
        std::vector<Count> wounds = std::vector<Count>(woundCauses);
        std::vector<Count> deaths = std::vector<Count>(woundCauses);

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = mostSpaces;
        DNR_MEMBERS(Space, laid, entries, byFirst, rolls, passed, wounds, deaths);
    };

    Count games = 0;
    Count limited = 0; ///< DNR-TURN-01: undecided
    Count stopped = 0; ///< mostChoices: not among the games
    Count byQuests = 0;
    Count byLastHero = 0;
    Count turns = 0;
    Count choices = 0;
    Count leadChanges = 0;
    Histogram byRounds;  ///< by the round in which they ended
    Histogram byChoices; ///< by choices, `choicesPerBin` to a bin
    std::vector<Seat> seats;
    std::vector<Record> orders;    ///< by place in the order of turns
    std::vector<Record> entrances; ///< by what the scenario gives each player
    std::vector<Record> agents;
    std::vector<Record> heroes;
    std::vector<Quest> quests;
    std::vector<Card> cards;
    std::vector<Space> spaces;
    std::vector<Count> wounds = std::vector<Count>(woundCauses); ///< by cause
    std::vector<Count> deaths = std::vector<Count>(woundCauses);

    static constexpr int choicesPerBin = 50;

    DNR_MEMBERS(Tally, games, limited, stopped, byQuests, byLastHero, turns, choices, leadChanges, byRounds,
                byChoices, seats, orders, entrances, agents, heroes, quests, cards, spaces, wounds, deaths);

    /// Nothing has been played yet.
    static Tally forGame(const Game& game, std::size_t agents);
    /// Adds one game: `agentAt` and `entranceAt` say who played for each player, and whose cards it was
    /// given.
    void add(const GameRecord& record, std::span<const std::size_t> agentAt,
             std::span<const std::size_t> entranceAt);
    /// Adds the games of another tally of the same game and agents.
    void add(const Tally& other) { table::addCounts(*this, other); }
};

/// The lists of the tally are as long as those of the other, so that they count the same things.
bool hasShapeOf(const Tally& tally, const Tally& other);

} // namespace delve::dungeoneer::play
