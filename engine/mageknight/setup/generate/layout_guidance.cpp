// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/layout_guidance.h"

#include <algorithm>
#include <limits>

namespace delve::mageknight {

namespace {

constexpr int veryFar = 1000;

/// What a square further from the central chamber is worth. Left alone, large dungeons grow into a few long
/// arms.
int pullOf(DungeonShape shape)
{
    switch (shape) {
    case DungeonShape::Balanced: return -1;
    case DungeonShape::Compact: return -2;
    case DungeonShape::Sprawling: return 3;
    }
    return 0;
}

/// What ten squares are worth by which the rectangle around all tiles grows.
int growthValue(DungeonShape shape)
{
    switch (shape) {
    case DungeonShape::Balanced: return 0;
    case DungeonShape::Compact: return -8;
    case DungeonShape::Sprawling: return 3;
    }
    return 0;
}

std::vector<int> search(const std::vector<std::vector<TileIndex>>& neighbours, std::size_t from)
{
    std::vector<int> distances(neighbours.size(), veryFar);
    std::vector<std::size_t> queue{from};
    distances[from] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const TileIndex other : neighbours[queue[head]])
            if (distances[std::size_t(other)] == veryFar) {
                distances[std::size_t(other)] = distances[queue[head]] + 1;
                queue.push_back(std::size_t(other));
            }
    return distances;
}

} // namespace

LayoutGuidance::LayoutGuidance(const DungeonWishes& wishes)
    : m_wishes(wishes), m_chests(wishes.chests.value_or(2 * wishes.players))
{}

void LayoutGuidance::look(const LaidTiles& laid, std::span<const TileIndex> entrances)
{
    m_laid = &laid;
    m_left = m_top = std::numeric_limits<int>::max();
    m_right = m_bottom = std::numeric_limits<int>::min();
    for (TileIndex tile = 0; tile < laid.count(); ++tile) {
        const auto& [position, size] = laid.areaOf(tile);
        m_left = std::min(m_left, position.x);
        m_top = std::min(m_top, position.y);
        m_right = std::max(m_right, position.x + size.width);
        m_bottom = std::max(m_bottom, position.y + size.height);
    }
    m_distances.clear();
    m_fromEntrances.clear();
    const bool isFarWished = m_wishes.chestDistance > 2;
    if (!isFarWished && !m_wishes.loops)
        return; // neither is asked for
    std::vector<std::vector<TileIndex>> neighbours;
    std::size_t ends = 0;
    for (TileIndex tile = 0; tile < laid.count(); ++tile) {
        neighbours.push_back(laid.adjacentTiles(tile));
        ends += neighbours.back().size();
    }
    m_loops = int(ends / 2) - int(laid.count()) + 1;
    if (!isFarWished)
        return;
    for (std::size_t tile = 0; tile < neighbours.size(); ++tile)
        m_distances.push_back(search(neighbours, tile));
    m_fromEntrances.assign(neighbours.size(), veryFar);
    for (const TileIndex entrance : entrances)
        for (std::size_t tile = 0; tile < neighbours.size(); ++tile)
            m_fromEntrances[tile] = std::min(m_fromEntrances[tile], m_distances[std::size_t(entrance)][tile]);
}

int LayoutGuidance::meritOf(const LaidFace& face, Square position) const
{
    const TileMeeting meeting = m_laid->meetingAt(face, position);
    // Crossings more than one edge wide make room.
    return 3 * std::min(meeting.loose, 6) - 5 * meeting.deadEnds + 3 * std::min(meeting.crossings, 3) +
           loopMerit(meeting) + shapeMerit(face, position) + farMerit(face, position);
}

int LayoutGuidance::meritOfEntrance(const LaidFace& face, Square position) const
{
    const TileMeeting meeting = m_laid->meetingAt(face, position);
    // It may join one tile only; the more of it lies free, the better.
    return 6 * meeting.loose - 8 * meeting.deadEnds - 200 * (meeting.tiles > 1) +
           shapeMerit(face, position) / 2 + farMeritOfEntrance(face, position);
}

int LayoutGuidance::shapeMerit(const LaidFace& face, Square position) const
{
    if (m_laid->count() == 0)
        return 0;
    const TileArea& centre = m_laid->areaOf(m_laid->central().value_or(0));
    const int width = std::max(m_right, position.x + face.size.width) - std::min(m_left, position.x);
    const int height = std::max(m_bottom, position.y + face.size.height) - std::min(m_top, position.y);
    const int growth = width * height - (m_right - m_left) * (m_bottom - m_top);
    return pullOf(m_wishes.shape) * distance(position, centre.position) +
           growthValue(m_wishes.shape) * growth / 10;
}

/// Tiles joined in several places make ways round.
int LayoutGuidance::loopMerit(const TileMeeting& meeting) const
{
    const int closed = std::max(0, meeting.tiles - 1);
    if (!m_wishes.loops)
        return 30 * (closed > 0);
    const int missing = *m_wishes.loops - m_loops;
    return closed <= missing ? 45 * closed : -100 * (closed - missing);
}

/// MAP-19: from a tile beside these to all others.
std::vector<int> LayoutGuidance::distancesFrom(std::span<const TileIndex> beside) const
{
    std::vector<int> distances(m_distances.size(), veryFar);
    for (const TileIndex near : beside)
        for (std::size_t tile = 0; tile < distances.size(); ++tile)
            distances[tile] = std::min(distances[tile], m_distances[std::size_t(near)][tile] + 1);
    return distances;
}

/// Far chests need one tile, where the entrances will be, that is far from as many others as can be: first a
/// long way, then rooms at its end.
int LayoutGuidance::farMerit(const LaidFace& face, Square position) const
{
    if (m_distances.empty())
        return 0;
    const auto beside = m_laid->tilesBeside(face, position);
    const std::vector<int> fromNew = distancesFrom(beside);
    const int enough = m_wishes.chestDistance - 1;
    const auto worth = [&](int distance) { return std::min(distance, enough); };
    int best = 0, asStart = 0;
    for (std::size_t start = 0; start < m_distances.size(); ++start) {
        int sum = worth(fromNew[start]);
        for (std::size_t tile = 0; tile < m_distances.size(); ++tile)
            sum += worth(std::min(m_distances[start][tile], fromNew[start] + fromNew[tile]));
        best = std::max(best, sum);
        asStart += worth(fromNew[start]);
    }
    return 25 * std::max(best, asStart);
}

int LayoutGuidance::farMeritOfEntrance(const LaidFace& face, Square position) const
{
    if (m_distances.empty())
        return 0;
    const std::vector<int> fromNew = distancesFrom(m_laid->tilesBeside(face, position));
    int far = 0, sum = 0;
    for (std::size_t tile = 0; tile < fromNew.size(); ++tile) {
        const int nearest = std::min(fromNew[tile], m_fromEntrances[tile]);
        far += nearest >= m_wishes.chestDistance;
        sum += std::min(nearest, m_wishes.chestDistance);
    }
    return 100 * std::min(far, m_chests) + 5 * sum;
}

} // namespace delve::mageknight
