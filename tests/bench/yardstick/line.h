// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/yardstick/grid.h"

#include <cstdlib>

namespace yardstick {

/// An exact integer walk over every cell that the line from centre to centre passes through. Exactly through
/// a corner it goes on diagonally, unless both ways around the corner are closed.
inline bool walkLine(const Grid& grid, int x, int y, int toX, int toY)
{
    const int adx = std::abs(toX - x);
    const int ady = std::abs(toY - y);
    const int sx = toX > x ? 1 : -1;
    const int sy = toY > y ? 1 : -1;
    const unsigned sideX = sx > 0 ? 1u << 1 : 1u << 3;
    const unsigned sideY = sy > 0 ? 1u << 2 : 1u << 0;
    int difference = ady - adx; // of the next vertical and the next horizontal grid line
    while (x != toX || y != toY) {
        const unsigned open = grid.open[std::size_t(grid.cell(x, y))];
        if (difference < 0) {
            if ((open & sideX) == 0)
                return false;
            x += sx;
            difference += 2 * ady;
        } else if (difference > 0) {
            if ((open & sideY) == 0)
                return false;
            y += sy;
            difference -= 2 * adx;
        } else {
            const bool overX = (open & sideX) && (grid.open[std::size_t(grid.cell(x + sx, y))] & sideY);
            const bool overY = (open & sideY) && (grid.open[std::size_t(grid.cell(x, y + sy))] & sideX);
            if (!overX && !overY)
                return false;
            x += sx;
            y += sy;
            difference += 2 * (ady - adx);
        }
    }
    return true;
}

/// Bresenham's line over cells; walls between cells are tested on straight moves, rubble everywhere.
inline bool bresenham(const Grid& grid, int x, int y, int toX, int toY)
{
    const int adx = std::abs(toX - x);
    const int ady = std::abs(toY - y);
    const int sx = toX > x ? 1 : -1;
    const int sy = toY > y ? 1 : -1;
    const unsigned sideX = sx > 0 ? 1u << 1 : 1u << 3;
    const unsigned sideY = sy > 0 ? 1u << 2 : 1u << 0;
    int error = adx - ady;
    while (x != toX || y != toY) {
        const unsigned open = grid.open[std::size_t(grid.cell(x, y))];
        const int twice = 2 * error;
        const bool moveX = twice > -ady;
        const bool moveY = twice < adx;
        if (moveX && !moveY && (open & sideX) == 0)
            return false;
        if (moveY && !moveX && (open & sideY) == 0)
            return false;
        if (moveX && moveY && (open & (sideX | sideY)) == 0)
            return false;
        if (moveX) {
            error -= ady;
            x += sx;
        }
        if (moveY) {
            error += adx;
            y += sy;
        }
        if (grid.blocked[std::size_t(grid.cell(x, y))] != 0)
            return false;
    }
    return true;
}

} // namespace yardstick
