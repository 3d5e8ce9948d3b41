// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Step 2: which tile is central, which are entrances, and what a printed map makes of them.

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/tile_stock.h"
#include "engine/mageknight/setup/fixes/tile_ways.h"

#include <algorithm>

namespace delve::mageknight {

void mendCentralChamber(FixSearch& search)
{
    const Scenario& scenario = search.scenario;
    const auto isChamber = [&](const PlacedTile& tile) { return kindOf(search, tile) == TileKind::Chamber; };
    if (scenario.tiles.empty()) {
        for (const Tile* tile : tilesInStock(scenario, search.content, TileKind::Chamber)) {
            PlacedTile placed = newTile(search, *tile, {});
            placed.role = TileRole::Central;
            if (search.add({ThingKind::Tile, placed}))
                return;
        }
        return;
    }
    // One chamber is central and no other tile: of those that are flagged, or else the one laid first.
    for (const bool flaggedOnly : {true, false})
        for (std::size_t tile = 0; tile < scenario.tiles.size(); ++tile) {
            if (!isChamber(scenario.tiles[tile]) ||
                (flaggedOnly && scenario.tiles[tile].role != TileRole::Central))
                continue;
            Scenario after = scenario;
            for (PlacedTile& other : after.tiles)
                if (other.role == TileRole::Central)
                    other.role = TileRole::None;
            after.tiles[tile].role = TileRole::Central;
            if (search.offer(FixKind::SetRole, after,
                             {.things = {scenario.tiles[tile].id}, .variant = "central"}))
                return;
            if (search.isTired())
                return;
        }
}

void mendEntranceRole(FixSearch& search)
{
    for (const std::size_t tile : tilesToBlame(search))
        for (const TileRole role : {TileRole::None, TileRole::Entrance})
            if (role != search.scenario.tiles[tile].role && setRole(search, tile, role))
                return;
}

void mendLastTile(FixSearch& search)
{
    const Scenario& scenario = search.scenario;
    const std::string& variant = search.finding.about.variant;
    if (variant == "not-last")
        for (const std::size_t tile : tilesToBlame(search)) {
            setRole(search, tile, TileRole::None);
            if (!layInOrder(search))
                search.offer(FixKind::Reorder,
                             reorderThing(scenario, {ThingKind::Tile, tile}, scenario.tiles.size() - 1),
                             {.things = {scenario.tiles[tile].id}});
            return;
        }
    const ThingId player = playerIdOf(search);
    const auto isOwnHallway = [&](const PlacedTile& tile) {
        return kindOf(search, tile) == TileKind::Hallway && (player.empty() || tile.player == player);
    };
    const bool isInOrder = !player.empty() && layInOrder(search);
    for (std::size_t tile = scenario.tiles.size(); tile-- > 0 && !isInOrder;) {
        if (!isOwnHallway(scenario.tiles[tile]) || search.isTired())
            continue;
        if (!player.empty()) { // LAY-10: the last tile of the player
            if (search.offer(FixKind::Reorder,
                             reorderThing(scenario, {ThingKind::Tile, tile}, scenario.tiles.size() - 1),
                             {.things = {scenario.tiles[tile].id}}))
                break;
        } else if (setRole(search, tile, TileRole::Entrance) || search.move(scenario.tiles[tile].id)) {
            break; // LAY-16: one more entrance
        }
    }
    if (const auto blamed = tilesToBlame(search); !player.empty() && !blamed.empty()) {
        if (!replaceTile(search, blamed.front()))
            search.remove(std::array{scenario.tiles[blamed.front()].id});
        return;
    }
    int tried = 0;
    for (const Tile* tile : tilesInStock(scenario, search.content, TileKind::Hallway))
        if (++tried > 5 || search.add({ThingKind::Tile, newTile(search, *tile, player)}))
            return;
}

void mendEntranceHallway(FixSearch& search)
{
    const Scenario& scenario = search.scenario;
    const auto& things = search.finding.about.things;
    for (const ThingId& id : things) // the entrance itself first
        if (search.move(id))
            break;
    const auto entrance = findThing(scenario, things.front());
    swapTile(search, entrance->index);
    if (scenario.tiles[entrance->index].role == TileRole::Entrance)
        setRole(search, entrance->index, TileRole::None);
    if (search.finding.about.variant == "marker")
        for (const PlacedMarker& marker : scenario.markers)
            if (search.move(marker.id))
                break;
    for (auto id = things.rbegin(); id != things.rend(); ++id)
        if (search.remove(std::array{*id}))
            return;
}

void mendPrintedMap(FixSearch& search)
{
    const Scenario& scenario = search.scenario;
    if (const auto tiles = tilesToBlame(search); !tiles.empty()) {
        const bool isCentral = search.finding.about.variant == "central";
        setRole(search, tiles.front(), isCentral ? TileRole::Central : TileRole::None);
        return;
    }
    const PrintedMap& map = *search.content.map(scenario.map->map);
    const auto& printed = map.side(scenario.map->side).tiles;
    // The arrangement stays where it lies; tiles that are there already keep their ids and doors.
    Square corner{0, scenario.tiles.empty() ? 0 : maxCoordinate, scenario.tiles.empty() ? 0 : maxCoordinate};
    for (const PlacedTile& tile : scenario.tiles) {
        corner.level = tile.position.level;
        corner.x = std::min(corner.x, tile.position.x);
        corner.y = std::min(corner.y, tile.position.y);
    }
    int left = maxCoordinate, top = maxCoordinate;
    for (const PrintedMap::PlacedTile& tile : printed) {
        left = std::min(left, tile.x);
        top = std::min(top, tile.y);
    }
    std::vector<PlacedTile> unused = scenario.tiles;
    std::vector<PlacedTile> laid;
    for (const PrintedMap::PlacedTile& tile : printed) {
        PlacedTile placed;
        const auto known = std::ranges::find(unused, tile.tile, &PlacedTile::tile);
        if (known != unused.end()) {
            placed = *known;
            unused.erase(known);
        } else {
            placed.id = search.newId();
            placed.tile = tile.tile;
        }
        placed.side = tile.side;
        placed.rotation = tile.rotation;
        placed.position = corner + Offset{tile.x - left, tile.y - top};
        placed.role = tile.role == PrintedMap::Role::Central    ? TileRole::Central
                      : tile.role == PrintedMap::Role::Entrance ? TileRole::Entrance
                                                                : TileRole::None;
        laid.push_back(placed);
    }
    Scenario after = scenario;
    std::vector<ThingId> gone;
    for (const PlacedTile& tile : unused)
        gone.push_back(tile.id);
    apply(after, removeThings(scenario, search.content, gone));
    after.tiles = laid;
    search.offer(FixKind::LayAsPrinted, after, {.args = {map.id.text()}});
    // Or it is a dungeon of tiles after all.
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(scenario);
    facts.map.reset();
    search.offer(FixKind::Agree, changeFacts(scenario, facts), {.variant = "no-map"});
}

} // namespace delve::mageknight
