// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

// CAV, PROF: what mount and rider have from each other. Both are figures with a dial, and the mount is the
// piece on the board: see pieceOf and companionOf.

/// CAV-06: calls `visit(figure)` for the piece and for who rides on it; None has neither.
template <typename Visit> void forEachOfUnit(const Position& position, FigureId piece, Visit&& visit)
{
    if (piece == FigureId::None)
        return;
    visit(piece);
    if (const FigureId rider = position.figure(piece).load; rider != FigureId::None)
        visit(rider);
}

/// CAV-02: what riding adds to the attacks of a figure; 0 on foot.
int ridersBonus(const Position& position, FigureId figure);
/// PROF: the figure rides on a mount with this proficiency.
bool hasProficiency(const Position& position, FigureId rider, Proficiency proficiency);
/// PROF-04, PROF-05: the attack of the active figure comes free after the move of its unit.
bool attacksFromTheMove(const Position& position, bool isRanged);
/// CAV-15: mounts have no hands for treasures.
inline bool isMount(const Position& position, FigureId figure)
{
    return position.game().parts().figures[indexOf(figure)].kind->mount.has_value();
}
/// CAV-15: the figure carries a rider, who handles chests and artifacts for both.
inline bool isSaddled(const Position& position, FigureId figure)
{
    return position.figure(figure).isRidden();
}

} // namespace delve::mageknight::play
