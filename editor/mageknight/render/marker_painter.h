// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"
#include "engine/mageknight/content/artifact.h"
#include "engine/mageknight/content/pieces.h"

namespace delve::mageknight {

/// A terrain marker lying on a square, either side up.
void paintMarker(const Sketch& sketch, const QPointF& centre, UniqueSide side);
void paintMarker(const Sketch& sketch, const QPointF& centre, OrdinarySide side);

/// An artifact standing on the squares of `area`.
void paintArtifact(const Sketch& sketch, const QRectF& area, const ArtifactKind& kind);
/// Any artifact of a class.
void paintArtifact(const Sketch& sketch, const QRectF& area, ArtifactClass artifactClass);

} // namespace delve::mageknight
