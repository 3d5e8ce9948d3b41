// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/setup/setup_view.h"

namespace delve::mageknight {

/// MRK-23: how many levels have tiles, but no staircase towards the central chamber.
int levelsApart(const SetupView& view);

/// MRK-23: joins every level that has tiles to the level of the central chamber. Staircases that lie there
/// without a partner are used before new ones are laid, which chance puts on free squares, often on the tiles
/// that were laid first.
void joinLevels(Scenario& scenario, const Content& content, Random& random);

} // namespace delve::mageknight
