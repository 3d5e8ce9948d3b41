// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

// ART, DRESS-02 to DRESS-09: where artifacts stand and what that does to a square. Exotic artifacts and
// pillars are a part of the board; furniture moves, so that the state says where it is.

/// Calls `visit(square)` for the squares of something with this size whose north-west square is `corner`. One
/// that lies off the board is visited as noSquare.
template <typename Visit>
void forEachSquareIn(const Position& position, SquareIndex corner, Size size, Visit&& visit)
{
    const Board& board = position.board();
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            visit(board.squareAt(board.squareOf(corner) + Offset{x, y}));
}

/// Calls `visit(square)` for the squares of an artifact on the board, none if it is elsewhere.
template <typename Visit> void forEachSquareOf(const Position& position, ArtifactId id, Visit&& visit)
{
    const ArtifactState& artifact = position.state().artifact(id);
    if (artifact.square != noSquare)
        forEachSquareIn(position, artifact.square, position.game().sizeOf(id, artifact.turned), visit);
}

/// Calls `visit(artifact)` for all artifacts on the board that have a square adjacent to a figure (CON-05),
/// in their order.
template <typename Visit> void forEachArtifactBeside(const Position& position, FigureId figure, Visit&& visit)
{
    for (std::size_t i = 0; i < position.state().artifacts().size(); ++i) {
        bool isBeside = false;
        forEachSquareOf(position, ArtifactId(i),
                        [&](SquareIndex square) { isBeside |= isSquareBeside(position, square, figure); });
        if (isBeside)
            visit(ArtifactId(i));
    }
}

/// The artifact that covers a square, or none.
ArtifactId artifactOn(const Position& position, SquareIndex square);

/// DRESS-09, DRESS-13: furniture or what is left of it makes the square hindering terrain, whatever is
/// printed.
inline bool isMadeHindering(const Position& position, SquareIndex square)
{
    return position.state().squares(SquareSet::Hindering).test(square);
}

/// ART-07: what counts on a square now.
inline Terrain terrainOn(const Position& position, SquareIndex square)
{
    return isMadeHindering(position, square) ? Terrain::Hindering : position.board().terrain(square);
}

/// ART-07: a terrain marker lies on the square, where the vortices have turned it to.
bool hasMarker(const Position& position, SquareIndex square);

/// DRESS-07, DRESS-08: the figure has a square on a tile with an all-seeing pillar.
bool isWatched(const Position& position, FigureId figure);

/// ART-21: an artifact lies across the border of the tile.
bool isArtifactAcross(const Position& position, TileIndex tile);

} // namespace delve::mageknight::play
