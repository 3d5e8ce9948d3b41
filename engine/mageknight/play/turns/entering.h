// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/stance.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// ENT, START-04 to START-09, MOV-07, MOV-08: coming in and going out.

/// MOV-07: the active hero comes in through the entrance of its team.
struct Enter
{
    bool use = false;
    std::uint8_t aside = 0; ///< BASE-17: the columns of a wide base that lie to the left of the arrow

    static constexpr std::string_view name = "enter";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    static constexpr bool hasYoungMembers = true; // aside
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("use", &Enter::use), field("aside", &Enter::aside));
    }
    friend bool operator==(const Enter&, const Enter&) = default;
};

/// MOV-08: the active hero steps out over the edge of its exit.
struct Leave
{
    static constexpr std::string_view name = "leave";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const Leave&, const Leave&) = default;
};

/// END-08
struct HeroLeft
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "hero-left";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &HeroLeft::figure));
    }
    friend bool operator==(const HeroLeft&, const HeroLeft&) = default;
};

Refusal check(const Position& position, const Enter& action);
Refusal check(const Position& position, const Leave&);
void carryOut(Unfolding& unfolding, const Enter& action);
void carryOut(Unfolding& unfolding, const Leave&);
void evolve(StateWriter& state, const HeroLeft& event);

/// MOV-08
inline constexpr int leavingCost = 1;
/// The entrance square of a hero that is outside; noSquare for all others.
SquareIndex entranceOf(const Position& position, FigureId hero);
/// BASE-17: how a larger hero lies when it has come in; without an anchor where it would lie on void.
Stance stanceInside(const Position& position, FigureId hero, int aside);
/// ENT-09, END-02: the square is the exit of the active hero and its team may leave.
bool canLeaveFrom(const Position& position, SquareIndex square);
/// START-05, START-09: the hero is outside and could enter, over a free entrance square or through who stands
/// there: now if it is active, or else with the speed points of an activation.
bool couldEnter(const Position& position, FigureId hero);
/// START-05: the active figure stands on the entrance square, could step off without a roll, and bars the way
/// to a hero of its team that waits outside.
bool mustMakeWay(const Position& position);
/// The active hero goes out. What it stores is its player's choice (STORE-01).
void leaveDungeon(Unfolding& unfolding, int cost);

} // namespace delve::mageknight::play
