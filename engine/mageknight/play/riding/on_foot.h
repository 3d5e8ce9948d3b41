// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

// CAV-20, CAV-24, PSGR-08, CHAR-06: how somebody stands who got down. Its arc is its own again.

/// FARC-03: whoever has an arc of 135 degrees on foot says with the facing which side it favours.
inline bool fitsOnFoot(const Position& position, FigureId figure, Leaning leaning)
{
    return position.game().kind(figure).favoursSide() == (leaning != Leaning::None);
}

/// Calls `visit(facing, leaning)` for every way to face.
template <typename Visit> void forEachHeadingOnFoot(const Position& position, FigureId figure, Visit&& visit)
{
    const bool leans = position.game().kind(figure).favoursSide();
    for (const Direction facing : allDirections)
        if (leans) {
            visit(facing, Leaning::Left);
            visit(facing, Leaning::Right);
        } else {
            visit(facing, Leaning::None);
        }
}

} // namespace delve::mageknight::play
