// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/square.h"

#include <array>
#include <cstdint>
#include <vector>

namespace delve::mageknight {

/// Number of a square on a board; noSquare is the void of MAP-13.
using SquareIndex = std::int32_t;
inline constexpr SquareIndex noSquare = -1;

/// Finds the number of the square at a coordinate. Memory follows the squares that are there, not the
/// distance between them: blocks of 8 x 8 squares hang below regions of 8 x 8 blocks, and exist only where
/// something lies.
class SquareMap
{
public:
    SquareIndex at(Square square) const
    {
        const Block* block = find(square);
        return block == nullptr ? noSquare : (*block)[inBlock(square)];
    }

    /// Sets a square within the coordinates of scenario files (and the length of a tile beyond them).
    void set(Square square, SquareIndex index);

    int levels() const { return int(m_levels.size()); }
    std::size_t bytes() const;

private:
    static constexpr int origin = 1024;        ///< makes coordinates positive
    static constexpr int extent = 2 * 1024;    ///< of a level, in squares
    static constexpr int regionsAcross = 32;   ///< of 64 x 64 squares
    using Block = std::array<SquareIndex, 64>; ///< 8 x 8 squares
    using Region = std::array<std::int32_t, 64>;
    using Level = std::array<std::int32_t, regionsAcross * regionsAcross>;

    static std::size_t inBlock(Square s)
    {
        return std::size_t(((s.y + origin) & 7) * 8 + ((s.x + origin) & 7));
    }
    static std::size_t inRegion(Square s)
    {
        return std::size_t((((s.y + origin) >> 3) & 7) * 8 + (((s.x + origin) >> 3) & 7));
    }
    static std::size_t inLevel(Square s)
    {
        return std::size_t(((s.y + origin) >> 6) * regionsAcross + ((s.x + origin) >> 6));
    }
    static bool covers(Square s)
    {
        return unsigned(s.x + origin) < unsigned(extent) && unsigned(s.y + origin) < unsigned(extent);
    }

    const Block* find(Square square) const
    {
        if (unsigned(square.level) >= m_levels.size() || !covers(square))
            return nullptr;
        const std::int32_t region = m_levels[std::size_t(square.level)][inLevel(square)];
        if (region < 0)
            return nullptr;
        const std::int32_t block = m_regions[std::size_t(region)][inRegion(square)];
        return block < 0 ? nullptr : &m_blocks[std::size_t(block)];
    }

    std::vector<Level> m_levels;
    std::vector<Region> m_regions;
    std::vector<Block> m_blocks;
};

} // namespace delve::mageknight
