// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"

namespace delve::mageknight {

/// Water and crevasses over the floor of a face. Each terrain has a shape of its own as well as a colour.
void paintTerrain(const Sketch& sketch, const FaceLayout& layout);

/// The rubble of hindering squares. Where art such as steps or timber is what hinders, only a few stones lie
/// in the corners.
void paintHindering(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& art);

/// The numbers of squares that cost another number of points than their terrain usually does.
void paintCosts(const Sketch& sketch, const FaceLayout& layout);

/// A heap of stones on the square around a point; also the plain side of a marker.
void paintRubble(const Sketch& sketch, const QPointF& centre, double size);
/// A few waves on the square around a point.
void paintRipples(const Sketch& sketch, const QPointF& centre, double size);

} // namespace delve::mageknight
