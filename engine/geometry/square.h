// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"

#include <algorithm>
#include <compare>
#include <cstdlib>

namespace delve {

/// A square of a map. All squares of a level lie on one integer grid; levels are grids of their own.
struct Square
{
    int level = 0;
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const Square&, const Square&) = default;
    /// Reading order: level, then row, then column.
    friend constexpr std::strong_ordering operator<=>(const Square& a, const Square& b)
    {
        if (const auto order = a.level <=> b.level; order != 0)
            return order;
        if (const auto order = a.y <=> b.y; order != 0)
            return order;
        return a.x <=> b.x;
    }
};

/// Coordinates in files lie within these bounds, so that sums of them never overflow.
inline constexpr int minCoordinate = -1000;
inline constexpr int maxCoordinate = 1000;

constexpr bool isWithinBounds(Square square)
{
    return square.level >= 0 && square.x >= minCoordinate && square.x <= maxCoordinate &&
           square.y >= minCoordinate && square.y <= maxCoordinate;
}

constexpr Square operator+(Square square, Offset offset)
{
    return {square.level, square.x + offset.dx, square.y + offset.dy};
}

constexpr Square neighbour(Square square, Direction direction)
{
    return square + offsetOf(direction);
}

constexpr Square neighbour(Square square, Side side)
{
    return square + offsetOf(side);
}

/// Squares away, a diagonal counting as one. Only within one level.
inline int distance(Square a, Square b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// One side of one square. The same line has a second name, seen from the neighbour.
struct Edge
{
    Square square;
    Side side = Side::North;

    friend constexpr bool operator==(const Edge&, const Edge&) = default;
    friend constexpr std::strong_ordering operator<=>(const Edge&, const Edge&) = default;
};

constexpr Edge fromOtherSide(Edge edge)
{
    return {neighbour(edge.square, edge.side), opposite(edge.side)};
}

} // namespace delve
