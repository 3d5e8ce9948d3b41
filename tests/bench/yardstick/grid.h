// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// Plain textbook code on a plain grid: what our board is measured against. It is kept as it was first
/// written; speeding it up or slowing it down would move the yardstick.
namespace yardstick {

/// A rectangle of cells. Bit 0 to 3 of `open` says that one can go north, east, south, west from there.
struct Grid
{
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> blocked;
    std::vector<std::uint8_t> open;

    int cell(int x, int y) const { return y * width + x; }
    bool isBlocked(int x, int y) const
    {
        return x < 0 || y < 0 || x >= width || y >= height || blocked[std::size_t(cell(x, y))] != 0;
    }
};

inline constexpr int dx[4] = {0, 1, 0, -1};
inline constexpr int dy[4] = {-1, 0, 1, 0};

/// Rooms of 5 x 5 cells with walls between them, a gap of one cell in the middle of every shared wall, and
/// 3 % of the cells filled with rubble. Gaps and the cells at them stay free.
inline Grid makeRooms(int width, int height, std::uint32_t seed)
{
    Grid grid{width, height, {}, {}};
    const std::size_t cells = std::size_t(width) * std::size_t(height);
    grid.blocked.assign(cells, 0);
    grid.open.assign(cells, 0);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            seed = seed * 1664525u + 1013904223u;
            const bool atGap = x % 5 == 2 || y % 5 == 2;
            grid.blocked[std::size_t(grid.cell(x, y))] = !atGap && (seed >> 16) % 100 < 5;
        }
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            if (grid.isBlocked(x, y))
                continue;
            for (int side = 0; side < 4; ++side) {
                const int nx = x + dx[side];
                const int ny = y + dy[side];
                if (grid.isBlocked(nx, ny))
                    continue;
                const bool otherRoom = nx / 5 != x / 5 || ny / 5 != y / 5;
                const bool gap = side % 2 == 0 ? x % 5 == 2 : y % 5 == 2;
                if (!otherRoom || gap)
                    grid.open[std::size_t(grid.cell(x, y))] |= std::uint8_t(1u << side);
            }
        }
    return grid;
}

} // namespace yardstick
