// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/square.h"
#include "engine/mageknight/board/bits.h"
#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/board/square_map.h"
#include "engine/mageknight/content/tile.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

namespace delve::mageknight {

/// A set of directions: bit n stands for Direction(n).
using DirectionMask = std::uint8_t;
inline constexpr DirectionMask orthogonalMask = 0b01010101;
inline constexpr DirectionMask diagonalMask = 0b10101010;

constexpr DirectionMask maskOf(Direction direction)
{
    return DirectionMask(1u << unsigned(direction));
}

constexpr bool contains(DirectionMask mask, Direction direction)
{
    return (mask >> unsigned(direction) & 1) != 0;
}

/// What lies on a square besides its terrain.
enum class SquareFlag : std::uint8_t
{
    Shadow = 1,
    Vortex = 2,
    Teleport = 4,
    Staircase = 8,
    NoStop = 16,     ///< ART-10: an artifact; figures may cross, but not stop
    Cover = 32,      ///< RANGE-17: hindering terrain, or printed with a 2
    Pillar = 64,     ///< DRESS-02
    Overlapped = 128 ///< MAP-07: an earlier tile has this square, so it is no square of the board
};

/// The steps of a square in one word.
struct StepWord
{
    std::uint8_t inside = 0;  ///< by side: plain steps that stay in the tile
    std::uint8_t leaving = 0; ///< by side: plain steps to another tile
    DirectionMask others = 0;
    std::uint8_t width = 0; ///< of the tile: what to add to go a row south
    SquareIndex leap = 0;   ///< where the first of the leaving steps leads; squares seldom have two
};

/// What a line of fire meets in a square, in one word.
struct SightWord
{
    DirectionMask sight = 0;
    DirectionMask special = 0; ///< directions that leave the tile, or with a door
    bool isShadow = false;
    std::uint8_t width = 0; ///< of the tile
};

/// A placed tile. Its squares are numbered row by row from `first`, as the tile lies on the table.
struct BoardTile
{
    SquareIndex first = 0;
    Square position;
    Size size{0, 0}; ///< nothing for a tile whose content is missing
    TileKind kind = TileKind::Chamber;
    TileRole role = TileRole::None;
    std::int32_t player = -1;
    std::int32_t layout = -1;

    int squareCount() const { return size.width * size.height; }

    friend bool operator==(const BoardTile&, const BoardTile&) = default;
};

/// A door and the two squares beside it. Where it has become a wall (DOOR-19) `isPassage` is false.
struct BoardDoor
{
    SquareIndex square = noSquare; ///< on the tile it is recorded on
    Side side = Side::North;
    SquareIndex beyond = noSquare;
    bool isPassage = false;

    friend bool operator==(const BoardDoor&, const BoardDoor&) = default;
};

/// MAP-07: a square that two tiles claim. The tile placed first keeps it.
struct TileOverlap
{
    Square square;
    TileIndex keeper = 0;
    TileIndex intruder = 0;

    friend bool operator==(const TileOverlap&, const TileOverlap&) = default;
};

/// One side of a square by number.
struct BoardEdge
{
    SquareIndex square = noSquare;
    Side side = Side::North;

    friend bool operator==(const BoardEdge&, const BoardEdge&) = default;
    friend auto operator<=>(const BoardEdge&, const BoardEdge&) = default;
};

/// A compiled layout: flat arrays by square number. Tiles and doors have the numbers they have in the
/// scenario. Whether a door is open is not part of it; queries are told.
class Board
{
public:
    // Squares
    SquareIndex squareCount() const { return SquareIndex(m_places.size()); }
    /// The square at a coordinate, or noSquare for void (MAP-13).
    SquareIndex squareAt(Square square) const { return m_map.at(square); }
    Square squareOf(SquareIndex square) const
    {
        const Place& place = m_places[std::size_t(square)];
        return {place.level, place.x, place.y};
    }
    int levelOf(SquareIndex square) const { return m_places[std::size_t(square)].level; }
    TileIndex tileOf(SquareIndex square) const { return m_tileOf[std::size_t(square)]; }
    /// What counts there: printed terrain, or that of the marker or artifact on it (MRK-03, ART-07).
    Terrain terrain(SquareIndex square) const { return m_places[std::size_t(square)].terrain; }
    /// Speed points to enter it orthogonally. TER-08.
    int cost(SquareIndex square) const { return m_places[std::size_t(square)].cost; }
    /// No square that can be entered costs more.
    int highestCost() const { return m_highestCost; }
    bool isPlayable(SquareIndex square) const { return delve::mageknight::isPlayable(terrain(square)); }
    bool has(SquareIndex square, SquareFlag flag) const
    {
        return (m_places[std::size_t(square)].flags & std::uint8_t(flag)) != 0;
    }
    /// The square that touches it in this direction, whatever is in between; noSquare for void.
    SquareIndex neighbour(SquareIndex square, Direction direction) const
    {
        return m_neighbours[std::size_t(square)][std::size_t(direction)];
    }
    SquareIndex neighbour(SquareIndex square, Side side) const
    {
        return neighbour(square, directionOf(side));
    }

    // Directions in which something is open, doors being open
    /// CON-05: neighbours that no wall and no linked corner separates, on any terrain.
    DirectionMask adjacent(SquareIndex square) const { return m_masks[std::size_t(square)].adjacent; }
    /// MAP-15, MAP-16: adjacent and playable.
    DirectionMask steps(SquareIndex square) const { return m_masks[std::size_t(square)].steps; }
    /// MAP-17: steps of a continuous path, never diagonally from tile to tile.
    DirectionMask paths(SquareIndex square) const { return m_masks[std::size_t(square)].paths; }
    /// RANGE-10: where a line of fire may go on as far as walls and corners are concerned.
    DirectionMask sight(SquareIndex square) const { return m_masks[std::size_t(square)].sight; }
    /// The sides that hold a door; always among the steps.
    DirectionMask doorSides(SquareIndex square) const { return m_masks[std::size_t(square)].doors; }
    /// The directions that leave the tile or hold a door: in all others the neighbour is of the same tile.
    DirectionMask crossings(SquareIndex square) const { return m_sightWords[std::size_t(square)].special; }
    /// Steps straight into a square of cost 1 with no door between: most steps there are.
    DirectionMask plainSteps(SquareIndex square) const { return m_masks[std::size_t(square)].plain; }
    /// The other steps that can shorten a walk. A diagonal step never does where a straight detour of the
    /// same cost leads over a square of cost 1.
    DirectionMask otherSteps(SquareIndex square) const { return m_masks[std::size_t(square)].others; }

    /// The steps and sights of each square packed into one word, for fast searches: inside its tile a
    /// square's neighbours are found by adding to its number, so that a search touches little other memory.
    const StepWord* stepWords() const { return m_stepWords.data(); }
    const SightWord* sightWords() const { return m_sightWords.data(); }

    /// MAP-10, MAP-13, LAY-18: a drawn wall, a dead end, void, or the side of a blocking square.
    bool isWall(SquareIndex square, Side side) const
    {
        return (m_masks[std::size_t(square)].walls >> unsigned(side) & 1) != 0;
    }
    /// MAP-14: an opening through which one can leave the dungeon.
    bool isExteriorOpening(SquareIndex square, Side side) const
    {
        return (m_masks[std::size_t(square)].walls >> (4 + unsigned(side)) & 1) != 0;
    }
    /// All of them, in order of square and side.
    std::span<const BoardEdge> exteriorOpenings() const { return m_exteriorOpenings; }

    /// CON-04, CON-05: adjacent with the doors as they are.
    bool isAdjacent(SquareIndex square, Direction direction, DoorStates doors) const
    {
        return contains(adjacent(square), direction) && isPassable(square, direction, doors);
    }
    /// MAP-15, MAP-16: a legal step with the doors as they are.
    bool isStep(SquareIndex square, Direction direction, DoorStates doors) const
    {
        return contains(steps(square), direction) && isPassable(square, direction, doors);
    }
    /// No closed door on this side; true where there is no door.
    bool isPassable(SquareIndex square, Direction direction, DoorStates doors) const
    {
        return !contains(doorSides(square), direction) || areDoorsOpen(square, direction, doors);
    }

    bool hasStaircasePairs() const { return !m_staircases.empty(); }
    /// MRK-23: the other staircase of a pair, or noSquare.
    SquareIndex staircasePartner(SquareIndex square) const
    {
        return has(square, SquareFlag::Staircase) ? findPartner(square) : noSquare;
    }

    /// Those pairs whose first staircase lies on this tile.
    std::span<const std::pair<SquareIndex, SquareIndex>> staircasesOn(TileIndex tile) const;

    // Tiles and doors
    std::span<const BoardTile> tiles() const { return m_tiles; }
    const BoardTile& tile(TileIndex tile) const { return m_tiles[std::size_t(tile)]; }
    /// The printed face of a tile as it lies on the table.
    const FaceLayout& layout(TileIndex tile) const
    {
        assert(m_tiles[std::size_t(tile)].layout >= 0);
        return m_layouts[std::size_t(m_tiles[std::size_t(tile)].layout)];
    }
    std::span<const TileOverlap> overlaps() const { return m_overlaps; }
    std::span<const BoardDoor> doors() const { return m_doors; }
    /// The door on this side of a square that was placed first, or -1. doorsOn gives all of them.
    DoorIndex doorOn(SquareIndex square, Side side) const;
    /// DOOR-19: two doors may have come to lie on one edge.
    std::vector<DoorIndex> doorsOn(SquareIndex square, Side side) const;

    /// The memory it holds, for tests and statistics.
    std::size_t bytes() const;

private:
    friend class BoardCompiler;
    friend class BoardPatcher;

    struct Place
    {
        std::int16_t x = 0;
        std::int16_t y = 0;
        std::uint8_t level = 0;
        Terrain terrain = Terrain::Blocking;
        std::uint8_t cost = 1;
        std::uint8_t flags = 0;
    };

    struct Masks
    {
        DirectionMask adjacent = 0, steps = 0, paths = 0, sight = 0;
        DirectionMask doors = 0, plain = 0, others = 0;
        std::uint8_t walls = 0; ///< low half: walls by side; high half: exterior openings by side
    };

    struct DoorEdge
    {
        BoardEdge edge;
        DoorIndex door = 0;
    };

    bool areDoorsOpen(SquareIndex square, Direction direction, DoorStates doors) const;
    SquareIndex findPartner(SquareIndex square) const;
    std::span<const DoorEdge> doorEdges(BoardEdge edge) const;

    std::vector<Place> m_places;
    std::vector<Masks> m_masks;
    std::vector<std::array<SquareIndex, 8>> m_neighbours;
    std::vector<StepWord> m_stepWords;
    std::vector<SightWord> m_sightWords;
    std::vector<TileIndex> m_tileOf;
    int m_highestCost = 1;
    std::vector<BoardTile> m_tiles;
    std::vector<FaceLayout> m_layouts;
    std::vector<BoardDoor> m_doors;
    std::vector<DoorEdge> m_doorEdges;                             ///< sorted by edge, then door
    std::vector<std::pair<SquareIndex, SquareIndex>> m_staircases; ///< sorted, both ways
    std::vector<BoardEdge> m_exteriorOpenings;
    std::vector<TileOverlap> m_overlaps;
    SquareMap m_map;
    /// How many squares and from which one, where tiles lay that were taken up; for patches.
    std::vector<std::pair<int, SquareIndex>> m_freeSlots;
};

} // namespace delve::mageknight
