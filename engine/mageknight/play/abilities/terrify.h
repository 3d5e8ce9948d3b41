// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// SA-TERRIFY, DG-14 to DG-17. What was rolled holds for the activation: nobody is activated twice in a turn.

struct FearRolled
{
    FigureId terrifier = FigureId::None;
    bool mayApproach = false;

    static constexpr std::string_view name = "fear-rolled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("terrifier", &FearRolled::terrifier),
                          field("mayApproach", &FearRolled::mayApproach));
    }
    friend bool operator==(const FearRolled&, const FearRolled&) = default;
};

void evolve(StateWriter& state, const FearRolled& event);

constexpr int fearKeepsAwayUpTo = 2; ///< DG-14: on these faces the step is not made

/// DG-14: the active figure may not go from one square to the next in this turn. `from` is noSquare for who
/// comes in.
Refusal checkFear(const Position& position, SquareIndex from, SquareIndex to);
/// DG-14: it would have to roll first.
bool needsCourage(const Position& position, SquareIndex from, SquareIndex to);
/// DG-14: rolls before it goes there; false if it does not go.
bool overcomesFear(Unfolding& unfolding, SquareIndex from, SquareIndex to);

} // namespace delve::mageknight::play
