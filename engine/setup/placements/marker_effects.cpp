#include "engine/setup/placements/marker_effects.h"

#include <algorithm>

namespace delve {

namespace {

/// A square whose sides all lead to squares of the same tile, or are walls.
bool isInside(const Board& board, SquareIndex square)
{
    const TileIndex tile = board.tileOf(square);
    const BoardTile& laid = board.tile(tile);
    const Square at = board.squareOf(square);
    const LocalSquare local{at.x - laid.position.x, at.y - laid.position.y};
    return std::ranges::all_of(allSides, [&](Side side) {
        const SquareIndex beyond = board.neighbour(square, side);
        return (beyond != noSquare && board.tileOf(beyond) == tile) ||
               board.layout(tile).hasWall({local, side});
    });
}

bool isBesidePillar(const SetupView& view, SquareIndex square)
{
    const Board& board = view.marked.board;
    return std::ranges::any_of(allDirections, [&](Direction direction) {
        const SquareIndex beside = board.neighbour(square, direction);
        return beside != noSquare &&
               board.isPlayable(beside) != view.full().isPlayable(board.squareOf(beside));
    });
}

} // namespace

BoardEffect effectOfMarker(const SetupView& view, std::size_t marker)
{
    const Scenario& scenario = view.scenario;
    const Square place = scenario.markers[marker].square;
    // MRK-23: one of a pair of staircases joins levels. MAP-26: of two markers in a square the first counts.
    if (!scenario.markers[marker].partner.empty() || view.pieces.at(place, ThingKind::Marker).size() > 1)
        return BoardEffect::Unknown;
    const SquareIndex square = view.printed.board.squareAt(place);
    if (square == noSquare || view.printed.board.terrain(square) != Terrain::Crevasse)
        return BoardEffect::None;
    const auto tile = view.printed.board.tileOf(square);
    // TOK-06: the tile of a chest may have room for a token now.
    const bool mayMakeRoom = !scenario.tokens.empty() && !view.thingsOn(tile, ThingKind::Chest).empty();
    // Only within the tile, where no piece lies, and on both boards alike (DRESS-04).
    return view.pieces.at(place).size() == 1 && !mayMakeRoom && isInside(view.marked.board, square) &&
                   !isBesidePillar(view, square)
               ? BoardEffect::Harmless
               : BoardEffect::Unknown;
}

} // namespace delve
