// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"
#include "engine/mageknight/content/tile.h"

namespace delve::mageknight {

/// Paints one side of a tile as it lies after the turn, its north-west corner at (0, 0), in units of squares:
/// scale the painter first, and say how large a square comes out so that detail fits. `grid`
/// says whether the thin lines between squares are wanted.
void paintFace(QPainter& painter, const Tile& tile, TileSide side, Rotation rotation, RenderStyle style,
               double pixelsPerSquare, bool grid = true);

/// Paints a face that belongs to no tile yet; `seed` names its variation.
void paintFace(QPainter& painter, const TileFace& face, std::string_view seed, Rotation rotation,
               RenderStyle style, double pixelsPerSquare, bool grid = true);

/// A tile whose pack is missing: its outline and a question mark.
void paintUnknownTile(QPainter& painter, Size size, RenderStyle style, double pixelsPerSquare);

} // namespace delve::mageknight
