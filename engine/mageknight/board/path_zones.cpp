// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/path_zones.h"

#include "engine/mageknight/board/movement.h"

#include <algorithm>

namespace delve::mageknight {

PathZones::PathZones(const Board& board) : m_zones(std::size_t(board.squareCount()), noSquare)
{
    for (TileIndex tile = 0; tile < TileIndex(board.tiles().size()); ++tile)
        divide(board, tile);
}

bool PathZones::update(const Board& board, std::span<const TileIndex> tiles)
{
    m_zones.resize(std::size_t(board.squareCount()), noSquare);
    bool isAnyChanged = false;
    std::vector<SquareIndex> before;
    for (const TileIndex index : tiles) {
        const BoardTile& tile = board.tile(index);
        const auto first = m_zones.begin() + tile.first;
        before.assign(first, first + tile.squareCount());
        divide(board, index);
        isAnyChanged |= !std::equal(before.begin(), before.end(), first);
    }
    return isAnyChanged;
}

void PathZones::divide(const Board& board, TileIndex index)
{
    const BoardTile& tile = board.tile(index);
    const SquareIndex end = tile.first + tile.squareCount();
    std::fill(m_zones.begin() + tile.first, m_zones.begin() + end, noSquare);
    for (SquareIndex zone = tile.first; zone < end; ++zone) {
        if (!board.isPlayable(zone) || zoneOf(zone) != noSquare)
            continue;
        const auto enter = [&](SquareIndex square) {
            if (square < tile.first || square >= end || zoneOf(square) != noSquare)
                return;
            m_zones[std::size_t(square)] = zone;
            m_queue.push_back(square);
        };
        m_queue.clear();
        enter(zone);
        for (std::size_t head = 0; head < m_queue.size(); ++head)
            forEachPathStep(board, m_queue[head], enter);
    }
}

void ZoneFlood::search(const ZoneMap& map, std::span<const SquareIndex> from)
{
    m_steps.assign(std::size_t(map.board.squareCount()), unreached);
    m_queue.clear();
    const auto enter = [&](SquareIndex zone, std::int32_t steps) {
        if (zone == noSquare || m_steps[std::size_t(zone)] != unreached)
            return;
        m_steps[std::size_t(zone)] = steps;
        m_queue.push_back(zone);
    };
    for (const SquareIndex square : from)
        enter(map.zones.zoneOf(square), 0);
    for (std::size_t head = 0; head < m_queue.size(); ++head) {
        const SquareIndex zone = m_queue[head];
        forEachNextZone(map, zone, [&](SquareIndex next) { enter(next, m_steps[std::size_t(zone)] + 1); });
    }
}

std::vector<SquareIndex> ZoneFlood::differences(const ZoneFlood& other) const
{
    std::vector<SquareIndex> zones;
    const bool isShorter = m_steps.size() < other.m_steps.size();
    const auto& few = isShorter ? m_steps : other.m_steps;
    const auto& many = isShorter ? other.m_steps : m_steps;
    constexpr std::size_t blockSize = 64; // most of them are equal, and that is soon found
    for (std::size_t first = 0; first < few.size(); first += blockSize) {
        const std::size_t end = std::min(first + blockSize, few.size());
        if (std::equal(few.begin() + std::ptrdiff_t(first), few.begin() + std::ptrdiff_t(end),
                       many.begin() + std::ptrdiff_t(first)))
            continue;
        for (std::size_t zone = first; zone < end; ++zone)
            if ((few[zone] == unreached) != (many[zone] == unreached))
                zones.push_back(SquareIndex(zone));
    }
    for (std::size_t zone = few.size(); zone < many.size(); ++zone)
        if (many[zone] != unreached)
            zones.push_back(SquareIndex(zone));
    return zones;
}

std::vector<std::int32_t> regionsOfZones(const ZoneMap& map)
{
    std::vector<std::int32_t> regions(std::size_t(map.board.squareCount()), -1);
    std::vector<SquareIndex> waiting;
    std::int32_t region = 0;
    const auto enter = [&](SquareIndex zone) {
        if (regions[std::size_t(zone)] >= 0)
            return;
        regions[std::size_t(zone)] = region;
        waiting.push_back(zone);
    };
    for (SquareIndex start = 0; start < map.board.squareCount(); ++start) {
        if (map.board.tileOf(start) < 0 || map.zones.zoneOf(start) != start ||
            regions[std::size_t(start)] >= 0)
            continue;
        enter(start);
        while (!waiting.empty()) {
            const SquareIndex zone = waiting.back();
            waiting.pop_back();
            forEachNextZone(map, zone, enter);
        }
        ++region;
    }
    return regions;
}

} // namespace delve::mageknight
