// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/outside.h"
#include "engine/mageknight/board/square_map.h"
#include "engine/mageknight/setup/laid_face.h"

#include <optional>
#include <vector>

namespace delve::mageknight {

/// How a tile would meet those that lie around it.
struct TileMeeting
{
    int tiles = 0;     ///< MAP-18: adjacent ones
    int crossings = 0; ///< MAP-12
    int deadEnds = 0;  ///< LAY-17: openings, its own or theirs, against a wall
    int loose = 0;     ///< its own openings towards void
};

/// The tiles on the table, printed side up, while more are tried out: laying one and taking it back costs
/// little. Answers the questions of Step 2 about them: what is free, what has a path to the central chamber,
/// which tiles are adjacent, which hallways have an exterior opening. For one thread at a time.
class LaidTiles
{
public:
    LaidTiles() = default;
    /// The tiles of a board, with their numbers and on its terrain.
    explicit LaidTiles(const Board& board);

    /// Lays a tile, which gets the next number. Its squares must be free.
    void push(const LaidFace& face, TileKind kind, Square position);
    /// Takes the last tile away, which must have been pushed.
    void pop();
    /// LAY-07: from now on paths lead to this tile. Tiles that lie by then, but for the central chamber
    /// itself while it is the last, must stay.
    void setCentral(TileIndex tile);

    TileIndex count() const { return TileIndex(m_tiles.size()); }
    TileKind kindOf(TileIndex tile) const { return m_tiles[std::size_t(tile)].kind; }
    const TileArea& areaOf(TileIndex tile) const { return m_areas[std::size_t(tile)]; }
    std::optional<TileIndex> central() const { return m_central; }
    /// The tile on a square, -1 for void.
    TileIndex tileAt(Square square) const;

    // A tile that is not laid yet
    /// MAP-07: no tile covers any of its squares, and all of them lie on the grid.
    bool isFree(const LaidFace& face, Square position) const;
    /// LAY-09: it would share an open crossing with a square that has a path to the central chamber.
    bool wouldHavePath(const LaidFace& face, Square position) const;
    /// Whether it may cut off a part of the outside (MAP-14): void touches it in more than one place.
    bool mayPartVoid(Square position, Size size) const;
    /// MAP-18: the tiles it would be adjacent to, in order of their numbers.
    std::vector<TileIndex> tilesBeside(const LaidFace& face, Square position) const;
    TileMeeting meetingAt(const LaidFace& face, Square position) const;
    /// All places where it would share an open crossing with a tile that has a path to the central chamber
    /// (with any tile as long as there is no central chamber) and lie free; in order. `edges` are openEdges.
    std::vector<Square> placesFor(const LaidFace& face, std::span<const Edge> edges) const;
    std::vector<Square> placesFor(const LaidFace& face) const { return placesFor(face, openEdges()); }

    // Tiles that lie
    /// LAY-09: all playable squares of all tiles have a path to the central chamber.
    bool areAllSquaresReached() const;
    bool areAllSquaresReached(TileIndex tile) const;
    /// MAP-17: paths inside the tile join all its playable squares.
    bool isInOnePiece(TileIndex tile) const
    {
        return regionEnd(tile) - m_tiles[std::size_t(tile)].firstRegion == 1;
    }
    /// LAY-09: a square of it has a path to the central chamber.
    bool hasPath(TileIndex tile) const;
    /// MAP-18: in order of their numbers, each once.
    std::vector<TileIndex> adjacentTiles(TileIndex tile) const;
    /// MAP-14: the tile has an opening to the outside.
    bool hasExteriorOpening(TileIndex tile) const;
    /// LAY-11: an opening to the outside whose square has a path to the central chamber.
    bool hasExteriorOpeningWithPath(TileIndex tile) const;
    /// MAP-14 when it had just been laid.
    bool hadExteriorOpening(TileIndex tile) const;
    /// MAP-11: open border edges towards void, outside or not, of all tiles; in order of tiles.
    std::vector<Edge> openEdges() const;
    /// MAP-14: void that is connected to the outside.
    bool isOutside(Square square) const;

private:
    struct Place
    {
        TileIndex tile = -1;
        std::int32_t region = -1;
        std::uint8_t openings = 0; ///< MAP-11: by side

        bool isOpen(Side side) const { return (openings >> unsigned(side) & 1) != 0; }
        void open(Side side) { openings |= std::uint8_t(1u << unsigned(side)); }
    };
    struct Laid
    {
        TileKind kind = TileKind::Chamber;
        SquareIndex firstPlace = 0;
        std::int32_t firstRegion = 0;
        std::size_t firstLink = 0;
        std::size_t firstReached = 0; ///< in m_reachedInOrder
        bool partsVoid = false;       ///< it may have cut off a part of the outside
    };
    /// Regions are joined by lists of links, the newest first, so that the last tile is easily taken away.
    struct Region
    {
        TileIndex tile = 0;
        std::int32_t firstLink = -1;
        bool isReached = false;
    };
    struct Link
    {
        std::int32_t region = 0;
        std::int32_t to = 0;
        std::int32_t next = -1;
        bool isStaircase = false; ///< MRK-23: no tile adjacency goes from level to level
    };
    struct KnownOutside
    {
        TileIndex tiles = 0; ///< how many lay when it was found
        int level = 0;
        Outside outside;
    };

    const Place* placeAt(Square square) const
    {
        const SquareIndex index = m_map.at(square);
        return index == noSquare ? nullptr : &m_places[std::size_t(index)];
    }
    /// Behind the last region and the last place of a tile.
    std::int32_t regionEnd(TileIndex tile) const;
    std::size_t placeEnd(TileIndex tile) const;
    bool isOpen(Square square, Side side) const;
    bool isHome(std::int32_t region) const { return !m_central || m_regions[std::size_t(region)].isReached; }
    void join(std::int32_t a, std::int32_t b, bool isStaircase);
    void addLink(std::int32_t region, std::int32_t to, bool isStaircase);
    void reach(std::int32_t region);
    void reachFromNeighbours(TileIndex tile);
    const Outside& outsideOf(int level) const;
    template <typename Accept> bool anyExteriorOpening(TileIndex tile, Accept accept) const;

    SquareMap m_map; ///< numbers in m_places
    std::vector<Place> m_places;
    std::vector<Square> m_squares; ///< of the places
    std::vector<Laid> m_tiles;
    std::vector<TileArea> m_areas; ///< of the tiles
    std::vector<Region> m_regions;
    std::vector<Link> m_links;
    std::vector<std::int32_t> m_reachedInOrder;
    std::optional<TileIndex> m_central;
    mutable std::vector<KnownOutside> m_outsides; ///< by number of tiles
};

} // namespace delve::mageknight
