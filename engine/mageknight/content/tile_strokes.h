// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/tile.h"

namespace delve::mageknight {

/// What a hand does to a face that is being drawn. Each keeps the face one that a pack may hold.

/// Shows this terrain on a square, at its usual cost. MAP-11: the border of a blocking square is walled.
void paintTerrain(FaceLayout& layout, LocalSquare square, Terrain terrain);

/// MAP-11: the border edges of blocking squares are always walls; all others may be either.
bool mayBeOpen(const FaceLayout& layout, LocalEdge edge);
/// Builds or opens a wall where that is possible.
void buildWall(FaceLayout& layout, LocalEdge edge, bool wall);

/// True for an edge between two tiles.
bool isOnBorder(const FaceLayout& layout, LocalEdge edge);

/// MAP-16: two blocking squares meet in this corner and nothing else bars the way between them, so that a
/// flag there means something.
bool canBeLinked(const FaceLayout& layout, LocalSquare corner);

/// The face turned clockwise with all that is drawn on it. Hallways can only be turned about.
TileFace turnedFace(const TileFace& face, Rotation rotation);

/// The tile in the other size: what lies beyond the border is gone, and new squares are clear and open.
/// MAP-04: both faces have the size of the tile.
Tile withKind(Tile tile, TileKind kind);

} // namespace delve::mageknight
