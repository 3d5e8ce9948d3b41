// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"

namespace delve::mageknight {

/// The floor of a face from border to border, without grid lines.
void paintFloor(const Sketch& sketch, Size size, Floor floor);

/// The thin lines between squares.
void paintGrid(const Sketch& sketch, Size size);

} // namespace delve::mageknight
