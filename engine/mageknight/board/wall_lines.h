// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <compare>
#include <vector>

namespace delve::mageknight {

/// A corner of the grid: the north-west corner of the square (x, y).
struct GridCorner
{
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const GridCorner&, const GridCorner&) = default;
    /// Reading order.
    friend constexpr std::strong_ordering operator<=>(const GridCorner& a, const GridCorner& b)
    {
        if (const auto order = a.y <=> b.y; order != 0)
            return order;
        return a.x <=> b.x;
    }
};

/// Straight walls joined at their ends: the corners where a line begins, turns and ends. A closed line ends
/// where it began.
using WallLine = std::vector<GridCorner>;

/// The walls of a level as lines: each side of a square that is a wall lies on exactly one line, once. Sides
/// between solid rock and solid rock, or rock and void, are left out: nobody ever stands before them. Walls
/// run straight on where they cross.
std::vector<WallLine> wallLines(const Board& board, int level);

/// The sides of squares that hold a door one can go through, each once, however many doors lie there.
std::vector<Edge> doorEdges(const Board& board, int level);

} // namespace delve::mageknight
