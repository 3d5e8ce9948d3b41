#pragma once

#include "engine/play/game.h"
#include "engine/sim/game_record.h"

#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace delve::play {

/// What the games of a batch have come to. Everything is a sum of whole numbers, so that tallies added in any
/// order are equal to the last bit, whoever played which game.
struct Tally
{
    using Count = std::uint64_t;
    /// Games by some number of theirs; as long as the highest that came up.
    using Histogram = std::vector<Count>;

    /// What happened to one player, whoever sat there.
    struct Seat
    {
        Count wins = 0;      ///< alone
        Count limitWins = 0; ///< of these at the round limit (END-09)
        Count shared = 0;    ///< END-06: with others
        Count gold = 0;
        Count goldSquared = 0;
        Count experience = 0;
        Count levels = 0;
        Count heroesLost = 0;
        Count heroesOut = 0;    ///< through the exit
        Count fell = 0;         ///< games in which every hero was lost
        Histogram byReach = {}; ///< games by the round in which a hero first stood beside a chest; 0 is never
        Histogram byTaking = {}; ///< games by the round in which it first took a chest; 0 is never

        friend bool operator==(const Seat&, const Seat&) = default;
    };
    /// How an agent did wherever it sat, or an entrance whoever came in there.
    struct Record
    {
        Count games = 0;
        Count wins = 0;
        Count shared = 0;
        Count gold = 0;
        Count goldSquared = 0;

        friend bool operator==(const Record&, const Record&) = default;
    };
    struct Chest
    {
        Count opened = 0;          ///< times that somebody opened it
        Count sprung = 0;          ///< times that its trap went off
        Count taken = 0;           ///< games in which somebody took it
        std::vector<Count> keptBy; ///< by player: games in which it was carried out

        friend bool operator==(const Chest&, const Chest&) = default;
    };
    /// Where heroes fell and by what; those that never came in have no square.
    struct Death
    {
        SquareIndex square = noSquare;
        DeathCause cause = DeathCause::Other;

        friend auto operator<=>(const Death&, const Death&) = default;
    };

    Count games = 0;
    Count limited = 0; ///< END-09
    Count stopped = 0; ///< mostChoices: not among the games
    Count turns = 0;
    Count choices = 0;
    Count leadChanges = 0;
    Histogram byRounds;      ///< by the round in which they ended
    Histogram byChoices;     ///< by choices, `choicesPerBin` to a bin
    Histogram byLeadChanges; ///< by changes of the lead
    std::vector<Seat> seats;
    std::vector<Record> entrances; ///< in the order of the players who have them in the scenario
    std::vector<Record> agents;
    std::vector<Chest> chests;
    std::vector<Count> tokensMet; ///< games in which the token was flipped
    std::vector<Count> visits;    ///< actions that brought a hero onto each square
    std::map<Death, Count> deaths;

    static constexpr int choicesPerBin = 50;

    /// Nothing has been played yet.
    static Tally forGame(const Game& game, std::size_t agents);
    /// Adds one game: `agentAt` and `entranceAt` say who played for each player and where it came in.
    void add(const GameRecord& record, std::span<const std::size_t> agentAt,
             std::span<const std::size_t> entranceAt);
    /// Adds the games of another tally of the same game and agents.
    void add(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

} // namespace delve::play
