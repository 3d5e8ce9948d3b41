// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/scenario_painter.h"

namespace delve::mageknight {

/// How tiles are painted on this device: in a PDF those that look alike share one drawing; empty elsewhere.
TilePainter tilesOn(QPaintDevice* device, const ScenarioPaintOptions& options);

} // namespace delve::mageknight
