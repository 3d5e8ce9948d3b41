// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Step 2: tiles moved, swapped, added and removed.

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/fixes/tile_stock.h"
#include "engine/mageknight/setup/fixes/tile_ways.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Lays tiles, one legal spot after the other, until so many more lie. The last one is a hallway (LAY-10).
bool layTiles(FixSearch& search, int missing)
{
    Scenario after = search.scenario;
    std::vector<ThingId> added;
    for (; missing > 0; --missing) {
        bool isLaid = false;
        for (const TileKind kind : missing == 1 ? std::array{TileKind::Hallway, TileKind::Chamber}
                                                : std::array{TileKind::Chamber, TileKind::Hallway}) {
            int tried = 0;
            for (const Tile* tile : tilesInStock(after, search.content, kind)) {
                if (isLaid || ++tried > 6)
                    break;
                const PlacedTile placed = newTile(search, *tile, playerIdOf(search));
                const CarriedPiece piece{ThingKind::Tile, placed};
                search.spend(20);
                if (search.isTired())
                    return false;
                const auto spots = legalPlacements(after, search.content, piece);
                if (spots.empty())
                    continue;
                apply(after, placeThing(after, search.content, piece, spots[spots.size() / 2]));
                added.push_back(placed.id);
                isLaid = true;
            }
        }
        if (!isLaid)
            return false;
    }
    return search.offer(FixKind::Add, after, {.things = added, .variant = "tiles"});
}

/// LAY-09: a tile that had no path yet is laid after one that gives it a path: last of all, or in place of a
/// later tile of its player, so that the players keep their turns.
bool layLater(FixSearch& search, std::size_t tile)
{
    const auto& tiles = search.scenario.tiles;
    const Concern about{.things = {tiles[tile].id}};
    if (search.offer(FixKind::Reorder,
                     reorderThing(search.scenario, {ThingKind::Tile, tile}, tiles.size() - 1), about))
        return true;
    for (std::size_t later = tile + 1; later < tiles.size() && !search.isTired(); ++later) {
        if (tiles[later].player != tiles[tile].player)
            continue;
        Scenario after = search.scenario;
        std::swap(after.tiles[tile], after.tiles[later]);
        if (search.offer(FixKind::Reorder, after, about))
            return true;
    }
    return false;
}

/// LAY-09: staircases join its level, or a tile comes between it and the rest.
void giveAPath(FixSearch& search, const PlacedTile& tile)
{
    joinLevels(search, tile);
    if (search.hasFound() || fillGaps(search))
        return;
    replaceTile(search, std::size_t(&tile - search.scenario.tiles.data()));
    for (const TileKind kind : {TileKind::Hallway, TileKind::Chamber}) {
        int tried = 0;
        for (const Tile* between : tilesInStock(search.scenario, search.content, kind))
            if (++tried > 3 || search.isTired() ||
                search.add({ThingKind::Tile, newTile(search, *between, tile.player)}))
                break;
    }
}

} // namespace

void mendTile(FixSearch& search)
{
    const auto tiles = tilesToBlame(search);
    for (const std::size_t tile : tiles)
        search.move(search.scenario.tiles[tile].id);
    for (const std::size_t tile : tiles)
        if (swapTile(search, tile))
            break;
    if (search.finding.about.variant == "when-laid" && !layInOrder(search))
        for (const std::size_t tile : tiles)
            if (layLater(search, tile))
                break;
    if (search.finding.rule == "LAY-09" && search.finding.severity == Severity::Error && !tiles.empty())
        giveAPath(search, search.scenario.tiles[tiles.front()]);
    if (search.finding.severity == Severity::Error)
        for (const std::size_t tile : tiles)
            if (search.remove(std::array{search.scenario.tiles[tile].id}))
                break;
}

void mendTileStock(FixSearch& search)
{
    auto tiles = tilesToBlame(search);
    const int surplus = surplusOf(search.finding);
    const auto removeSurplus = [&] {
        search.agree("stock", [](ScenarioOptions& options) { options.respectStock = false; });
        search.removeUntilMended(search.finding.about.things, surplus);
    };
    if (surplus == 1) { // any of them may be the one that should be another
        constexpr std::size_t mostTiles = 4;
        tiles.resize(std::min(tiles.size(), mostTiles));
        for (const std::size_t tile : tiles)
            swapInPlace(search, tile, std::array{TileKind::Hallway, TileKind::Chamber});
        removeSurplus();
        return;
    }
    // The surplus ones are swapped one after the other; the first stay.
    EditTrial edits(search.scenario, search.content, search.before);
    std::vector<ThingId> swapped;
    const auto swapFor = [&](std::size_t index, const Tile& other) {
        for (const TileSide side : {TileSide::A, TileSide::B})
            for (const int quarters : {0, 2}) {
                if (search.isTired())
                    return false;
                search.spend(1);
                PlacedTile tile = edits.scenario().tiles[index];
                tile.tile = other.id;
                tile.side = side;
                tile.rotation = turned(tile.rotation, quarters);
                const Edit edit = changeThing(edits.scenario(), {ThingKind::Tile, index}, tile);
                const FindingsChange change = edits.change(edit);
                if (countOf(change.after, Severity::Error) > countOf(change.before, Severity::Error) ||
                    std::ranges::any_of(change.after, [&](const Finding& error) {
                        return error.severity == Severity::Error && edits.known().isNew(error);
                    }))
                    continue;
                edits.keep(edit);
                return true;
            }
        return false;
    };
    for (std::size_t i = 0; i < tiles.size() && int(swapped.size()) < surplus && !search.isTired(); ++i) {
        const PlacedTile& old = search.scenario.tiles[tiles[i]];
        const auto inStock = tilesInStock(edits.scenario(), search.content, kindOf(search, old));
        if (inStock.empty())
            break; // all to blame are of one kind
        for (const Tile* other : inStock)
            if (swapFor(tiles[i], *other)) {
                swapped.push_back(old.id);
                break;
            }
    }
    search.offer(FixKind::Swap, edits.scenario(),
                 {.things = swapped,
                  .args = swapped.empty() ? std::vector<std::string>{}
                                          : std::vector{edits.scenario().tiles[tiles.front()].tile.text()}});
    removeSurplus();
}

namespace {

/// LAY-03, LAY-06: the build total that asks for as many tiles as were laid.
void agreeOnTotalFor(FixSearch& search, int laid)
{
    const int players = playerIdOf(search).empty() ? std::max(1, int(search.scenario.players.size())) : 1;
    constexpr int leastTotal = 100, step = 50, leastEach = tilesOfEachPlayer(leastTotal);
    const int each = laid / players;
    if (each < leastEach || laid % players != 0)
        return;
    const int total = leastTotal + step * (each - leastEach);
    search.agree("build-total", [&](ScenarioOptions& options) { options.buildTotal = total; },
                 {std::to_string(total)});
}

} // namespace

void mendTileNumber(FixSearch& search)
{
    const Concern& about = search.finding.about;
    const int laid = std::stoi(about.args[0]), wanted = std::stoi(about.args[1]);
    if (!playerIdOf(search).empty())
        giveTiles(search);
    if (laid < wanted && !fillGaps(search))
        layTiles(search, wanted - laid);
    agreeOnTotalFor(search, laid);
    if (laid < wanted)
        return;
    // The surplus goes, those laid last first, as long as the rest stays a dungeon.
    std::vector<ThingId> own;
    const ThingId player = playerIdOf(search);
    for (const PlacedTile& tile : search.scenario.tiles)
        if (player.empty() || tile.player == player)
            own.push_back(tile.id);
    if (laid - wanted == 1) {
        for (auto id = own.rbegin(); id != own.rend(); ++id)
            if (search.remove(std::array{*id}))
                return;
        return;
    }
    search.removeUntilMended(own, laid - wanted);
}

void mendTileKinds(FixSearch& search)
{
    const Concern& about = search.finding.about;
    const bool isChamberMissing = std::stoi(about.args[0]) < std::stoi(about.args[2]);
    const TileKind tooMany = isChamberMissing ? TileKind::Hallway : TileKind::Chamber;
    const ThingId player = playerIdOf(search);
    const auto& tiles = search.scenario.tiles;
    bool isReplaced = false;
    for (std::size_t tile = tiles.size(); tile-- > 0;)
        if (kindOf(search, tiles[tile]) == tooMany && (player.empty() || tiles[tile].player == player) &&
            tiles[tile].role == TileRole::None && !search.isTired())
            isReplaced |= replaceTile(search, tile); // each may mend something else besides
    if (isReplaced)
        return;
    for (std::size_t tile = tiles.size(); tile-- > 0;)
        if (kindOf(search, tiles[tile]) == tooMany && (player.empty() || tiles[tile].player == player) &&
            search.remove(std::array{tiles[tile].id}))
            return;
}

} // namespace delve::mageknight
