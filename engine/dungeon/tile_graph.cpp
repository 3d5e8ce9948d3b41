#include "engine/dungeon/tile_graph.h"

#include <algorithm>
#include <tuple>

namespace delve {

TileGraph::TileGraph(const Board& board)
{
    const TileIndex tiles = TileIndex(board.tiles().size());
    m_firstLink.reserve(std::size_t(tiles) + 1);
    std::vector<TileLink> around;
    for (TileIndex index = 0; index < tiles; ++index) {
        m_firstLink.push_back(m_links.size());
        const BoardTile& tile = board.tile(index);
        const auto firstCrossing = std::ptrdiff_t(m_crossings.size());
        around.clear();
        for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square)
            for (const Side side : allSides) {
                const SquareIndex beyond = board.neighbour(square, side);
                if (beyond == noSquare || board.tileOf(beyond) == index)
                    continue;
                // MAP-18: sharing a border edge is to abut, sharing an open crossing is to be adjacent. A
                // door does not break the connection.
                const bool open = contains(board.paths(square), directionOf(side));
                around.push_back({board.tileOf(beyond), open});
                if (open && index < board.tileOf(beyond))
                    m_crossings.push_back({{square, side}, beyond});
            }
        std::ranges::sort(m_crossings.begin() + firstCrossing, m_crossings.end(), {},
                          [&](const Crossing& c) { return std::tuple(board.tileOf(c.beyond), c.edge); });
        // One link per tile; open ones sort first, so that they stay.
        std::ranges::sort(around, {},
                          [](const TileLink& link) { return std::pair(link.tile, !link.isOpen); });
        const auto rest = std::ranges::unique(around, {}, &TileLink::tile);
        m_links.insert(m_links.end(), around.begin(), rest.begin());
    }
    m_firstLink.push_back(m_links.size());
}

const TileLink* TileGraph::find(TileIndex from, TileIndex to) const
{
    const auto around = links(from);
    const auto found = std::ranges::lower_bound(around, to, {}, &TileLink::tile);
    return found != around.end() && found->tile == to ? &*found : nullptr;
}

bool TileGraph::areAbutting(TileIndex a, TileIndex b) const
{
    return find(a, b) != nullptr;
}

bool TileGraph::areAdjacent(TileIndex a, TileIndex b) const
{
    const TileLink* link = find(a, b);
    return link != nullptr && link->isOpen;
}

std::vector<TileIndex> TileGraph::adjacentTiles(TileIndex tile) const
{
    std::vector<TileIndex> tiles;
    for (const TileLink& link : links(tile))
        if (link.isOpen)
            tiles.push_back(link.tile);
    return tiles;
}

std::vector<int> TileGraph::distancesFrom(std::span<const TileIndex> tiles) const
{
    std::vector<int> distances(m_firstLink.size() - 1, farAway);
    std::vector<TileIndex> queue;
    for (const TileIndex tile : tiles) {
        if (distances[std::size_t(tile)] == 0)
            continue;
        distances[std::size_t(tile)] = 0;
        queue.push_back(tile);
    }
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const TileLink& link : links(queue[head])) {
            int& known = distances[std::size_t(link.tile)];
            // MAP-19: steps in the graph of adjacent tiles.
            if (!link.isOpen || known != farAway)
                continue;
            known = distances[std::size_t(queue[head])] + 1;
            queue.push_back(link.tile);
        }
    return distances;
}

} // namespace delve
