// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch_file.h"

#include <string>
#include <vector>

namespace delve::mageknight::play {

/// The numbers of a batch as people read them: shares and means with what is certain about them. Computed
/// once; the command line, the page, the table and the window all show these.
struct BatchReport
{
    using Count = Tally::Count;

    struct Seat
    {
        std::string name;
        Count wins = 0;
        table::Share won; ///< of all games
        table::Share shared;
        table::Mean gold;
        double experience = 0; ///< means
        double levels = 0;
        double heroesLost = 0;
        double heroesOut = 0;
        table::Share fell;    ///< lost every hero
        table::Share reached; ///< stood beside a chest
        table::Share took;    ///< took a chest
        table::Share froze;   ///< stood still or went to and fro
    };
    /// An entrance, or an agent.
    struct Record
    {
        std::string name; ///< the player to whom the arrow belongs, or the word for the agent
        std::string id;   ///< of the arrow
        Count games = 0;
        Count wins = 0;
        table::Share won;
        table::Mean gold;
    };
    struct Chest
    {
        std::string id;
        table::Share taken;
        std::vector<table::Share> keptBy; ///< by player: carried out
        double sprung = 0;                ///< times that its trap goes off in a game
        Count gamesTaken = 0;
        bool isChangeling = false; ///< DG-18: there is nothing to take
    };
    struct Token
    {
        std::string id;
        table::Share met;
        Count gamesMet = 0;
    };
    /// A number of each game: where it lies in the middle, and between which 9 of 10 games are.
    struct Spread
    {
        double mean = 0;
        int low = 0;
        int middle = 0;
        int high = 0;
    };
    struct Place
    {
        Square square;
        Count count = 0;
        DeathCause cause = DeathCause::Other; ///< the most frequent there
    };

    Count games = 0;
    Count stopped = 0;
    Count limitedGames = 0;
    table::Share limited;
    Count frozenGames = 0; ///< games in which somebody stood still or went to and fro
    table::Share frozen;
    Count drawnGames = 0;
    table::Share drawn;
    Spread rounds;  ///< of games in which nobody froze: freezing says nothing of length
    Spread choices; ///< exact to the bins of the tally
    Spread leadChanges;
    double turns = 0;
    std::vector<Seat> seats;
    std::vector<Record> entrances;
    std::vector<Record> agents; ///< empty where all are the same
    std::vector<Chest> chests;
    std::vector<Token> tokens;
    std::vector<std::pair<DeathCause, Count>> causes; ///< the most frequent first
    std::vector<Place> deadliest;                     ///< the squares in which most heroes fell
    Count deaths = 0;
    std::vector<Square> unvisited;      ///< squares that can be entered and that nobody did
    std::size_t playable = 0;           ///< squares that can be entered
    std::vector<Square> unenteredRooms; ///< MAP-20: the first square of each tile that nobody entered
    std::size_t rooms = 0;              ///< tiles that can be entered
    std::size_t unusedWays = 0;         ///< from tile to tile
    std::size_t ways = 0;
    table::Fairness seatFairness;
    table::Fairness entranceFairness; ///< told apart from seats only if players changed entrances
};

/// The game is that of the file.
BatchReport reportOf(const BatchFile& file, const Game& game);

/// Games by the round in which they ended, but those in which somebody froze.
Tally::Histogram roundsWithoutFreezes(const Tally& tally);

/// The report as one CSV table (RFC 4180): a row for each number, with its interval and its counts.
std::string csvOf(const BatchFile& file, const BatchReport& report);

} // namespace delve::mageknight::play
