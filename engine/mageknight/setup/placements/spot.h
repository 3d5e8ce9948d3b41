// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/thing.h"

namespace delve::mageknight {

/// A thing that somebody is about to place. Its own place is of no interest. If the scenario has a thing of
/// this kind and id, it is moved.
struct CarriedPiece
{
    ThingKind kind = ThingKind::Tile;
    Thing thing;
};

/// One way to place a thing. What a kind does not have keeps its default.
struct Spot
{
    Square square; ///< of tiles and artifacts the north-west one, of doors and arrows the one inside
    Side side = Side::North;              ///< facing of a chest, edge of a door or an arrow
    Rotation rotation = Rotation::None;   ///< of tiles and artifacts
    TileSide tileSide = TileSide::A;      ///< of a tile, which lies up
    MarkerFace face = MarkerFace::Unique; ///< of a marker, which lies up
    Direction facing = Direction::North;  ///< of a figure

    friend constexpr bool operator==(const Spot&, const Spot&) = default;
    friend constexpr std::strong_ordering operator<=>(const Spot&, const Spot&) = default;
};

} // namespace delve::mageknight
