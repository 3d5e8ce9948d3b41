// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/outside.h"

#include <climits>

#include <algorithm>
#include <compare>
#include <iterator>
#include <numeric>
#include <utility>

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

constexpr std::int64_t middleOfGrid = 1 << 30; ///< so that no place is negative

/// Where the block of a square lies on the whole grid: numbers that rise in reading order.
std::uint64_t placeOfBlock(int x, int y)
{
    return std::uint64_t(floorOfBlock(y) / 8 + middleOfGrid) << 32 |
           std::uint64_t(floorOfBlock(x) / 8 + middleOfGrid);
}

/// The north-west square of a block.
Square cornerOfBlock(std::uint64_t place, int level)
{
    return {level, int(std::int64_t(place & 0xffffffffu) - middleOfGrid) * 8,
            int(std::int64_t(place >> 32) - middleOfGrid) * 8};
}

/// The box around areas, in squares.
struct AreaBox
{
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;

    explicit AreaBox(std::span<const TileArea> areas)
    {
        for (const TileArea& area : areas) {
            left = std::min(left, area.position.x);
            top = std::min(top, area.position.y);
            right = std::max(right, area.position.x + area.size.width - 1);
            bottom = std::max(bottom, area.position.y + area.size.height - 1);
        }
    }
};

/// Parts areas into groups, by the blocks that they lie in: blocks of two groups do not touch.
class TouchingGroups
{
public:
    explicit TouchingGroups(std::span<const TileArea> areas) : m_leaders(areas.size())
    {
        std::iota(m_leaders.begin(), m_leaders.end(), std::size_t(0));
        for (std::size_t i = 0; i < areas.size(); ++i)
            eachBlock(areas[i], [&](int x, int y) { m_places.push_back({y, x, i}); });
        std::ranges::sort(m_places);
        for (const Place& place : m_places)
            for (const auto& [dx, dy] : {std::pair(0, 0), {1, 0}, {-1, 1}, {0, 1}, {1, 1}})
                joinAt(place, {place.y + dy, place.x + dx, 0});
    }

    std::size_t leaderOf(std::size_t area)
    {
        while (m_leaders[area] != area)
            area = m_leaders[area] = m_leaders[m_leaders[area]];
        return area;
    }

private:
    struct Place
    {
        int y, x;
        std::size_t area;

        friend auto operator<=>(const Place&, const Place&) = default;
    };

    template <typename Take> static void eachBlock(const TileArea& area, const Take& take)
    {
        const AreaBox box({&area, 1});
        for (int y = floorOfBlock(box.top); y <= box.bottom; y += 8)
            for (int x = floorOfBlock(box.left); x <= box.right; x += 8)
                take(x / 8, y / 8);
    }

    void joinAt(const Place& place, const Place& first)
    {
        // One of those in a block stands for all: within it they are joined anyway.
        const auto there = std::ranges::lower_bound(m_places, first);
        if (there != m_places.end() && there->y == first.y && there->x == first.x)
            m_leaders[leaderOf(place.area)] = leaderOf(there->area);
    }

    std::vector<std::size_t> m_leaders;
    std::vector<Place> m_places;
};

} // namespace

Outside::Outside(std::span<const TileArea> covered, int level)
{
    std::vector<TileArea> areas;
    std::ranges::copy_if(covered, std::back_inserter(areas), [&](const TileArea& area) {
        return area.size.width != 0 && area.position.level == level;
    });
    if (areas.empty())
        return;
    const AreaBox box(areas);
    constexpr std::int64_t fewBlocks = 64, blocksForATile = 8;
    const std::int64_t blocks =
        std::int64_t(box.right - box.left + 8) * std::int64_t(box.bottom - box.top + 8) / 64;
    if (blocks <= fewBlocks + blocksForATile * std::int64_t(areas.size()))
        layGrid(areas);
    else
        gatherGroups(areas);
}

void Outside::layGrid(std::span<const TileArea> covered)
{
    const AreaBox box(covered);
    // A rim of void all around is part of the outside and joins all its parts.
    m_left = floorOfBlock(box.left - 1);
    m_top = floorOfBlock(box.top - 1);
    m_across = (box.right + 1 - m_left) / 8 + 1;
    m_down = (box.bottom + 1 - m_top) / 8 + 1;
    std::vector<std::uint64_t> free(std::size_t(m_across) * std::size_t(m_down), ~std::uint64_t(0));
    m_outside.assign(free.size(), 0);
    for (const TileArea& tile : covered) {
        const int x = tile.position.x - m_left;
        // The squares of a row lie in one block or in two that follow each other.
        const std::uint64_t row = ((std::uint64_t(1) << tile.size.width) - 1) << (x % 8);
        for (int y = tile.position.y - m_top; y < tile.position.y - m_top + tile.size.height; ++y) {
            std::uint64_t* const block = &free[std::size_t(y / 8 * m_across + x / 8)];
            block[0] &= ~((row & northRow) << (y % 8 * 8));
            if (const std::uint64_t rest = row >> 8; rest != 0)
                block[1] &= ~(rest << (y % 8 * 8));
        }
    }
    flood(free);
}

void Outside::gatherGroups(std::span<const TileArea> covered)
{
    TouchingGroups groups(covered);
    std::vector<std::pair<std::size_t, std::size_t>> members; // by group
    for (std::size_t i = 0; i < covered.size(); ++i)
        members.emplace_back(groups.leaderOf(i), i);
    std::ranges::sort(members);
    std::vector<Block> all;
    std::vector<TileArea> group;
    for (std::size_t i = 0; i < members.size(); ++i) {
        group.push_back(covered[members[i].second]);
        if (i + 1 < members.size() && members[i + 1].first == members[i].first)
            continue;
        Outside alone({}, 0);
        alone.layGrid(group);
        const std::vector<Block> blocks = alone.blocks();
        all.insert(all.end(), blocks.begin(), blocks.end());
        group.clear();
    }
    std::ranges::sort(all, {}, &Block::place);
    for (const Block& block : all)
        if (m_places.empty() || m_places.back() != block.place) {
            m_places.push_back(block.place);
            m_outside.push_back(block.outside);
        } else {
            m_outside.back() &= block.outside; // where one group lies inside another, both have a say
        }
}

void Outside::flood(const std::vector<std::uint64_t>& free)
{
    std::vector<std::int32_t> waiting;
    const auto spread = [&](int block, std::uint64_t from) {
        const std::uint64_t fresh = from & free[std::size_t(block)] & ~m_outside[std::size_t(block)];
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
        here = filled(here, free[std::size_t(block)]);
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

std::vector<Outside::Block> Outside::blocks() const
{
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < m_outside.size(); ++i) {
        if (m_outside[i] == ~std::uint64_t(0))
            continue;
        const int column = m_places.empty() ? int(i) % m_across : 0;
        const int row = m_places.empty() ? int(i) / m_across : 0;
        blocks.push_back({m_places.empty() ? placeOfBlock(m_left + 8 * column, m_top + 8 * row) : m_places[i],
                          m_outside[i]});
    }
    return blocks;
}

std::vector<TileArea> Outside::differences(const Outside& a, const Outside& b, int level)
{
    std::vector<TileArea> areas;
    const std::vector<Block> those = a.blocks(), these = b.blocks();
    auto one = those.begin();
    auto other = these.begin();
    while (one != those.end() || other != these.end()) {
        const bool isOne = other == these.end() || (one != those.end() && one->place <= other->place);
        const bool isOther = one == those.end() || (other != these.end() && other->place <= one->place);
        if (!isOne || !isOther || one->outside != other->outside)
            areas.push_back({cornerOfBlock(isOne ? one->place : other->place, level), {8, 8}});
        one += isOne;
        other += isOther;
    }
    return areas;
}

bool Outside::contains(int x, int y) const
{
    std::size_t block = 0;
    if (!m_places.empty()) {
        const std::uint64_t place = placeOfBlock(x, y);
        const auto found = std::ranges::lower_bound(m_places, place);
        if (found == m_places.end() || *found != place)
            return true;
        block = std::size_t(found - m_places.begin());
    } else {
        const int column = x - m_left;
        const int row = y - m_top;
        if (column < 0 || row < 0 || column >= m_across * 8 || row >= m_down * 8)
            return true;
        block = std::size_t(row / 8 * m_across + column / 8);
    }
    return (m_outside[block] >> ((y & 7) * 8 + (x & 7)) & 1) != 0;
}

} // namespace delve::mageknight
