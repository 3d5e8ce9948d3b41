// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/content/tile.h"

#include <array>
#include <vector>

namespace delve::mageknight {

/// An open border edge of a playable square. MAP-11.
struct FaceOpening
{
    LocalSquare square;
    Side side = Side::North;

    friend bool operator==(const FaceOpening&, const FaceOpening&) = default;
};

/// What the neighbours of a tile need to know about its face as it lies on the table. Paths inside a tile do
/// not depend on what lies around it, since they never cross a corner of two tiles (MAP-17).
struct LaidFace
{
    static constexpr int maxSide = 5;

    Size size{0, 0};
    std::array<std::int8_t, maxSide * maxSide> regions{}; ///< see regionAt
    int regionCount = 0;
    std::vector<FaceOpening> openings;
    std::array<std::uint8_t, maxSide * maxSide> openSides{}; ///< by square, a bit for every side

    /// MAP-17: the number of the region of squares joined by paths inside the tile, -1 where not playable.
    int regionAt(LocalSquare square) const { return regions[std::size_t(square.y * maxSide + square.x)]; }
    bool isOpen(LocalSquare square, Side side) const
    {
        return (openSides[std::size_t(square.y * maxSide + square.x)] >> unsigned(side) & 1) != 0;
    }

    friend bool operator==(const LaidFace&, const LaidFace&) = default;
};

/// Whether a square lies in a rectangle, or no further beside it than the margin.
constexpr bool isWithin(Square square, Square position, Size size, int margin = 0)
{
    return square.level == position.level && square.x >= position.x - margin &&
           square.y >= position.y - margin && square.x < position.x + size.width + margin &&
           square.y < position.y + size.height + margin;
}

/// For every square of a board the number of its region within its tile, from 0 in every tile; -1 where it is
/// not playable. Two squares of a tile have the same number if a path inside the tile joins them. MAP-17.
std::vector<std::int32_t> regionsInsideTiles(const Board& board);

/// The face of a layout that is already turned.
LaidFace makeLaidFace(const FaceLayout& layout);

/// The two faces of a tile in four rotations.
using LaidFaces = std::array<LaidFace, 8>;

inline const LaidFace& faceOf(const LaidFaces& faces, TileSide side, Rotation rotation)
{
    return faces[std::size_t(side) * 4 + std::size_t(quartersOf(rotation))];
}

LaidFaces makeLaidFaces(const Tile& tile);

} // namespace delve::mageknight
