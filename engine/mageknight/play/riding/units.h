// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

// CAV, PROF: what mount and rider have from each other. Both are figures with a dial, and the mount is the
// piece on the board: see pieceOf and companionOf.

/// CAV-06: calls `visit(figure)` for the piece and for who rides on it; None has neither. MD-01: of a hull
/// for its sections, PSGR-15: not for a passenger.
template <typename Visit> void forEachOfUnit(const Position& position, FigureId piece, Visit&& visit)
{
    if (piece == FigureId::None)
        return;
    if (isHull(position, piece))
        return forEachSection(piece, visit);
    visit(piece);
    if (const FigureId rider = position.figure(piece).load; rider != FigureId::None)
        visit(rider);
}

/// CAV-17, MD-20: calls `visit(figure)` for the other dials of the piece: the other one of a cavalry unit,
/// the other sections of a section.
template <typename Visit> void forEachCompanion(const Position& position, FigureId figure, Visit&& visit)
{
    if (isSection(position, figure))
        return forEachSection(position.figure(figure).carrier, [&](FigureId section) {
            if (section != figure)
                visit(section);
        });
    if (const FigureId companion = companionOf(position, figure); companion != FigureId::None)
        visit(companion);
}

/// CAV-12, MD-24: the piece that is activated where this figure is to act; PSGR-05: a passenger by itself.
inline FigureId activatedPiece(const Position& position, FigureId figure)
{
    const FigureId piece = pieceOf(position, figure);
    return isHull(position, piece) && !isSection(position, figure) ? figure : piece;
}

/// CAV-17, MD-43: both are dials of one piece, of which an attack concerns one.
inline bool areOfOnePiece(const Position& position, FigureId a, FigureId b)
{
    return a != FigureId::None && b != FigureId::None && pieceOf(position, a) == pieceOf(position, b);
}

/// PSGR-10: what a figure does around itself does not concern this one: itself, or the hull that it is a part
/// of or rides in. CAV-18: mount and rider are concerned by each other.
inline bool isOwnPiece(const Position& position, FigureId figure, FigureId other)
{
    return figure == other ||
           (isHull(position, pieceOf(position, figure)) && areOfOnePiece(position, figure, other));
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
    return position.figure(figure).isRidden() && companionOf(position, figure) != FigureId::None;
}

} // namespace delve::mageknight::play
