// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_look.h"
#include "editor/render/sketch.h"

namespace delve::dungeoneer {

/// What stands behind an emblem: rays, an alcove, a storm, a vault, a chart … Which of them, by the look and
/// the noise of the sketch. It keeps to its area.
void paintScene(const Sketch& sketch, CardLook look, const CardColours& colours, const QRectF& area,
                const QPointF& focus);

} // namespace delve::dungeoneer
