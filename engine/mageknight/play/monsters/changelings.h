// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/fighting/strikes.h"

#include <vector>

namespace delve::mageknight::play {

// DG-28 to DG-31: how a revealed Changeling fights at range. What it is before is in `traps` and `treasure`:
// a chest in every respect.

/// DG-29: at everybody before it.
struct ShootAhead
{
    static constexpr std::string_view name = "shoot-ahead";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const ShootAhead&, const ShootAhead&) = default;
};

Refusal check(const Position& position, const ShootAhead&);
void carryOut(Unfolding& unfolding, const ShootAhead&);

inline bool isChangeling(const Position& position, FigureId figure)
{
    return position.kind(figure).figure().changeling.has_value();
}

/// DG-29, DG-30: the target is among those that the attack of a Changeling concerns.
Refusal checkAhead(const Position& position, FigureId changeling, FigureId target);
/// DG-29: all of them, nearest first (DMG-13).
std::vector<StrokeTarget> targetsAhead(const Position& position, FigureId changeling);

} // namespace delve::mageknight::play
