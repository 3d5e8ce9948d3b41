// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"

#include <compare>

namespace delve::dungeoneer {

/// DNR-MAP-06: a place for one whole card. Rows grow to the south; the Entrance lies in (0, 0).
struct Cell
{
    int column = 0;
    int row = 0;

    friend constexpr bool operator==(const Cell&, const Cell&) = default;
    /// Reading order: row, then column.
    friend constexpr std::strong_ordering operator<=>(const Cell& a, const Cell& b)
    {
        if (const auto order = a.row <=> b.row; order != 0)
            return order;
        return a.column <=> b.column;
    }
};

/// How far from the Entrance a card may lie, in cells; files say no more, and no table is that large.
inline constexpr int mostCellsAway = 1'000;

constexpr bool isOnTable(Cell cell)
{
    return cell.column >= -mostCellsAway && cell.column <= mostCellsAway && cell.row >= -mostCellsAway &&
           cell.row <= mostCellsAway;
}

/// Where the Entrance of every map lies.
inline constexpr Cell entranceCell{0, 0};

/// DNR-GLOSS-02: cells that share a whole edge are adjacent; those that meet in a corner are not.
constexpr Cell neighbour(Cell cell, Side side)
{
    const Offset step = offsetOf(side);
    return {cell.column + step.dx, cell.row + step.dy};
}

constexpr bool isAdjacent(Cell a, Cell b)
{
    const int columns = a.column - b.column, rows = a.row - b.row;
    return columns * columns + rows * rows == 1;
}

/// One side of one cell. The line has a second name, seen from the neighbour.
struct CellEdge
{
    Cell cell;
    Side side = Side::North;

    friend constexpr bool operator==(const CellEdge&, const CellEdge&) = default;
    friend constexpr std::strong_ordering operator<=>(const CellEdge&, const CellEdge&) = default;
};

constexpr CellEdge fromOtherSide(CellEdge edge)
{
    return {neighbour(edge.cell, edge.side), opposite(edge.side)};
}

} // namespace delve::dungeoneer
