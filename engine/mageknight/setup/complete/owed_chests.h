// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/setup_view.h"

#include <vector>

namespace delve::mageknight {

/// Tiles whose tokens are legal only beside a chest: the very first one of all (TOK-06), and any second one
/// on a tile (TOK-09, TOK-10).
std::vector<TileIndex> tilesThatNeedAChest(const SetupView& view);

/// Brings the chests that players put into the pool and that are not placed (CHEST-03) before all others.
void preferPooled(std::vector<const Chest*>& kinds, const Scenario& scenario, const Content& content);

} // namespace delve::mageknight
