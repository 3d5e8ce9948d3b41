// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"
#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class ActionList;

/// SA-NIMBLE: turns a figure between two activations of its player's turn.
struct TurnNimble
{
    FigureId figure = FigureId::None;
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "turn-nimble";
    static constexpr Timing timing = Timing::Choose;
    static constexpr bool hasYoungMembers = true; // the leaning
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &TurnNimble::figure), field("facing", &TurnNimble::facing),
                          field("leaning", &TurnNimble::leaning));
    }
    friend bool operator==(const TurnNimble&, const TurnNimble&) = default;
};

Refusal check(const Position& position, const TurnNimble& action);
void carryOut(Unfolding& unfolding, const TurnNimble& action);
void listNimble(const Position& position, ActionList& actions);

/// SA-NIMBLE: those beside whom the active figure has just stepped may turn at once.
void offerNimbleTurns(Unfolding& unfolding);

} // namespace delve::mageknight::play
