// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/artifacts/artifacts.h"

namespace delve::mageknight::play {

/// How the active figure or token gets along. It is the same for all squares, so whoever asks about many of
/// them finds it out once.
struct Pace
{
    Gait gait = Gait::Walk; ///< SPD-07, SA-AQUATIC: how terrain counts
    int load = 0;           ///< DRESS-15, DRESS-16: what it carries adds to every square
    bool isLarge = false;   ///< BASE-24: its base covers several squares
};

Pace paceOfActive(const Position& position);

/// MOV-01, MOV-02: what it costs to enter a square straight, with what is carried.
inline int entryCost(const Position& position, const Pace& pace, SquareIndex square)
{
    // DRESS-09, DRESS-13: furniture and what is left of it cost 2, whatever is printed there.
    const bool isHindered = pace.gait != Gait::Fly && isMadeHindering(position, square);
    return (isHindered ? 2 : entryCost(position.board(), square, pace.gait)) + pace.load;
}
/// PEA-04, MOUNT-04, TITAN-05: what a step of a base of several squares costs.
int largeStepCost(const Position& position, const Pace& pace, SquareIndex from, Direction direction);
/// What a step to a neighbour costs, which must be a square. MOV-03: a diagonal step costs 1 more.
inline int stepCost(const Position& position, const Pace& pace, SquareIndex from, Direction direction)
{
    if (pace.isLarge)
        return largeStepCost(position, pace, from, direction);
    return entryCost(position, pace, position.board().neighbour(from, direction)) +
           (isDiagonal(direction) ? 1 : 0);
}

/// Find the pace anew each time; for many squares find it once and call the functions above.
inline int entryCostOfActive(const Position& position, SquareIndex square)
{
    return entryCost(position, paceOfActive(position), square);
}
inline int stepCostOfActive(const Position& position, SquareIndex from, Direction direction)
{
    return stepCost(position, paceOfActive(position), from, direction);
}

} // namespace delve::mageknight::play
