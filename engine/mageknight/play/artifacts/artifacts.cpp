// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifacts.h"

#include "engine/mageknight/play/moving/vortex_boards.h"

#include <algorithm>

namespace delve::mageknight::play {

ArtifactId artifactOn(const Position& position, SquareIndex square)
{
    ArtifactId found = ArtifactId::None;
    for (std::size_t i = 0; i < position.state().artifacts().size(); ++i)
        forEachSquareOf(position, ArtifactId(i), [&](SquareIndex own) {
            if (own == square)
                found = ArtifactId(i);
        });
    return found;
}

bool hasMarker(const Position& position, SquareIndex square)
{
    const Game& game = position.game();
    const Board& board = position.board();
    return std::ranges::any_of(game.parts().plan.markers, [&](const BoardPlan::Marker& marker) {
        const SquareIndex placed = board.squareAt(marker.square); // squares keep their numbers on every board
        if (placed == noSquare)
            return false;
        const TileIndex tile = board.tileOf(placed);
        const int vortex = game.vortexOf(tile);
        const int quarters = vortex < 0 ? 0 : int(position.turn().vortices >> (2 * vortex) & 3);
        return afterTurn(board, tile, quarters, placed) == square;
    });
}

bool isWatched(const Position& position, FigureId figure)
{
    if (!position.game().hasWatchedTiles() || !position.figure(figure).isInside())
        return false;
    bool isWatched = false;
    forEachSquareOf(position, figure, [&](SquareIndex square) {
        isWatched |= position.game().isWatched(position.board().tileOf(square));
    });
    return isWatched;
}

bool isArtifactAcross(const Position& position, TileIndex tile)
{
    for (std::size_t i = 0; i < position.state().artifacts().size(); ++i) {
        bool on = false;
        bool off = false;
        forEachSquareOf(position, ArtifactId(i), [&](SquareIndex square) {
            (position.board().tileOf(square) == tile ? on : off) = true;
        });
        if (on && off)
            return true;
    }
    return false;
}

} // namespace delve::mageknight::play
