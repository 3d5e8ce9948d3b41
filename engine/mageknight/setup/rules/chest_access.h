// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/setup_view.h"

#include <functional>

namespace delve::mageknight {

/// A chest that stands or is imagined to stand somewhere.
struct ChestPlace
{
    SquareIndex square = noSquare;
    Side facing = Side::South;
};

/// On what board chests are judged, and where nobody can stop.
struct AccessQuery
{
    const BoardView& view;
    const ZoneFlood& reach;                 ///< what paths from the starts reach on that board
    const std::vector<SquareIndex>& starts; ///< in order
    std::function<bool(Square)> isTaken;
};

/// CHEST-10: whether a figure can come to the front arc of a chest.
bool isAccessible(const AccessQuery& query, ChestPlace chest);

/// CHEST-08: the tiles on which a chest could stand, were it the only one; no more than so many of them.
std::vector<TileIndex> tilesForChests(const SetupView& view, std::size_t atMost);

} // namespace delve::mageknight
