// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/choice.h"
#include "engine/mageknight/setup/generate/layout_search.h"

#include <span>

namespace delve::mageknight {

/// How many of each tile of the supply are drawn for these tasks, as from a bag: every tile and face is as
/// likely as any other, one that was drawn already less so, and one that suits the terrain wished for more
/// so. For pairs of opposites two of a tile are drawn, where there are two, and twice as many as will be
/// laid.
std::vector<TileSupply::Drawn> drawBag(const TileSupply& supply, std::span<const TileTask> tasks,
                                       const DungeonWishes& wishes, Random& random);

} // namespace delve::mageknight
