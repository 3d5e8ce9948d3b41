// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"

#include <vector>

namespace delve::mageknight {

/// The masses of blocking rock, with the links between diagonal ones. Free-standing squares are pillars,
/// or plain blocks where something is drawn on them.
void paintRock(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& art);

} // namespace delve::mageknight
