// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/laying.h"

#include <span>
#include <vector>

namespace delve::dungeoneer {

/// A free cell and what may become of it.
struct SiteOutlook
{
    Cell cell;
    std::vector<CellEdge> openSides{}; ///< DNR-MAP-10: sides of laid cards, no Walls, that face it
    /// Cards that are left and may be laid here now, one way round at least.
    std::vector<CardNumber> fitting{};
    int cards = 0;           ///< how many that is, copies counted
    bool isEnclosed = false; ///< DNR-MAP-18: cards on all four sides
    /// A connection or a hole that no card which is left can ever fill: its doors fit none of them. Another
    /// one may be forbidden to all for the moment only (DNR-MAP-07, DNR-MAP-10).
    bool isDead = false;

    bool isOpen() const { return !openSides.empty(); }
};

/// The free cells beside cards that are open connections, or enclosed, in reading order.
std::vector<SiteOutlook> outlookOf(const Laying& laying);

/// DNR-BUILD-02: of so many cards that may be drawn next, so many can be laid at once.
struct DrawChance
{
    int fitting = 0;
    int cards = 0;

    friend bool operator==(const DrawChance&, const DrawChance&) = default;
};

/// The exact chance that the card drawn next has a legal place, over the maps of all kinds in use.
DrawChance chanceOfNextDraw(std::span<const Laying> maps);

/// Whether any card that is left has a legal place on this map.
bool canGrow(const Laying& laying);

/// DNR-MAP-18: whether a card that is left could fill the cell by its doors.
bool canBeFilled(const Laying& laying, const Laying::Site& site);

} // namespace delve::dungeoneer
