// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/moving/movement.h"

namespace delve::mageknight::play {

// BASE-05, BASE-07, PEA-03 to PEA-07, MOUNT-03 to MOUNT-05, TITAN-04 to TITAN-11: steps and turns of bases of
// several squares. Who asks about steps asks movement.h, which comes here where it must.

/// The base of the active figure covers several squares.
inline bool isActiveLarge(const Position& position)
{
    const FigureId figure = position.turn().figure;
    return figure != FigureId::None && !position.kind(figure).isOneSquare();
}

/// TITAN-05, BASE-07: edges and ground let a base that strides go this way.
Refusal checkStride(const Position& position, SquareIndex from, Direction direction);
/// BASE-05, PEA-06: the active figure may come to `to`, or over it if it can go on to where it may rest.
Refusal checkLargeDestination(const Position& position, const Bans& bans, SquareIndex from, SquareIndex to,
                              int cost);

/// PEA-07, MOUNT-09, BASE-05: the active figure may turn to face this way where it is.
Refusal checkLargeTurn(const Position& position, Direction facing);
/// PEA-06: some facing is left to it where it is.
bool canStraighten(const Position& position);
/// PEA-07: turns the active figure, with all that coming to new squares sets off.
void turnLarge(Unfolding& unfolding, Direction facing);
/// BASE-05: it is over what it may not rest on and can neither go on nor turn.
bool isLargeStuck(const Position& position);

class ActionList;

/// PEA-06: the body that trails is laid straight.
struct Straighten
{
    Direction facing = Direction::North;

    static constexpr std::string_view name = "straighten";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("facing", &Straighten::facing));
    }
    friend bool operator==(const Straighten&, const Straighten&) = default;
};

/// PEA-06: a base that is held on its way straightens at once.
struct StraightenChoice
{
    static constexpr std::string_view name = "straighten-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "PEA-06";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

Refusal check(const Position& position, const Straighten& action);
void carryOut(Unfolding& unfolding, const Straighten& action);
PlayerId deciderOf(const Position& position, const StraightenChoice&);
void listOptions(const Position& position, const StraightenChoice&, ActionList& actions);
/// Asks for it after a step, if the active figure is held and does not lie straight.
void straightenIfHeld(Unfolding& unfolding);

} // namespace delve::mageknight::play
