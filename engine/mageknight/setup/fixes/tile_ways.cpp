// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/tile_ways.h"

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/tile_stock.h"
#include "engine/mageknight/setup/placements/placement_field.h"

#include <algorithm>

namespace delve::mageknight {

std::vector<std::size_t> tilesToBlame(const FixSearch& search)
{
    std::vector<std::size_t> tiles;
    for (const ThingPlace& place : search.placesToBlame())
        if (place.kind == ThingKind::Tile)
            tiles.push_back(place.index);
    return tiles;
}

TileKind kindOf(const FixSearch& search, const PlacedTile& tile)
{
    return search.content.tile(tile.tile)->kind;
}

bool setRole(FixSearch& search, std::size_t tile, TileRole role)
{
    const PlacedTile& before = search.scenario.tiles[tile];
    return search.change(
        FixKind::SetRole, before.id, [&](Thing& thing) { std::get<PlacedTile>(thing).role = role; },
        {.things = {before.id}, .variant = role == TileRole::None ? "none" : std::string(nameOf(role))});
}

bool swapTile(FixSearch& search, std::size_t tile)
{
    return swapInPlace(search, tile, std::array{kindOf(search, search.scenario.tiles[tile])});
}

bool replaceTile(FixSearch& search, std::size_t tile)
{
    const PlacedTile& old = search.scenario.tiles[tile];
    const TileKind wanted = kindOf(search, old) == TileKind::Hallway ? TileKind::Chamber : TileKind::Hallway;
    if (swapInPlace(search, tile, std::array{wanted}))
        return true;
    Scenario rest = search.scenario;
    apply(rest, removeThings(search.scenario, search.content, std::array{old.id}));
    int kinds = 0;
    for (const Tile* other : tilesInStock(rest, search.content, wanted)) {
        if (++kinds > 4 || search.isTired())
            return false;
        PlacedTile fresh = old; // it keeps its name and its place in the record
        fresh.tile = other->id;
        const CarriedPiece piece{ThingKind::Tile, fresh};
        const auto field = placementField(rest, search.content, piece);
        search.spend(20);
        std::vector<Spot> spots = field->legalSpots();
        std::ranges::stable_sort(spots, {}, [&](const Spot& spot) {
            return std::pair(spot.square.level != old.position.level, distance(spot.square, old.position));
        });
        for (const Spot& spot : spots) {
            if (search.isTired())
                return false;
            Scenario after = field->scenarioAt(spot);
            std::rotate(after.tiles.begin() + std::ptrdiff_t(tile), after.tiles.end() - 1, after.tiles.end());
            if (search.offer(FixKind::Swap, after,
                             {.things = {old.id}, .squares = {spot.square}, .args = {other->id.text()}}))
                return true;
        }
    }
    return false;
}

PlacedTile newTile(FixSearch& search, const Tile& tile, const ThingId& player)
{
    PlacedTile placed;
    placed.id = search.newId();
    placed.tile = tile.id;
    placed.player = player;
    return placed;
}

ThingId playerIdOf(const FixSearch& search)
{
    const Player* player = search.playerToBlame();
    return player ? player->id : ThingId();
}

} // namespace delve::mageknight
