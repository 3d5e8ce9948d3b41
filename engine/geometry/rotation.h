// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"
#include "engine/geometry/square.h"

#include <cstdint>

namespace delve {

/// Pieces turn clockwise in quarters; they are never mirrored.
enum class Rotation : std::uint8_t
{
    None,
    Quarter,
    Half,
    ThreeQuarters
};

inline constexpr std::array allRotations{Rotation::None, Rotation::Quarter, Rotation::Half,
                                         Rotation::ThreeQuarters};

constexpr int quartersOf(Rotation rotation)
{
    return int(rotation);
}

constexpr int degreesOf(Rotation rotation)
{
    return int(rotation) * 90;
}

constexpr Rotation turned(Rotation rotation, int quarters)
{
    return Rotation((int(rotation) + quarters % 4 + 4) % 4);
}

/// Columns and rows of a rectangle of squares.
struct Size
{
    int width = 0;
    int height = 0;

    friend constexpr bool operator==(const Size&, const Size&) = default;
};

constexpr Size rotated(Size size, Rotation rotation)
{
    return quartersOf(rotation) % 2 == 0 ? size : Size{size.height, size.width};
}

/// A square inside a rectangle, (0, 0) in the north-west.
struct LocalSquare
{
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const LocalSquare&, const LocalSquare&) = default;
    friend constexpr std::strong_ordering operator<=>(const LocalSquare&, const LocalSquare&) = default;
};

/// One side of a square inside a rectangle.
struct LocalEdge
{
    LocalSquare square;
    Side side = Side::North;

    friend constexpr bool operator==(const LocalEdge&, const LocalEdge&) = default;
    friend constexpr std::strong_ordering operator<=>(const LocalEdge&, const LocalEdge&) = default;
};

/// Where a square of a rectangle of this size lies after the rectangle is turned.
LocalSquare rotated(LocalSquare square, Size size, Rotation rotation);
LocalEdge rotated(LocalEdge edge, Size size, Rotation rotation);

/// The other way: which square of the unturned rectangle of this size lies there after the turn.
LocalSquare unrotated(LocalSquare square, Size size, Rotation rotation);
LocalEdge unrotated(LocalEdge edge, Size size, Rotation rotation);

} // namespace delve
