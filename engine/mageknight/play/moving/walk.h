// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <map>
#include <optional>
#include <vector>

namespace delve::mageknight::play {

/// Everywhere the active figure or token can step now, with the fewest speed points, as far as nothing but
/// stepping happens on the way: no dice, nobody to decide anything. Only the last step may set off what it
/// likes.
class Walks
{
public:
    /// A square that can be reached.
    struct Reached
    {
        SquareIndex square = noSquare;
        int cost = 0;            ///< speed points
        int steps = 0;           ///< squares that are entered
        bool isEventful = false; ///< the step there sets something off: dice, a decision, the end of moving

        friend bool operator==(const Reached&, const Reached&) = default;
    };

    /// Walks that lead nowhere, for while nobody moves.
    Walks() = default;
    Walks(const Game& game, const GameState& state);

    /// In order of their numbers.
    std::vector<Reached> reached() const;
    /// The steps to a square; nothing where there is no such way.
    std::optional<Actions> wayTo(SquareIndex to) const;

private:
    /// How a square is come to.
    struct Stop
    {
        SquareIndex from = noSquare;
        int cost = 0;
        Action step;
        bool canRest = true; ///< BASE-05: a larger base could stop there
    };

    Actions stepsTo(SquareIndex from, const Action& last) const;

    SquareIndex m_start = noSquare;
    std::map<SquareIndex, Stop> m_stops;    ///< where it can walk on from
    std::map<SquareIndex, Stop> m_eventful; ///< the first last steps that set something off
};

/// The steps that bring the active figure or token to a square, see Walks.
std::optional<Actions> walkTo(const Game& game, const GameState& state, SquareIndex to);

/// A legal action of the one that moves with which nothing else happens: nothing is rolled, and nobody is
/// asked.
bool isPlain(const Game& game, const GameState& state, const Action& action);

/// The cheapest way to a square as the board lies now, however far it is: a token that is met or a spin on
/// the way may end it sooner.
struct RoughWay
{
    int cost = 0; ///< speed points
    Actions steps;
};
/// `isPastHolders`: also over squares on which others would hold the figure (BRK-01).
std::optional<RoughWay> roughWayTo(const Game& game, const GameState& state, SquareIndex to,
                                   bool isPastHolders = false);

/// Why the active figure or token cannot walk to a square, by rule; allowed if it can. MOV-14 if something
/// would happen on the way; what closes all ways (MOV-11, DOOR-06 and so on), MAP-15 if walls do.
Refusal checkWalk(const Game& game, const GameState& state, SquareIndex to);

} // namespace delve::mageknight::play
