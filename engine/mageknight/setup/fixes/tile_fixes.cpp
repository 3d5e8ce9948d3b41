// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes of Step 2: tiles turned, flipped, moved, swapped, added and given their part.

#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/fixes/fix_search.h"
#include "engine/mageknight/setup/fixes/tile_stock.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

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

/// Another tile of the same kind that is in stock in its place, either side up and turned as needed.
bool swap(FixSearch& search, std::size_t tile)
{
    const PlacedTile& old = search.scenario.tiles[tile];
    for (const Tile* other : tilesInStock(search.scenario, search.content, kindOf(search, old)))
        for (const TileSide side : {TileSide::A, TileSide::B})
            for (const int quarters : {0, 2, 1, 3}) {
                if (search.isTired())
                    return false;
                if (quarters % 2 == 1 && other->kind == TileKind::Hallway)
                    continue; // it would cover other squares
                PlacedTile after = old;
                after.tile = other->id;
                after.side = side;
                after.rotation = turned(old.rotation, quarters);
                if (search.offer(FixKind::Swap, changeThing(search.scenario, {ThingKind::Tile, tile}, after),
                                 {.things = {old.id}, .args = {other->id.text()}}))
                    return true;
            }
    return false;
}

/// One tile of the other kind, somewhere, for this one.
bool replace(FixSearch& search, std::size_t tile)
{
    const PlacedTile& old = search.scenario.tiles[tile];
    const TileKind wanted = kindOf(search, old) == TileKind::Hallway ? TileKind::Chamber : TileKind::Hallway;
    Scenario rest = search.scenario;
    apply(rest, removeThings(search.scenario, search.content, std::array{old.id}));
    int kinds = 0;
    for (const Tile* other : tilesInStock(rest, search.content, wanted)) {
        if (++kinds > 4 || search.isTired())
            return false;
        PlacedTile fresh = old; // it keeps its name and its place in the record
        fresh.tile = other->id;
        const CarriedPiece piece{ThingKind::Tile, fresh};
        PlacementField field(rest, search.content, piece);
        search.spend(20);
        std::vector<Spot> spots = field.legalSpots();
        std::ranges::stable_sort(spots, {}, [&](const Spot& spot) {
            return std::pair(spot.square.level != old.position.level, distance(spot.square, old.position));
        });
        for (const Spot& spot : spots) {
            if (search.isTired())
                return false;
            Scenario after = field.scenarioAt(spot);
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

/// The player that a finding is about, nobody where it is about all.
ThingId playerIdOf(const FixSearch& search)
{
    const Player* player = search.playerToBlame();
    return player ? player->id : ThingId();
}

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

} // namespace

namespace {

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
    replace(search, std::size_t(&tile - search.scenario.tiles.data()));
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
        if (swap(search, tile))
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
    // The surplus ones are swapped one after the other; the first stay.
    auto tiles = tilesToBlame(search);
    const int surplus = surplusOf(search.finding);
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
                if (countOf(change.after, Severity::Error) > countOf(change.before, Severity::Error))
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
    search.agree("stock", [](ScenarioOptions& options) { options.respectStock = false; });
    search.removeUntilMended(search.finding.about.things, surplus);
}

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
    for (std::size_t tile = tiles.size(); tile-- > 0;)
        if (kindOf(search, tiles[tile]) == tooMany && (player.empty() || tiles[tile].player == player) &&
            tiles[tile].role == TileRole::None && replace(search, tile))
            return;
    for (std::size_t tile = tiles.size(); tile-- > 0;)
        if (kindOf(search, tiles[tile]) == tooMany && (player.empty() || tiles[tile].player == player) &&
            search.remove(std::array{tiles[tile].id}))
            return;
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
        if (!replace(search, blamed.front()))
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
    swap(search, entrance->index);
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
    ScenarioFacts facts = scenario;
    facts.map.reset();
    search.offer(FixKind::Agree, changeFacts(scenario, facts), {.variant = "no-map"});
}

} // namespace delve::mageknight
