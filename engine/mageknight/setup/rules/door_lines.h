// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <array>

namespace delve::mageknight {

// In doors.cpp.

/// A wall, a dead end or a side of a blocking square lies on this line. Doors are no walls, so this is asked
/// of the printed board; markers do not change edges (MRK-03).
bool isWallLine(const Board& board, Edge line);

/// DOOR-03: the lines that touch the end of a door's edge on this side of its middle, besides the door.
constexpr std::array<Edge, 3> linesAtEnd(Edge door, Side towards)
{
    return {Edge{neighbour(door.square, towards), door.side}, Edge{door.square, towards},
            Edge{neighbour(door.square, door.side), towards}};
}

/// DOOR-03: besides the door itself, a wall touches each end of its edge. Asked of the printed board.
bool hasWallsAtBothEnds(const Board& printed, Edge door);

} // namespace delve::mageknight
