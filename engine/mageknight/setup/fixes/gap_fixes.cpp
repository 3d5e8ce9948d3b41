// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Step 2: tiles that are missing, also in the middle.

#include "engine/mageknight/setup/complete/fill_gaps.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/generate/tile_tasks.h"

#include <algorithm>

namespace delve::mageknight {

bool fillGaps(FixSearch& search)
{
    // What a search costs at most, in tries of other fixes.
    constexpr int tries = 100;
    constexpr GapFiller::Effort filling{.nodes = 160};
    const Scenario& scenario = search.scenario;
    // A dungeon that is hardly begun or large beyond measure is not a matter of a gap.
    constexpr std::size_t mostTiles = 60;
    constexpr int mostMissing = 4;
    if (scenario.map || scenario.tiles.empty() || scenario.tiles.size() > mostTiles ||
        scenario.players.empty() || search.edits.isLarge() || search.isTired())
        return false;
    DungeonWishes wishes;
    wishes.players = int(scenario.players.size());
    wishes.tilesEach = SetupView(scenario, search.content).tilesEach;
    int missing = 0;
    for (const TileShare& share : tileShares(scenario, search.content, *wishes.tilesEach))
        missing += share.tiles;
    if (missing == 0 || missing > mostMissing)
        return false;
    search.spend(tries);
    TileSupply supply(search.content, {}, scenario.packs);
    std::vector<ContentId> laid;
    for (const PlacedTile& tile : scenario.tiles)
        laid.push_back(search.content.tile(tile.tile)->id);
    supply.reset(laid, scenario.options.respectStock);
    Random random(1);
    const SearchLimits limits;
    SearchBudget budget(limits);
    const auto filled = GapFiller(scenario, search.content, wishes, supply).fill(filling, random, budget);
    if (!filled)
        return false;
    std::vector<ThingId> added;
    for (const PlacedTile& tile : filled->tiles)
        if (std::ranges::find(scenario.tiles, tile.id, &PlacedTile::id) == scenario.tiles.end())
            added.push_back(tile.id);
    return search.offer(FixKind::Add, *filled, {.things = added, .variant = "tiles"});
}

} // namespace delve::mageknight
