#pragma once

#include "engine/play/play.h"

#include <map>
#include <optional>
#include <vector>

namespace delve::play {

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

    /// Nowhere, until somebody moves.
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
    };

    Actions stepsTo(SquareIndex from, const Action& last) const;

    SquareIndex m_start = noSquare;
    std::map<SquareIndex, Stop> m_stops;    ///< where it can walk on from
    std::map<SquareIndex, Stop> m_eventful; ///< the first last steps that set something off
};

/// The steps that bring the active figure or token to a square, see Walks.
std::optional<Actions> walkTo(const Game& game, const GameState& state, SquareIndex to);

/// Why the active figure or token cannot walk to a square, by rule; allowed if it can.
Refusal checkWalk(const Game& game, const GameState& state, SquareIndex to);

} // namespace delve::play
