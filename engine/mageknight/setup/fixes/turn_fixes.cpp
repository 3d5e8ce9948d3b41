// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes that turn or flip a tile where it lies.

#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/tile_ways.h"
#include "engine/mageknight/setup/placements/place_thing.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Whether a square lies on a tile, or so near.
bool isNear(const FixSearch& search, const PlacedTile& tile, Square square, int squares)
{
    const Size size = sizeOnTable(tile, search.content);
    return tile.position.level == square.level && square.x >= tile.position.x - squares &&
           square.x < tile.position.x + size.width + squares && square.y >= tile.position.y - squares &&
           square.y < tile.position.y + size.height + squares;
}

bool areBeside(const FixSearch& search, const PlacedTile& a, const PlacedTile& b)
{
    const Size as = sizeOnTable(a, search.content), bs = sizeOnTable(b, search.content);
    return a.position.level == b.position.level && a.position.x <= b.position.x + bs.width &&
           b.position.x <= a.position.x + as.width && a.position.y <= b.position.y + bs.height &&
           b.position.y <= a.position.y + as.height;
}

bool isBlamed(const FixSearch& search, const PlacedTile& tile)
{
    const Concern& about = search.finding.about;
    return std::ranges::find(about.things, tile.id) != about.things.end();
}

/// The seven other ways in which a tile can lie there: what lies on it stays, or turns with it.
bool turnOnTheSpot(FixSearch& search, std::size_t index, int atLeast)
{
    const PlacedTile& old = search.scenario.tiles[index];
    std::vector<Fix> ways;
    for (const TileSide side : {old.side, old.side == TileSide::A ? TileSide::B : TileSide::A})
        for (const int quarters : {0, 1, 2, 3}) {
            if (side == old.side && quarters == 0)
                continue;
            PlacedTile tile = old;
            tile.side = side;
            tile.rotation = turned(old.rotation, quarters);
            const FixKind kind = quarters == 0 ? FixKind::Flip : FixKind::Turn;
            const Concern about{.things = {old.id}, .squares = {old.position}};
            ways.push_back(
                {kind, changeThing(search.scenario, {ThingKind::Tile, index}, Thing(tile)), about});
            Edit carried =
                placeThing(search.scenario, search.content, {ThingKind::Tile, old},
                           {.square = old.position, .rotation = tile.rotation, .tileSide = tile.side});
            if (carried.changes.size() > 1)
                ways.push_back({kind, std::move(carried), about});
        }
    return search.offerBest(ways, atLeast);
}

} // namespace

std::vector<bool> tilesConcerned(const FixSearch& search)
{
    const auto& tiles = search.scenario.tiles;
    std::vector<Square> squares = search.finding.about.squares;
    std::vector<ThingId> named;
    for (const ThingPlace& place : search.placesToBlame()) {
        const Thing thing = thingAt(search.scenario, place);
        if (const auto* door = std::get_if<PlacedDoor>(&thing))
            named.push_back(door->tile);
        else if (const auto square = squareOf(thing); square && place.kind != ThingKind::Tile)
            squares.push_back(*square);
    }
    std::vector<bool> isConcerned;
    for (const PlacedTile& tile : tiles)
        isConcerned.push_back(
            isBlamed(search, tile) || std::ranges::find(named, tile.id) != named.end() ||
            std::ranges::any_of(squares, [&](Square square) { return isNear(search, tile, square, 1); }));
    return isConcerned;
}

void turnTilesNearby(FixSearch& search)
{
    const auto& tiles = search.scenario.tiles;
    const std::vector<bool> isConcerned = tilesConcerned(search);
    const bool isAboutATile =
        std::ranges::any_of(tiles, [&](const PlacedTile& tile) { return isBlamed(search, tile); });
    if (search.edits.isLarge() && !isAboutATile) // there a piece of hundreds lies in the wrong place
        return;
    std::vector<std::size_t> concerned;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile)
        if (isConcerned[tile])
            concerned.push_back(tile);
    for (std::size_t tile = 0; tile < tiles.size() && !search.isTired(); ++tile) {
        search.spendLooks(isConcerned[tile] ? 0 : concerned.size());
        if (isConcerned[tile] || std::ranges::any_of(concerned, [&](std::size_t other) {
                return areBeside(search, tiles[tile], tiles[other]);
            }))
            turnOnTheSpot(search, tile, isAboutATile ? 1 : 2);
    }
}

void turnAnyTile(FixSearch& search)
{
    // Who laid how many tiles, and teams and pools, have nothing to do with how they lie.
    const std::vector<bool> isConcerned = tilesConcerned(search);
    if (search.edits.isLarge() || search.hasFoundToKeepAll() || std::ranges::count(isConcerned, true) == 0)
        return;
    for (std::size_t tile = 0; tile < isConcerned.size() && !search.isTired(); ++tile)
        turnOnTheSpot(search, tile, 1);
}

} // namespace delve::mageknight
