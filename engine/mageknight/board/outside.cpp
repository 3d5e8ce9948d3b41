// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/outside.h"

#include <climits>

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr std::uint64_t westColumn = 0x0101010101010101u;
constexpr std::uint64_t eastColumn = westColumn << 7;
constexpr std::uint64_t northRow = 0xffu;
constexpr std::uint64_t southRow = northRow << 56;

/// All free squares of a block of 8 x 8 that orthogonal steps reach from the given ones.
std::uint64_t filled(std::uint64_t from, std::uint64_t free)
{
    if (free == ~std::uint64_t(0)) // most blocks, where tiles lie far apart
        return free;
    for (;;) {
        const std::uint64_t wider =
            (from | (from & ~eastColumn) << 1 | (from & ~westColumn) >> 1 | from << 8 | from >> 8) & free;
        if (wider == from)
            return from;
        from = wider;
    }
}

int floorOfBlock(int coordinate)
{
    return coordinate & ~7;
}

} // namespace

Outside::Outside(std::span<const TileArea> covered, int level)
{
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;
    for (const TileArea& tile : covered) {
        if (tile.size.width == 0 || tile.position.level != level)
            continue;
        left = std::min(left, tile.position.x);
        top = std::min(top, tile.position.y);
        right = std::max(right, tile.position.x + tile.size.width - 1);
        bottom = std::max(bottom, tile.position.y + tile.size.height - 1);
    }
    if (left > right)
        return;
    // A rim of void all around is part of the outside and joins all its parts.
    m_left = floorOfBlock(left - 1);
    m_top = floorOfBlock(top - 1);
    m_across = (right + 1 - m_left) / 8 + 1;
    m_down = (bottom + 1 - m_top) / 8 + 1;
    m_free.assign(std::size_t(m_across) * std::size_t(m_down), ~std::uint64_t(0));
    m_outside.assign(m_free.size(), 0);
    for (const TileArea& tile : covered) {
        if (tile.position.level != level)
            continue;
        const int x = tile.position.x - m_left;
        // The squares of a row lie in one block or in two that follow each other.
        const std::uint64_t row = ((std::uint64_t(1) << tile.size.width) - 1) << (x % 8);
        for (int y = tile.position.y - m_top; y < tile.position.y - m_top + tile.size.height; ++y) {
            std::uint64_t* const block = &m_free[std::size_t(y / 8 * m_across + x / 8)];
            block[0] &= ~((row & northRow) << (y % 8 * 8));
            if (const std::uint64_t rest = row >> 8; rest != 0)
                block[1] &= ~(rest << (y % 8 * 8));
        }
    }
    flood();
}

void Outside::flood()
{
    std::vector<std::int32_t> waiting;
    const auto spread = [&](int block, std::uint64_t from) {
        const std::uint64_t fresh = from & m_free[std::size_t(block)] & ~m_outside[std::size_t(block)];
        if (fresh == 0)
            return;
        m_outside[std::size_t(block)] |= fresh;
        waiting.push_back(block);
    };
    spread(0, 1);
    while (!waiting.empty()) {
        const int block = waiting.back();
        waiting.pop_back();
        std::uint64_t& here = m_outside[std::size_t(block)];
        here = filled(here, m_free[std::size_t(block)]);
        const int x = block % m_across;
        const int y = block / m_across;
        if (x > 0)
            spread(block - 1, (here & westColumn) << 7);
        if (x + 1 < m_across)
            spread(block + 1, (here & eastColumn) >> 7);
        if (y > 0)
            spread(block - m_across, (here & northRow) << 56);
        if (y + 1 < m_down)
            spread(block + m_across, (here & southRow) >> 56);
    }
}

std::uint64_t Outside::blockAt(int x, int y) const
{
    const int column = x - m_left / 8;
    const int row = y - m_top / 8;
    if (column < 0 || row < 0 || column >= m_across || row >= m_down)
        return ~std::uint64_t(0);
    return m_outside[std::size_t(row * m_across + column)];
}

std::vector<TileArea> Outside::differences(const Outside& a, const Outside& b, int level)
{
    std::vector<TileArea> blocks;
    const int right = std::max(a.m_left / 8 + a.m_across, b.m_left / 8 + b.m_across);
    const int bottom = std::max(a.m_top / 8 + a.m_down, b.m_top / 8 + b.m_down);
    for (int y = std::min(a.m_top, b.m_top) / 8; y < bottom; ++y)
        for (int x = std::min(a.m_left, b.m_left) / 8; x < right; ++x)
            if (a.blockAt(x, y) != b.blockAt(x, y))
                blocks.push_back({{level, x * 8, y * 8}, {8, 8}});
    return blocks;
}

bool Outside::contains(int x, int y) const
{
    const int column = x - m_left;
    const int row = y - m_top;
    if (column < 0 || row < 0 || column >= m_across * 8 || row >= m_down * 8)
        return true;
    return (m_outside[std::size_t(row / 8 * m_across + column / 8)] >> (row % 8 * 8 + column % 8) & 1) != 0;
}

} // namespace delve::mageknight
