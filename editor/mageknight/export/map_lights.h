// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QPointF>

#include <vector>

namespace delve::mageknight {

/// Something that gives light, in squares of its level.
struct MapLight
{
    QPointF at;
    double range = 0;
    const char* colour = ""; ///< rrggbb
};

/// What burns on a level: torches, braziers and candles of the tiles, and artifacts with a fire, like forges.
std::vector<MapLight> lightsOf(const Scenario& scenario, const Content& content, int level);

} // namespace delve::mageknight
