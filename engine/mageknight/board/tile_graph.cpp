// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/tile_graph.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace delve::mageknight {

TileGraph::TileGraph(const Board& board) : m_tiles(board.tiles().size())
{
    for (TileIndex tile = 0; tile < TileIndex(m_tiles.size()); ++tile)
        link(board, tile);
}

bool TileGraph::update(const Board& board, std::span<const TileIndex> tiles)
{
    bool isAnyChanged = false;
    for (const TileIndex tile : tiles)
        isAnyChanged |= link(board, tile);
    return isAnyChanged;
}

void TileGraph::renumber(const Renumbering& tiles)
{
    if (tiles.isAnyMoved())
        for (Node& node : m_tiles) {
            for (TileLink& link : node.links)
                link.tile = tiles.newNumbers[std::size_t(link.tile)];
            std::erase_if(node.links, [](const TileLink& link) { return link.tile < 0; });
            if (!std::ranges::is_sorted(node.links, {}, &TileLink::tile)) // tiles seldom change places
                std::ranges::sort(node.links, {}, &TileLink::tile);
        }
    tiles.applyTo(m_tiles);
}

/// Finds the links of a tile; tells whether its crossings are others than before.
bool TileGraph::link(const Board& board, TileIndex index)
{
    auto& [links, crossings] = m_tiles[std::size_t(index)];
    const std::vector<Crossing> before = std::exchange(crossings, {});
    links.clear();
    const BoardTile& tile = board.tile(index);
    for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square)
        for (const Side side : allSides) {
            const SquareIndex beyond = board.neighbour(square, side);
            if (beyond == noSquare || board.tileOf(beyond) == index)
                continue;
            // MAP-18: sharing a border edge is to abut, sharing an open crossing is to be adjacent. A door
            // does not break the connection.
            const bool open = contains(board.paths(square), directionOf(side));
            links.push_back({board.tileOf(beyond), open});
            if (open)
                crossings.push_back({{square, side}, beyond});
        }
    // One link per tile; open ones sort first, so that they stay.
    std::ranges::sort(links, {}, [](const TileLink& link) { return std::pair(link.tile, !link.isOpen); });
    const auto rest = std::ranges::unique(links, {}, &TileLink::tile);
    links.erase(rest.begin(), rest.end());
    return crossings != before;
}

const TileLink* TileGraph::find(TileIndex from, TileIndex to) const
{
    const auto around = links(from);
    const auto found = std::ranges::lower_bound(around, to, {}, &TileLink::tile);
    return found != around.end() && found->tile == to ? &*found : nullptr;
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

std::vector<Crossing> TileGraph::crossings(const Board& board) const
{
    std::vector<Crossing> all;
    for (TileIndex tile = 0; tile < TileIndex(m_tiles.size()); ++tile) {
        const auto first = std::ptrdiff_t(all.size());
        std::ranges::copy_if(crossingsOf(tile), std::back_inserter(all),
                             [&](const Crossing& crossing) { return tile < board.tileOf(crossing.beyond); });
        std::ranges::sort(all.begin() + first, all.end(), {},
                          [&](const Crossing& c) { return std::tuple(board.tileOf(c.beyond), c.edge); });
    }
    return all;
}

std::vector<int> TileGraph::distancesFrom(std::span<const TileIndex> tiles) const
{
    std::vector<int> distances(m_tiles.size(), farAway);
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

} // namespace delve::mageknight
