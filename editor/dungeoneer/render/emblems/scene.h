// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_look.h"
#include "editor/render/sketch.h"

namespace delve::dungeoneer {

enum class SceneKind : std::uint8_t
{
    Rays,
    Rings,
    Alcove, ///< with a shelf, as for something precious
    Storm,
    Vault, ///< with a floor that runs away from the viewer
    Chart  ///< with a dotted way to a cross
};

/// What stands behind an emblem, varied by the noise of the sketch. It keeps to its area.
void paintScene(const Sketch& sketch, SceneKind kind, const CardColours& colours, const QRectF& area,
                const QPointF& focus);

} // namespace delve::dungeoneer
