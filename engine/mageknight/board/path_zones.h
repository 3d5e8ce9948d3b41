// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/tile_graph.h"

#include <cstdint>
#include <span>
#include <vector>

namespace delve::mageknight {

/// MAP-17: the playable squares of every tile in zones, those that paths inside the tile join. Tiles have one
/// or two of them, so that floods over zones take a small part of the time of floods over squares. A zone is
/// named by its lowest square.
class PathZones
{
public:
    explicit PathZones(const Board& board);

    /// Follows a board on which these tiles changed. Tells whether any zone did.
    bool update(const Board& board, std::span<const TileIndex> tiles);

    /// The zone of a square, noSquare where it is not playable.
    SquareIndex zoneOf(SquareIndex square) const { return m_zones[std::size_t(square)]; }

private:
    void divide(const Board& board, TileIndex tile);

    std::vector<SquareIndex> m_zones; ///< by square
    std::vector<SquareIndex> m_queue;
};

/// Whatever floods over zones need. All three must outlive it.
struct ZoneMap
{
    const Board& board;
    const TileGraph& graph;
    const PathZones& zones;
};

/// Calls `visit` for every step of a path out of a tile, with the zone it leaves and the one it enters.
template <typename Visit> void forEachWayOut(const ZoneMap& map, TileIndex tile, Visit visit)
{
    for (const Crossing& crossing : map.graph.crossingsOf(tile))
        visit(map.zones.zoneOf(crossing.edge.square), map.zones.zoneOf(crossing.beyond));
    // MRK-23: for the setup rules the step between staircases is part of a continuous path.
    for (const auto& [here, there] : map.board.staircasesOn(tile))
        visit(map.zones.zoneOf(here), map.zones.zoneOf(there));
}

/// Calls `visit` for every zone that a path enters directly from this one.
template <typename Visit> void forEachNextZone(const ZoneMap& map, SquareIndex zone, Visit visit)
{
    forEachWayOut(map, map.board.tileOf(zone), [&](SquareIndex from, SquareIndex to) {
        if (from == zone)
            visit(to);
    });
}

/// MAP-17: what continuous paths from some squares reach, all doors being open.
class ZoneFlood
{
public:
    static constexpr std::int32_t unreached = -1;

    void search(const ZoneMap& map, std::span<const SquareIndex> from);

    bool reaches(const PathZones& zones, SquareIndex square) const
    {
        return steps(zones, square) != unreached;
    }
    /// Over how many crossings the zone of a square is reached, or `unreached`.
    std::int32_t steps(const PathZones& zones, SquareIndex square) const
    {
        const SquareIndex zone = zones.zoneOf(square);
        return zone == noSquare || std::size_t(zone) >= m_steps.size() ? unreached
                                                                       : m_steps[std::size_t(zone)];
    }
    /// The zones that only one of the two reaches.
    std::vector<SquareIndex> differences(const ZoneFlood& other) const;

private:
    std::vector<std::int32_t> m_steps; ///< by zone
    std::vector<SquareIndex> m_queue;
};

/// MAP-17: the number of the connected region of every zone, -1 for squares that name none.
std::vector<std::int32_t> regionsOfZones(const ZoneMap& map);

} // namespace delve::mageknight
