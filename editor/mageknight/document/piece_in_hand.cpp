// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/piece_in_hand.h"

#include "editor/mageknight/document/thing_bounds.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/figures_on_board.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::mageknight {

namespace {

Square squareAt(QPointF point, int level)
{
    return {level, int(std::floor(point.x())), int(std::floor(point.y()))};
}

/// The north-west square of a rectangle of squares that the hand holds by its middle.
Square cornerAround(QPointF hand, int level, Size size)
{
    return {level, int(std::lround(hand.x() - size.width / 2.0)),
            int(std::lround(hand.y() - size.height / 2.0))};
}

/// MAP-24: turned by hand a figure faces straight; the inspector has the diagonals.
Direction facingOf(const PieceInHand& hand)
{
    return turned(Direction::North, 2 * quartersOf(hand.rotation));
}

} // namespace

Spot orientationOf(const PieceInHand& hand)
{
    Spot spot;
    switch (hand.piece.kind) {
    case ThingKind::Tile:
        spot.rotation = hand.rotation;
        spot.tileSide = hand.flipped ? TileSide::B : TileSide::A;
        break;
    case ThingKind::Marker: spot.face = hand.flipped ? MarkerFace::Ordinary : MarkerFace::Unique; break;
    case ThingKind::Artifact: spot.rotation = Rotation(quartersOf(hand.rotation) % 2); break;
    case ThingKind::Chest: spot.side = turned(Side::South, quartersOf(hand.rotation)); break;
    case ThingKind::Figure: spot.facing = facingOf(hand); break;
    default: break;
    }
    return spot;
}

Size sizeOf(const PieceInHand& hand, const Content& content)
{
    if (hand.piece.kind == ThingKind::Tile)
        if (const Tile* tile = content.tile(hand.piece.content))
            return rotated(sizeOf(tile->kind), hand.rotation);
    if (hand.piece.kind == ThingKind::Artifact)
        if (const ArtifactKind* artifact = content.artifact(hand.piece.content))
            return rotated(artifact->footprint, hand.rotation);
    if (hand.piece.kind == ThingKind::Figure)
        if (const Figure* figure = content.figure(hand.piece.content))
            return boxOf(figure->base, facingOf(hand)).size;
    return {1, 1};
}

std::optional<CarriedPiece> carriedPiece(const PieceInHand& hand, const ThingId& id, const Content& content)
{
    const Piece& piece = hand.piece;
    switch (piece.kind) {
    case ThingKind::Tile: {
        PlacedTile tile;
        tile.id = id;
        tile.tile = piece.content;
        tile.role = hand.role;
        tile.player = hand.player;
        return CarriedPiece{piece.kind, tile};
    }
    case ThingKind::Door: return CarriedPiece{piece.kind, PlacedDoor{id, piece.content, {}, {}, hand.player}};
    case ThingKind::Marker:
        return CarriedPiece{piece.kind,
                            PlacedMarker{id, piece.content, MarkerFace::Unique, {}, {}, hand.player}};
    case ThingKind::Artifact:
        return CarriedPiece{piece.kind, PlacedArtifact{id, piece.content, {}, Rotation::None, hand.player}};
    case ThingKind::Chest:
        return CarriedPiece{piece.kind, PlacedChest{id, piece.content, {}, Side::South, {}, hand.player}};
    case ThingKind::Token:
        return CarriedPiece{piece.kind, PlacedToken{id, piece.colour, {}, {}, hand.player}};
    case ThingKind::Figure:
        if (const Figure* figure = content.figure(piece.content)) {
            PlacedFigure placed = placedFigure(*figure, content);
            placed.id = id;
            return CarriedPiece{piece.kind, placed};
        }
        return {};
    case ThingKind::Entrance:
    case ThingKind::Exit:
        if (hand.player.empty())
            return {};
        return CarriedPiece{piece.kind, Arrow{id, hand.player, {}}};
    case ThingKind::Note: return CarriedPiece{piece.kind, Note{id, {}, {}}};
    case ThingKind::Player: break;
    }
    return {};
}

Edge nearestEdge(QPointF point, int level)
{
    const Square square = squareAt(point, level);
    const double x = point.x() - square.x;
    const double y = point.y() - square.y;
    const std::array<double, 4> distances{y, 1 - x, 1 - y, x}; // as the sides: north, east, south, west
    const auto nearest = std::ranges::min_element(distances);
    return {square, Side(nearest - distances.begin())};
}

std::optional<Spot> spotUnderHand(const PieceInHand& hand, QPointF point, int level, const Scenario& scenario,
                                  const Content& content)
{
    const Square square = squareAt(point, level);
    const Square corner = cornerAround(point, level, sizeOf(hand, content));
    if (!isWithinBounds(square) || !isWithinBounds(corner))
        return {};
    Spot spot = orientationOf(hand);
    spot.square = corner;
    if (hand.piece.kind == ThingKind::Figure)
        if (const Figure* figure = content.figure(hand.piece.content)) {
            const Offset offset =
                boxOf(baseOn(figure->base, scenario.options.largeSquares), spot.facing).corner;
            spot.square = corner + Offset{-offset.dx, -offset.dy}; // BASE-02: its anchor
        }
    if (!liesOnEdge(hand.piece.kind))
        return spot;
    Edge edge = nearestEdge(point, level);
    if (hand.piece.kind != ThingKind::Door) {
        // An arrow is recorded on the square inside the dungeon, which a door there would be recorded on too.
        const auto place = doorPlaceAt(scenario, content, edge);
        if (!place)
            return {};
        PlacedDoor probe;
        probe.tile = place->tile;
        probe.edge = place->edge;
        edge = *edgeOnTable(scenario, content, probe);
    }
    spot.square = edge.square;
    spot.side = edge.side;
    return spot;
}

PieceInHand heldFor(PieceInHand hand, const Spot& spot)
{
    hand.rotation = spot.rotation;
    if (hand.piece.kind == ThingKind::Chest)
        hand.rotation = Rotation((int(spot.side) - int(Side::South) + 4) % 4);
    if (hand.piece.kind == ThingKind::Figure)
        hand.rotation = Rotation(int(spot.facing) / 2);
    hand.flipped = hand.piece.kind == ThingKind::Marker ? spot.face == MarkerFace::Ordinary
                                                        : spot.tileSide == TileSide::B;
    return hand;
}

} // namespace delve::mageknight
