// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/wish_goals.h"

#include "engine/mageknight/setup/generate/dungeon_measures.h"
#include "engine/mageknight/setup/generate/terrain_flavour.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace delve::mageknight {

namespace {

using TerrainCounts = std::array<int, 5>;

void addTo(TerrainCounts& all, const TerrainCounts& more, int times)
{
    for (std::size_t terrain = 0; terrain < all.size(); ++terrain)
        all[terrain] += times * more[terrain];
}

/// A hundredth more than the exact number counts as one more.
int percentUp(int part, int whole)
{
    return whole == 0 ? 0 : (100 * part + whole - 1) / whole;
}

/// Squares in a hundred that a dungeon must have of the terrain it is wished for.
int leastTerrainOf(TerrainFlavour flavour, const TileSupply& supply)
{
    if (flavour == TerrainFlavour::Any)
        return 0;
    TerrainCounts even{};
    for (std::size_t kind = 0; kind < supply.size(); ++kind)
        for (const TerrainCounts& side : supply[kind].terrain)
            addTo(even, side, supply[kind].stock);
    const int all = std::accumulate(even.begin(), even.end(), 0);
    const int squares = even[std::size_t(terrainOf(flavour))];
    return flavour == TerrainFlavour::Open ? percentUp(all + squares, 2 * all) : percentUp(2 * squares, all);
}

void missIf(bool isMissed, Wish wish, int wanted, int had, std::vector<MissedWish>& missed)
{
    if (isMissed)
        missed.push_back({wish, wanted, had});
}

void missUnless(std::optional<int> wanted, std::size_t had, Wish wish, std::vector<MissedWish>& missed)
{
    missIf(wanted && *wanted != int(had), wish, wanted.value_or(0), int(had), missed);
}

/// Beside the central chamber: plain tiles are opposite to each other, and so are entrances (LAY-10: one of
/// each player). Of an odd number one is alone.
int leastTilesAlone(const Scenario& scenario, int players)
{
    const int plain = int(scenario.tiles.size()) - 1 - players;
    return (plain > 0 ? plain % 2 : 0) + players % 2;
}

} // namespace

int terrainShare(TerrainFlavour flavour, std::span<const int> squaresByTerrain)
{
    const int all = std::accumulate(squaresByTerrain.begin(), squaresByTerrain.end(), 0);
    return all == 0 ? 0 : 100 * squaresByTerrain[std::size_t(terrainOf(flavour))] / all;
}

WishGoals goalsOf(const DungeonWishes& wishes, const TileSupply& supply)
{
    WishGoals goals;
    if (wishes.shape == DungeonShape::Compact)
        goals.leastFill = compactFill;
    if (wishes.shape == DungeonShape::Sprawling)
        goals.mostFill = sprawlingFill;
    goals.loops = wishes.loops;
    goals.chests = wishes.chests.value_or(2 * wishes.players);
    goals.chestDistance = wishes.chestDistance;
    goals.flavour = wishes.flavour;
    goals.leastTerrain = leastTerrainOf(wishes.flavour, supply);
    return goals;
}

std::vector<MissedWish> missedBy(const LayoutMeasures& layout, int terrain, const WishGoals& goals)
{
    std::vector<MissedWish> missed;
    missIf(layout.fill < goals.leastFill, Wish::Shape, goals.leastFill, layout.fill, missed);
    missIf(layout.fillUp > goals.mostFill, Wish::Shape, goals.mostFill, layout.fillUp, missed);
    missUnless(goals.loops, std::size_t(std::max(0, layout.loops)), Wish::Loops, missed);
    // CHEST-08: without a wish as many chests as there is room for will do.
    const int far = layout.distanceOfFarthest(goals.chests);
    missIf(goals.chestDistance > 2 && far < goals.chestDistance, Wish::ChestDistance, goals.chestDistance,
           far, missed);
    missIf(terrain < goals.leastTerrain, Wish::Terrain, goals.leastTerrain, terrain, missed);
    return missed;
}

std::vector<MissedWish> missedBy(const Scenario& scenario, const Content& content,
                                 const DungeonWishes& wishes, const WishGoals& goals)
{
    const DungeonMeasures measures = measureDungeon(scenario, content);
    std::vector<MissedWish> missed =
        missedBy(measures.layout, terrainShare(goals.flavour, measures.terrain), goals);
    // What counts in the end is where the chests lie, not where they could.
    std::erase_if(missed, [](const MissedWish& miss) { return miss.wish == Wish::ChestDistance; });
    missIf(measures.chests > 0 && measures.chestDistance < wishes.chestDistance, Wish::ChestDistance,
           wishes.chestDistance, measures.chestDistance, missed);
    missUnless(wishes.doors, scenario.doors.size(), Wish::Doors, missed);
    missUnless(wishes.markers, scenario.markers.size(), Wish::Markers, missed);
    missUnless(wishes.artifacts, scenario.artifacts.size(), Wish::Artifacts, missed);
    missUnless(wishes.chests, scenario.chests.size(), Wish::Chests, missed);
    missUnless(wishes.tokens, scenario.tokens.size(), Wish::Tokens, missed);
    const auto tough = std::ranges::count(scenario.tokens, Colour::Red, &PlacedToken::colour);
    missIf(wishes.toughTokens && wishes.tokens != 0 && tough == 0, Wish::ToughTokens, 1, 0, missed);
    if (wishes.tilesEach)
        missUnless(wishes.players * *wishes.tilesEach, scenario.tiles.size(), Wish::Tiles, missed);
    const int alone = leastTilesAlone(scenario, wishes.players);
    missIf(wishes.isMirrored && measures.tilesAlone > alone, Wish::Mirrored, alone, measures.tilesAlone,
           missed);
    return missed;
}

std::size_t countedBy(Wish wish, const Scenario& scenario)
{
    switch (wish) {
    case Wish::Doors: return scenario.doors.size();
    case Wish::Markers: return scenario.markers.size();
    case Wish::Artifacts: return scenario.artifacts.size();
    case Wish::Chests: return scenario.chests.size();
    case Wish::Tokens: return scenario.tokens.size();
    case Wish::Tiles: return scenario.tiles.size();
    default: return 0;
    }
}

int distanceOf(const std::vector<MissedWish>& missed)
{
    int distance = 0;
    for (const MissedWish& miss : missed) {
        // Ten squares in a hundred weigh as much as one loop, tile or piece.
        const bool isShare = miss.wish == Wish::Shape || miss.wish == Wish::Terrain;
        distance += (isShare ? 1 : 10) * std::abs(miss.wanted - miss.had);
    }
    return distance;
}

} // namespace delve::mageknight
