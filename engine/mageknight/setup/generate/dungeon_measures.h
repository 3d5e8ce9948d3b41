// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/generate/layout_measures.h"

#include <array>

namespace delve::mageknight {

/// What can be counted about a finished dungeon.
struct DungeonMeasures
{
    LayoutMeasures layout;
    int tileKinds = 0; ///< different tiles
    int hallways = 0;
    int tilesAlone = 0; ///< without the same tile opposite across the central chamber, which is not counted
    std::array<int, 5> terrain{}; ///< squares by terrain, as printed
    int chests = 0;
    int nearestChest = 0;  ///< speed points from an entrance to the chest nearest to any
    int meanChestWalk = 0; ///< speed points from an entrance to a chest, over all teams and chests
    int unfairness = 0;    ///< between the teams whose chests are farthest and nearest on average
    int chestDistance = 0; ///< MAP-19: tiles from an entrance to the chest nearest to any
    int chestSpread = 0;   ///< MAP-19: tile distance of the two chests farthest apart
};

/// All references of the scenario must lead somewhere.
DungeonMeasures measureDungeon(const Scenario& scenario, const Content& content);

} // namespace delve::mageknight
