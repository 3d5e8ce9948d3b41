// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/square_map.h"

#include <cassert>

namespace delve::mageknight {

void SquareMap::set(Square square, SquareIndex index)
{
    assert(square.level >= 0 && covers(square));
    while (levels() <= square.level)
        m_levels.emplace_back().fill(-1);
    std::int32_t& region = m_levels[std::size_t(square.level)][inLevel(square)];
    if (region < 0) {
        region = std::int32_t(m_regions.size());
        m_regions.emplace_back().fill(-1);
    }
    std::int32_t& block = m_regions[std::size_t(region)][inRegion(square)];
    if (block < 0) {
        block = std::int32_t(m_blocks.size());
        m_blocks.emplace_back().fill(noSquare);
    }
    m_blocks[std::size_t(block)][inBlock(square)] = index;
}

std::size_t SquareMap::bytes() const
{
    return m_levels.capacity() * sizeof(Level) + m_regions.capacity() * sizeof(Region) +
           m_blocks.capacity() * sizeof(Block);
}

} // namespace delve::mageknight
