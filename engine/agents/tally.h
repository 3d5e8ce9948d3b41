#pragma once

#include "engine/agents/match.h"

#include <cstdint>
#include <span>
#include <vector>

namespace delve::play {

/// What the games of a batch have come to. Everything is a sum of whole numbers, so that tallies added in any
/// order are equal to the last bit, whoever played which game.
struct Tally
{
    using Count = std::uint64_t;

    /// What happened to one player, whoever sat there.
    struct Seat
    {
        Count wins = 0;   ///< alone
        Count shared = 0; ///< END-06: with others
        Count gold = 0;
        Count goldSquared = 0;
        Count experience = 0;
        Count levels = 0;
        Count heroesLost = 0;
        Count heroesOut = 0; ///< through the exit

        friend bool operator==(const Seat&, const Seat&) = default;
    };
    /// How an agent did, wherever it sat.
    struct Record
    {
        Count games = 0;
        Count wins = 0;
        Count shared = 0;

        friend bool operator==(const Record&, const Record&) = default;
    };
    struct Chest
    {
        Count opened = 0;          ///< times that somebody opened it
        std::vector<Count> keptBy; ///< by player: games in which it was carried out

        friend bool operator==(const Chest&, const Chest&) = default;
    };

    Count games = 0;
    Count limited = 0; ///< END-09
    Count stopped = 0; ///< mostChoices: not among the games
    Count choices = 0;
    Count leadChanges = 0;
    std::vector<Count> byRounds; ///< games by the round in which they ended
    std::vector<Seat> seats;
    std::vector<Record> agents;
    std::vector<Chest> chests;
    std::vector<Count> tokensMet;    ///< games in which the token was flipped
    std::vector<Count> visits;       ///< actions that brought a hero onto each square
    std::vector<Count> eliminations; ///< of heroes, by the square in which they fell

    /// Nothing has been played yet.
    static Tally forGame(const Game& game, std::size_t agents);
    /// Adds the games of another tally of the same game and agents.
    void add(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Watches one game and adds it to a tally.
class MatchWatch
{
public:
    MatchWatch(const Game& game, Tally& tally);

    void observe(const GameState& after, const Events& events);
    /// `agentAt` says which agent played for each player.
    void finish(const GameState& end, const MatchResult& result, std::span<const std::size_t> agentAt);

private:
    void noteLead(const GameState& state);

    const Game& m_game;
    Tally& m_tally;
    std::vector<SquareIndex> m_squares; ///< of the figures before the action
    PlayerId m_leader = PlayerId::None;
};

} // namespace delve::play
