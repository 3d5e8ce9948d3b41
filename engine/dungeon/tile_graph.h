#pragma once

#include "engine/dungeon/board.h"

#include <span>
#include <vector>

namespace delve {

/// MAP-18: how a tile meets another one.
struct TileLink
{
    TileIndex tile = 0;
    /// They share an open crossing, so they are adjacent; otherwise they only abut.
    bool isOpen = false;

    friend bool operator==(const TileLink&, const TileLink&) = default;
};

/// MAP-12: an edge over which one can step from one tile to another, doors being open. Named from the tile
/// with the lower number.
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

    /// MAP-18: all tiles that abut this one, in order of their numbers.
    std::span<const TileLink> links(TileIndex tile) const
    {
        return std::span(m_links).subspan(m_firstLink[std::size_t(tile)], m_firstLink[std::size_t(tile) + 1] -
                                                                              m_firstLink[std::size_t(tile)]);
    }
    bool areAbutting(TileIndex a, TileIndex b) const;
    bool areAdjacent(TileIndex a, TileIndex b) const;
    /// Adjacent tiles, in order of their numbers.
    std::vector<TileIndex> adjacentTiles(TileIndex tile) const;

    /// MAP-12: all open crossings, in order of the tiles they join, then of their squares.
    std::span<const Crossing> crossings() const { return m_crossings; }

    /// MAP-19: tile distance from the nearest of these tiles, farAway for tiles without a route.
    std::vector<int> distancesFrom(std::span<const TileIndex> tiles) const;
    static constexpr int farAway = 1'000'000'000;

private:
    const TileLink* find(TileIndex from, TileIndex to) const;

    std::vector<std::size_t> m_firstLink;
    std::vector<TileLink> m_links;
    std::vector<Crossing> m_crossings;
};

} // namespace delve
