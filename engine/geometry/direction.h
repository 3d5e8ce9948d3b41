// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>

namespace delve {

/// The eight directions, clockwise from north.
enum class Direction : std::uint8_t
{
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest
};

inline constexpr std::array allDirections{Direction::North,     Direction::NorthEast, Direction::East,
                                          Direction::SouthEast, Direction::South,     Direction::SouthWest,
                                          Direction::West,      Direction::NorthWest};

/// The four sides of a square, clockwise from north.
enum class Side : std::uint8_t
{
    North,
    East,
    South,
    West
};

inline constexpr std::array allSides{Side::North, Side::East, Side::South, Side::West};

/// A step: x grows to the east, y to the south.
struct Offset
{
    int dx = 0;
    int dy = 0;

    friend constexpr bool operator==(const Offset&, const Offset&) = default;
};

constexpr Offset offsetOf(Direction direction)
{
    constexpr std::array<Offset, 8> offsets{
        {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};
    return offsets[std::size_t(direction)];
}

/// The direction `eighths` of a full turn further clockwise; negative turns the other way.
constexpr Direction turned(Direction direction, int eighths)
{
    return Direction((int(direction) + eighths % 8 + 8) % 8);
}

constexpr Direction opposite(Direction direction)
{
    return turned(direction, 4);
}

constexpr bool isDiagonal(Direction direction)
{
    return int(direction) % 2 == 1;
}

constexpr Direction directionOf(Side side)
{
    return Direction(int(side) * 2);
}

constexpr Offset offsetOf(Side side)
{
    return offsetOf(directionOf(side));
}

/// The side `quarters` of a full turn further clockwise; negative turns the other way.
constexpr Side turned(Side side, int quarters)
{
    return Side((int(side) + quarters % 4 + 4) % 4);
}

constexpr Side opposite(Side side)
{
    return turned(side, 2);
}

constexpr auto fileWords(Direction)
{
    return std::to_array<EnumName<Direction>>({{Direction::North, "north"},
                                               {Direction::NorthEast, "north-east"},
                                               {Direction::East, "east"},
                                               {Direction::SouthEast, "south-east"},
                                               {Direction::South, "south"},
                                               {Direction::SouthWest, "south-west"},
                                               {Direction::West, "west"},
                                               {Direction::NorthWest, "north-west"}});
}

constexpr auto fileWords(Side)
{
    return std::to_array<EnumName<Side>>(
        {{Side::North, "north"}, {Side::East, "east"}, {Side::South, "south"}, {Side::West, "west"}});
}

} // namespace delve
