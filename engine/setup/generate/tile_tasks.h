#pragma once

#include "engine/content/content.h"
#include "engine/scenario/scenario.h"
#include "engine/setup/generate/layout_search.h"

namespace delve {

/// The tiles that are missing from a scenario before Step 2 is done, in the order in which they are laid.
/// Where the number of tiles leaves a choice between chambers and hallways, chance and wishes decide.
std::vector<TileTask> missingTiles(const Scenario& scenario, const Content& content,
                                   const DungeonWishes& wishes, Random& random);

/// Exchanges chambers and hallways where the rules leave the choice, so that the supply suffices. The rules
/// that fail if it cannot: LAY-21 with LAY-04 for chambers, with LAY-10 for hallways, with LAY-03 for both
/// together.
std::vector<std::string> fitToSupply(std::vector<TileTask>& tasks, const Scenario& scenario,
                                     const Content& content, const DungeonWishes& wishes,
                                     const TileSupply& supply);

/// How many tiles each player lays: as wished, or as the rules say for this build total. LAY-03, LAY-06.
int tilesEachFor(const DungeonWishes& wishes, int buildTotal);

} // namespace delve
