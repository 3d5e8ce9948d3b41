// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/content/footprint.h"
#include "engine/mageknight/scenario/scenario.h"

#include <vector>

namespace delve::mageknight {

/// The base of a placed figure as it counts in this dungeon (BASE-21); of a cavalry unit the mount's
/// (CAV-03). A figure that is missing in the content counts as one of one square.
BaseShape baseOf(const PlacedFigure& figure, const Content& content, const ScenarioOptions& options);

/// BASE-03: the squares that it covers, from its front.
std::vector<Square> squaresOf(const PlacedFigure& figure, const Content& content,
                              const ScenarioOptions& options);

/// A figure as one would place it: facing south, with the highest point value, at level 1, and on a mount one
/// of the figures that can ride it (MOUNT-13, CAV-01).
PlacedFigure placedFigure(const Figure& figure, const Content& content);

/// The figure turned clockwise, with the north-west square of what it then covers there.
void standTurned(PlacedFigure& figure, BaseShape base, int quarters, Square corner);

} // namespace delve::mageknight
