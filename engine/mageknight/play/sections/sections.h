// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/figures.h"

#include <bit>

namespace delve::mageknight::play {

// MD-19 to MD-23, MD-39 to MD-43: what the sections of a multi-dial figure are, and which of them is met. The
// hull is the piece on the board: see isHull, isSection and forEachSection.

/// MD-01: this section of a hull.
inline FigureId sectionOf(FigureId hull, Section section)
{
    return FigureId(int(hull) + int(section));
}
/// The bit of a section in a set of them.
inline SectionMask maskOfSection(const Position& position, FigureId section)
{
    return maskOf(position.game().kind(section).section());
}
/// The first of a set of sections, or None.
inline FigureId firstOf(FigureId hull, SectionMask sections)
{
    return sections == 0 ? FigureId::None : FigureId(int(hull) + std::countr_zero(unsigned(sections)));
}

/// MD-21, MD-22: a section without three skulls; of other figures this is not asked.
inline bool isActive(const Position& position, FigureId section)
{
    return !position.click(section).eliminated;
}
/// MD-21: the active sections of a hull.
SectionMask activeSections(const Position& position, FigureId hull);
/// MD-23: the skulls that show in the stat slots of all sections.
int skullsOf(const Position& position, FigureId hull);
/// MD-33, FARC-16, FARC-17: the sections beside which a figure stands.
SectionMask sectionsBeside(const Position& position, FigureId hull, FigureId figure);
/// MD-42: the sections that a line between this square and the centre dot passes through: one, or two whose
/// border it meets.
SectionMask sectionsMet(const Position& position, FigureId hull, SquareIndex square);

/// The sections of a hull that something can concern, and who chooses among several.
struct Exposure
{
    SectionMask sections = 0;
    bool byController = false; ///< MD-42, MD-43: the line meets a border; otherwise the attacker chooses

    bool isOpen() const { return std::popcount(unsigned(sections)) > 1; }
};
/// MD-40, MD-42, MD-43: what a shot from this square, or an area around it, can concern.
Exposure exposureTo(const Position& position, FigureId hull, SquareIndex from);
/// MD-30: what concerns no particular section.
Exposure exposureToAll(const Position& position, FigureId hull);
/// MD-30, MD-33: what a figure beside the hull does to it without an attack.
Exposure exposureToNeighbour(const Position& position, FigureId hull, FigureId neighbour);
/// The section among these that was named for what comes, or the only one; the hull itself while it is open.
FigureId namedAmong(const Position& position, FigureId hull, const Exposure& exposure);

/// MD-37, MD-39: the figure can strike at this section, or at any if those beside it are inactive; at figures
/// of one dial if they are in its front arc.
bool canReachToStrike(const Position& position, FigureId striker, FigureId target);

} // namespace delve::mageknight::play
