// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sketch.h"

namespace delve::dungeoneer {

/// What the floor of a room is laid with.
enum class Ground : std::uint8_t
{
    Slabs,
    Checks,
    Planks,
    Cobbles,
    Grate,
    Earth,
    Ice
};

/// Covers an area, in millimetres.
void paintGround(const Sketch& sketch, Ground ground, const QRectF& area);
QColor colourOf(Ground ground, RenderStyle style);

} // namespace delve::dungeoneer
