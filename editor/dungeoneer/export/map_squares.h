// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <QSize>

namespace delve::dungeoneer {

// Other programs know squares, not cards. A card of 63 x 88 mm is five squares wide and seven high, but for
// a five-hundredth.
inline constexpr int squaresAcross = 5;
inline constexpr int squaresDown = 7;

/// A card of one of the maps, and the cell of the common grid in which it lies: both maps side by side, the
/// Wilderness one cell apart from the Dungeon.
struct GridCard
{
    MapKind map = MapKind::Dungeon;
    const PlacedCard* placed = nullptr;
    Cell cell; ///< from the north-west corner of all cards
};

struct CardGrid
{
    std::vector<GridCard> cards;
    QSize size; ///< in cells

    const GridCard* at(MapKind map, Cell cell) const;
};

CardGrid gridOf(const Scenario& scenario);

} // namespace delve::dungeoneer
