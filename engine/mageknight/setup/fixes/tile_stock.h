// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <vector>

namespace delve::mageknight {

/// LAY-21: the tiles of a kind of which the scenario could use one more, of the packs that it names and in
/// their order. All of them where stock does not matter.
std::vector<const Tile*> tilesInStock(const Scenario& scenario, const Content& content, TileKind kind);

} // namespace delve::mageknight
