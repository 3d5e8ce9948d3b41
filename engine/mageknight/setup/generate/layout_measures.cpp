// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/layout_measures.h"

#include <climits>

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace delve::mageknight {

namespace {

using Neighbours = std::vector<std::vector<TileIndex>>;

Neighbours neighboursIn(const LaidTiles& laid)
{
    Neighbours all;
    for (TileIndex tile = 0; tile < laid.count(); ++tile)
        all.push_back(laid.adjacentTiles(tile));
    return all;
}

std::vector<int> distancesFrom(const Neighbours& neighbours, TileIndex from)
{
    std::vector<int> distances(neighbours.size(), -1);
    std::vector<TileIndex> queue{from};
    distances[std::size_t(from)] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const TileIndex other : neighbours[std::size_t(queue[head])])
            if (distances[std::size_t(other)] < 0) {
                distances[std::size_t(other)] = distances[std::size_t(queue[head])] + 1;
                queue.push_back(other);
            }
    return distances;
}

/// Tiles joined to one another that offer no choice of way, the most of them in a row.
int longestCorridorIn(const Neighbours& neighbours)
{
    int longest = 0;
    std::vector<bool> isSeen(neighbours.size(), false);
    const auto isPlain = [&](TileIndex tile) { return neighbours[std::size_t(tile)].size() <= 2; };
    for (TileIndex start = 0; start < TileIndex(neighbours.size()); ++start) {
        if (isSeen[std::size_t(start)] || !isPlain(start))
            continue;
        int length = 0;
        std::vector<TileIndex> waiting{start};
        isSeen[std::size_t(start)] = true;
        while (!waiting.empty()) {
            const TileIndex tile = waiting.back();
            waiting.pop_back();
            ++length;
            for (const TileIndex other : neighbours[std::size_t(tile)])
                if (isPlain(other) && !isSeen[std::size_t(other)]) {
                    isSeen[std::size_t(other)] = true;
                    waiting.push_back(other);
                }
        }
        longest = std::max(longest, length);
    }
    return longest;
}

void measureExtent(const LaidTiles& laid, LayoutMeasures& measures)
{
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN, covered = 0;
    for (TileIndex tile = 0; tile < laid.count(); ++tile) {
        const auto& [position, size] = laid.areaOf(tile);
        left = std::min(left, position.x);
        top = std::min(top, position.y);
        right = std::max(right, position.x + size.width);
        bottom = std::max(bottom, position.y + size.height);
        covered += size.width * size.height;
    }
    if (left > right)
        return;
    measures.width = right - left;
    measures.height = bottom - top;
    const int all = std::max(1, measures.width * measures.height);
    measures.fill = 100 * covered / all;
    measures.fillUp = (100 * covered + all - 1) / all;
}

} // namespace

LayoutMeasures measureLayout(const LaidTiles& laid, std::span<const TileIndex> entrances, int chestDistance)
{
    const Neighbours neighbours = neighboursIn(laid);
    LayoutMeasures measures;
    measures.tiles = laid.count();
    int ends = 0;
    for (const auto& around : neighbours) {
        ends += int(around.size());
        measures.branches += around.size() >= 3;
    }
    measures.loops = ends / 2 - measures.tiles + 1;
    measures.longestCorridor = longestCorridorIn(neighbours);
    measures.isWhole = laid.areAllSquaresReached();
    measures.loose = int(laid.openEdges().size());
    measureExtent(laid, measures);
    measures.entranceDistance = entrances.size() < 2 ? 0 : INT_MAX;
    std::vector<int> nearest(neighbours.size(), INT_MAX);
    for (const TileIndex entrance : entrances) {
        measures.distances.push_back(distancesFrom(neighbours, entrance));
        const auto& distances = measures.distances.back();
        for (std::size_t tile = 0; tile < distances.size(); ++tile)
            nearest[tile] = std::min(nearest[tile], distances[tile]);
        for (const TileIndex other : entrances)
            if (other != entrance)
                measures.entranceDistance =
                    std::min(measures.entranceDistance, distances[std::size_t(other)]);
    }
    measures.farTiles = int(std::ranges::count_if(nearest, [&](int away) { return away >= chestDistance; }));
    return measures;
}

int LayoutMeasures::distanceOfFarthest(int count) const
{
    std::vector<int> nearest(std::size_t(tiles), distances.empty() ? 0 : INT_MAX);
    for (const auto& fromOne : distances)
        for (std::size_t tile = 0; tile < nearest.size(); ++tile)
            nearest[tile] = std::min(nearest[tile], fromOne[tile]);
    if (count < 1 || count > tiles)
        return 0;
    std::ranges::nth_element(nearest, nearest.begin() + count - 1, std::greater());
    return nearest[std::size_t(count) - 1];
}

bool isDull(const LayoutMeasures& measures, const DungeonWishes& wishes)
{
    constexpr int enough = 10;
    if (measures.tiles < enough || wishes.chestDistance > 2)
        return false;
    // Of many entrances some are neighbours.
    const bool areTeamsApart = measures.entranceDistance >= (measures.distances.size() > 4 ? 2 : 3);
    return (!wishes.loops && measures.loops < 1) || measures.longestCorridor > measures.tiles / 2 ||
           measures.branches < 1 || !areTeamsApart;
}

int scoreOf(const LayoutMeasures& measures, const DungeonWishes& wishes)
{
    int score = measures.isWhole ? 0 : -1000;
    // Ways round: without any, whoever is ahead stays ahead; too many make every way the same.
    const int mostLoops = wishes.loops.value_or(1 + measures.tiles / 5);
    const int leastLoops = wishes.loops.value_or(1);
    score -= 30 * std::max(0, leastLoops - measures.loops);
    score -= 12 * std::max(0, measures.loops - mostLoops);
    // Choices of way.
    score -= 12 * std::max(0, measures.longestCorridor - 2 - measures.tiles / 10);
    score += 4 * std::min(measures.branches, measures.tiles / 3);
    // Teams that start side by side share one adventure.
    score += 10 * std::min(measures.entranceDistance, 3 + measures.tiles / 10);
    const int chests = wishes.chests.value_or(2 * wishes.players);
    score -= 40 * std::max(0, chests - measures.farTiles);
    // A dungeon like a snake is one long way.
    const int longer = std::max(measures.width, measures.height);
    const int shorter = std::max(1, std::min(measures.width, measures.height));
    score -= std::max(0, 10 * longer / shorter - 17);
    switch (wishes.shape) {
    case DungeonShape::Balanced: score -= std::abs(measures.fill - 60) / 4; break;
    case DungeonShape::Compact: score += measures.fill; break;
    case DungeonShape::Sprawling: score -= measures.fill; break;
    }
    // Places to leave by, so that exits can be chosen.
    score += std::min(measures.loose, 10);
    if (wishes.isMirrored && measures.distances.size() == 2)
        for (std::size_t tile = 0; tile < measures.distances[0].size(); ++tile)
            score -= std::abs(measures.distances[0][tile] - measures.distances[1][tile]) == 1;
    return score;
}

} // namespace delve::mageknight
