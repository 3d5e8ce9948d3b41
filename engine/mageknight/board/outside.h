// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/rotation.h"
#include "engine/geometry/square.h"

#include <cstdint>
#include <span>
#include <vector>

namespace delve::mageknight {

/// The squares that a tile covers on its level.
struct TileArea
{
    Square position; ///< its north-west square
    Size size;
};

/// MAP-14: tells which squares of void on one level are connected to the unbounded outside. Areas on other
/// levels and areas without squares count for nothing.
class Outside
{
public:
    Outside(std::span<const TileArea> covered, int level);
    bool contains(int x, int y) const;

    /// Where two of them differ: blocks of 8 x 8 squares.
    static std::vector<TileArea> differences(const Outside& a, const Outside& b, int level);

private:
    /// A block that is not wholly outside.
    struct Block
    {
        std::uint64_t place = 0; ///< on the whole grid; in reading order they rise
        std::uint64_t outside = 0;
    };

    /// What tiles that lie close together leave free, in the box around them.
    void layGrid(std::span<const TileArea> covered);
    void flood(const std::vector<std::uint64_t>& free);
    /// Void is enclosed only by tiles that touch: groups that lie apart are looked at one by one, so that the
    /// void between them costs nothing.
    void gatherGroups(std::span<const TileArea> covered);
    /// All blocks that are not wholly outside, in reading order.
    std::vector<Block> blocks() const;

    int m_left = 0, m_top = 0; ///< of the blocks; multiples of 8, so that all agree where a block begins
    int m_across = 0, m_down = 0;
    std::vector<std::uint64_t> m_places;  ///< of the blocks, where tiles lie far apart and there is no grid
    std::vector<std::uint64_t> m_outside; ///< blocks of 8 x 8 squares, row by row: connected to the outside
};

} // namespace delve::mageknight
