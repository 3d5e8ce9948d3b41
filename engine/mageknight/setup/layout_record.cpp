// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/layout_record.h"

#include <algorithm>

namespace delve::mageknight {

LayoutRecord::LayoutRecord(const Scenario& setup, const Content& pack)
    : m_plan(setup, pack), scenario(setup), content(pack), plan(m_plan.plan())
{
    findRecord();
}

void LayoutRecord::findRecord()
{
    findNumbers();
    const auto flagged = std::ranges::find(scenario.tiles, TileRole::Central, &PlacedTile::role);
    central.reset();
    if (flagged != scenario.tiles.end())
        central = TileIndex(flagged - scenario.tiles.begin());
    findNamedEntrances();
}

void LayoutRecord::findNumbers()
{
    // LAY-20: the layout names the player of each tile.
    isRecorded = !isMap() && !plan.tiles.empty() &&
                 std::ranges::none_of(plan.tiles, [](const auto& tile) { return tile.player < 0; });
    m_tilesOf.assign(scenario.players.size(), {});
    if (isRecorded)
        for (TileIndex tile = 0; tile < TileIndex(plan.tiles.size()); ++tile)
            m_tilesOf[std::size_t(plan.tiles[std::size_t(tile)].player)].push_back(tile);
    // LAY-19: a two player layout with six tiles or fewer: three each.
    isSixTiles = !isMap() && playerCount() == 2 && scenario.tiles.size() <= 6;
    tilesEach = isSixTiles ? 3 : tilesOfEachPlayer(scenario.options.buildTotal);
    if (isMap())
        areAllTilesLaid = true;
    else if (isRecorded)
        areAllTilesLaid =
            std::ranges::all_of(m_tilesOf, [&](const auto& tiles) { return int(tiles.size()) >= tilesEach; });
    else
        areAllTilesLaid = playerCount() > 0 && int(scenario.tiles.size()) >= tilesEach * playerCount();
}

std::optional<TileIndex> LayoutRecord::lastTileOf(std::size_t player) const
{
    const auto tiles = tilesOf(player);
    // LAY-19: before the sixth tile is laid the dungeon may still become a larger one.
    const bool isFinished = int(tiles.size()) >= tilesEach && (!isSixTiles || scenario.tiles.size() == 6);
    if (tiles.empty() || !(isFinished || scenario.options.tilesRanOut))
        return {};
    return tiles.back();
}

void LayoutRecord::findNamedEntrances()
{
    entrances.clear();
    bool isAnyFlagged = false;
    for (TileIndex tile = 0; tile < TileIndex(scenario.tiles.size()); ++tile) {
        if (scenario.tiles[std::size_t(tile)].role != TileRole::Entrance)
            continue;
        isAnyFlagged = true;
        // MAP-21: a flagged tile must be a hallway; for a printed map the map data name the entrances.
        if (isMap() || kindOf(tile) == TileKind::Hallway)
            entrances.push_back(tile);
    }
    areEntrancesFound = !isMap() && !isRecorded && !isAnyFlagged;
    if (!isRecorded)
        return;
    // MAP-21, LAY-10: the hallway that a player laid last.
    for (std::size_t player = 0; player < scenario.players.size(); ++player)
        if (const auto last = lastTileOf(player); last && kindOf(*last) == TileKind::Hallway)
            entrances.push_back(*last);
    std::ranges::sort(entrances);
    const auto rest = std::ranges::unique(entrances);
    entrances.erase(rest.begin(), rest.end());
}

std::vector<ThingId> LayoutRecord::tileIds(std::span<const TileIndex> tiles) const
{
    std::vector<ThingId> ids;
    for (const TileIndex tile : tiles)
        ids.push_back(tileId(tile));
    return ids;
}

} // namespace delve::mageknight
