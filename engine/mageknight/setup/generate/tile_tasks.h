// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/generate/layout_search.h"
#include "engine/mageknight/setup/setup_view.h"

#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// Tiles that are counted together: a player's, or all where no record is kept. LAY-20.
struct TileShare
{
    int player = -1;   ///< its place in turn order; -1: all together
    int tiles = 0;     ///< still to be laid
    int chambers = 0;  ///< of these at least
    int entrances = 0; ///< LAY-10: of these, and the last ones
};

/// What is still to be laid if every player lays so many tiles. Without tiles a record is kept.
std::vector<TileShare> tileShares(const Scenario& scenario, const Content& content, int each);

/// LAY-02: whose tile is the next after so many, from the starting player to the left; who has laid all is
/// passed over. Nothing if all have.
std::optional<std::size_t> shareInTurn(std::span<const TileShare> shares, std::size_t laid);

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

/// MAP-21: the entrances among the tiles that lie, when each player shall lay this many: those flagged, and
/// the last hallways of players who have laid all. Hallways that only look like entrances may still be built
/// upon.
std::vector<TileIndex> entrancesAmong(const SetupView& view, int each);

/// How many tiles each player lays: as wished, or as the rules say for this build total. LAY-03, LAY-06.
int tilesEachFor(const DungeonWishes& wishes, int buildTotal);

} // namespace delve::mageknight
