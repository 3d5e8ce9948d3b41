// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/piece.h"
#include "engine/mageknight/setup/placements/spot.h"

#include <QPointF>

namespace delve::mageknight {

/// A piece in the hand, turned and flipped as it will lie.
struct PieceInHand
{
    Piece piece;
    Rotation rotation = Rotation::None;
    bool flipped = false;           ///< the other side of a tile or marker
    ThingId player;                 ///< whose arrow it is, or who places it, if that is recorded
    TileRole role = TileRole::None; ///< of a tile

    friend bool operator==(const PieceInHand&, const PieceInHand&) = default;
};

/// The squares that a piece in the hand covers.
Size sizeOf(const PieceInHand& hand, const Content& content);

/// The piece as the rules know it; a mount with somebody who can ride it (MOUNT-13). Nothing for an arrow
/// without a player.
std::optional<CarriedPiece> carriedPiece(const PieceInHand& hand, const ThingId& id, const Content& content);

/// The spot that the piece is over when the hand is at this point of a level (in squares): tiles about the
/// hand, doors and arrows on the nearest edge. Nothing outside the coordinates that a file may hold, and for
/// an arrow beside all tiles.
std::optional<Spot> spotUnderHand(const PieceInHand& hand, QPointF point, int level, const Scenario& scenario,
                                  const Content& content);

/// How the hand holds the piece: a spot without its place.
Spot orientationOf(const PieceInHand& hand);
/// The hand as it must hold the piece to put it into that spot.
PieceInHand heldFor(PieceInHand hand, const Spot& spot);

/// The edge nearest to a point.
Edge nearestEdge(QPointF point, int level);

} // namespace delve::mageknight
