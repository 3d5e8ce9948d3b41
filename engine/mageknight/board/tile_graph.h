// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/scenario/edits/renumbering.h"

#include <span>
#include <vector>

namespace delve::mageknight {

/// MAP-18: how a tile meets another one.
struct TileLink
{
    TileIndex tile = 0;
    /// They share an open crossing, so they are adjacent; otherwise they only abut.
    bool isOpen = false;

    friend bool operator==(const TileLink&, const TileLink&) = default;
};

/// MAP-12: an edge over which one can step from one tile to another, doors being open.
struct Crossing
{
    BoardEdge edge;
    SquareIndex beyond = noSquare;

    friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// Which tiles meet, and where.
class TileGraph
{
public:
    explicit TileGraph(const Board& board);

    /// Follows a board on which these tiles changed: they and those that touch them. Tells whether any
    /// crossing did.
    bool update(const Board& board, std::span<const TileIndex> tiles);
    /// Follows a board whose tiles were given other numbers.
    void renumber(const Renumbering& tiles);

    /// MAP-18: all tiles that abut this one, in order of their numbers.
    std::span<const TileLink> links(TileIndex tile) const { return m_tiles[std::size_t(tile)].links; }
    bool areAdjacent(TileIndex a, TileIndex b) const;
    /// Adjacent tiles, in order of their numbers.
    std::vector<TileIndex> adjacentTiles(TileIndex tile) const;

    /// MAP-12: the open crossings of a tile, in order of its squares.
    std::span<const Crossing> crossingsOf(TileIndex tile) const
    {
        return m_tiles[std::size_t(tile)].crossings;
    }
    /// All of them, each named once from the tile with the lower number, in order of the tiles they join.
    std::vector<Crossing> crossings(const Board& board) const;

    /// MAP-19: tile distance from the nearest of these tiles, farAway for tiles without a route.
    std::vector<int> distancesFrom(std::span<const TileIndex> tiles) const;
    static constexpr int farAway = 1'000'000'000;

private:
    struct Node
    {
        std::vector<TileLink> links;
        std::vector<Crossing> crossings;
    };

    bool link(const Board& board, TileIndex tile);
    const TileLink* find(TileIndex from, TileIndex to) const;

    std::vector<Node> m_tiles;
};

} // namespace delve::mageknight
