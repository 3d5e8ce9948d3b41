// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/placements/marker_effects.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// MAP-18: whether tiles become adjacent that were not when one can stand on this square.
bool joinsTiles(const SetupView& view, SquareIndex square)
{
    const Board& board = view.marked.board;
    return std::ranges::any_of(allSides, [&](Side side) {
        const SquareIndex beyond = board.neighbour(square, side);
        return beyond != noSquare && board.tileOf(beyond) != board.tileOf(square) &&
               contains(board.adjacent(square), directionOf(side)) && board.isPlayable(beyond) &&
               !view.full().graph.areAdjacent(board.tileOf(square), board.tileOf(beyond));
    });
}

/// TOK-06: whether the tile of a chest has no room for a token, and may have when it gets one more square.
bool mayMakeRoom(const SetupView& view, TileIndex tile)
{
    return !view.scenario.tokens.empty() && !view.thingsOn(tile, ThingKind::Chest).empty() &&
           std::ranges::none_of(view.marked.playableSquaresOf(tile), [&](SquareIndex square) {
               return view.pieces.at(view.marked.board.squareOf(square)).empty();
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
    // The square is opened where no piece lies, on both boards alike (DRESS-04). MRK-05: not on an entrance
    // tile, so that it does not matter whether it has an opening to the outside.
    const bool isHarmless = view.pieces.at(place).size() == 1 && !isBesidePillar(view, square) &&
                            !joinsTiles(view, square) &&
                            !mayMakeRoom(view, view.printed.board.tileOf(square));
    return isHarmless ? BoardEffect::Harmless : BoardEffect::Unknown;
}

} // namespace delve::mageknight
