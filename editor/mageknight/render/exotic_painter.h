// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sketch.h"
#include "engine/mageknight/content/artifact.h"

#include <string_view>

namespace delve::mageknight {

/// An exotic artifact on the squares of an area. What it looks like follows from the words of its id: a forge
/// glows, a mirror shines; one that no word describes is an altar with a gem.
void paintExotic(const Sketch& sketch, const QRectF& area, std::string_view id);

/// Whether it is drawn with a fire, which gives light.
bool hasFire(const ArtifactKind& kind);

} // namespace delve::mageknight
