// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"

namespace delve::mageknight {

/// Half the thickness of a wall inside a face, and the thickness of one on its border.
inline constexpr double halfInnerWall = 0.09;
inline constexpr double borderWall = 0.155;

/// The soft shadows that walls throw on the floor; painted before what stands on it.
void paintWallShadows(const Sketch& sketch, const FaceLayout& layout);
/// The walls of cut stone, with piers where they end, turn or meet, and the thresholds of openings.
void paintWalls(const Sketch& sketch, const FaceLayout& layout);

} // namespace delve::mageknight
