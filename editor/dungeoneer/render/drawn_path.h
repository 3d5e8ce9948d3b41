// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

namespace delve::dungeoneer {

/// A shape written down in few words, in a box of 100 by 100 with y to the south:
/// M x y, L x y, Q and C with their control points, Z as in SVG, all absolute; O x y r a circle,
/// E x y rx ry an ellipse, R x y w h a rectangle, P x y w h r one with round corners.
QPainterPath drawnPath(const char* words);

} // namespace delve::dungeoneer
