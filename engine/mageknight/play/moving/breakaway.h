// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/stance.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// BRK: breaking away.

/// BRK-02: an attempt of the active figure.
struct BreakAway
{
    static constexpr std::string_view name = "break-away";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const BreakAway&, const BreakAway&) = default;
};

/// BRK-07, BRK-08: this figure does not hold the active one, or no longer, in this activation.
struct FreedFrom
{
    FigureId holder = FigureId::None;

    static constexpr std::string_view name = "freed-from";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("holder", &FreedFrom::holder));
    }
    friend bool operator==(const FreedFrom&, const FreedFrom&) = default;
};

/// BRK-04
struct BreakAwayFailed
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "break-away-failed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &BreakAwayFailed::figure));
    }
    friend bool operator==(const BreakAwayFailed&, const BreakAwayFailed&) = default;
};

Refusal check(const Position& position, const BreakAway&);
void carryOut(Unfolding& unfolding, const BreakAway&);
void evolve(StateWriter& state, const FreedFrom& event);
void evolve(StateWriter& state, const BreakAwayFailed&);

/// BRK-01: the active figure stands in the front arc of an opposing figure that it has not broken away from.
/// `except`: figures that it is about to pass through (BRK-11).
bool isHeld(const Position& position, std::span<const FigureId> except = {});
/// BRK-01: it would be held if it stood on, or flew over, this square, with all others as they stand now.
bool isHeldOn(const Position& position, SquareIndex square);
/// BASE-15: it would be held if it covered these squares.
bool isHeldWith(const Position& position, const Body& body);
/// BRK-01, BRK-07: the same when it comes to `to` from `from`: if it is held there it has got away from all
/// who stand next to it.
bool isHeldNext(const Position& position, SquareIndex from, SquareIndex to);
/// BRK-02
inline constexpr int breakAwayCost = 2;
/// BRK-03: the highest face of the die with which breaking away fails.
int breakAwayFailsUpTo(const Position& position, FigureId figure);

} // namespace delve::mageknight::play
