// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/turns.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/stock_counts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace delve::mageknight {

void checkTileOverlap(const SetupView& view, std::size_t number, Report& report)
{
    const Board& board = view.printed.board;
    const BoardTile& tile = board.tile(TileIndex(number));
    std::vector<TileIndex> told;
    for (SquareIndex square = tile.first; square < tile.first + tile.squareCount(); ++square) {
        if (!board.has(square, SquareFlag::Overlapped))
            continue;
        const Square place = board.squareOf(square);
        const TileIndex keeper = board.tileOf(board.squareAt(place));
        if (std::ranges::find(told, keeper) != told.end())
            continue;
        told.push_back(keeper);
        // MAP-07: no grid square is covered by two tiles.
        report.error("MAP-07",
                     {.things = {view.tileId(keeper), view.tileId(TileIndex(number))}, .squares = {place}});
    }
}

void checkTileStock(const LayoutRecord& record, Report& report)
{
    if (record.isMap() || !record.scenario.options.respectStock)
        return;
    const auto tileOf = [&](const PlacedTile& placed) -> const Tile& {
        return *record.content.tile(placed.tile);
    };
    for (auto& [tile, ids] : groupedByKind(record.scenario.tiles, tileOf))
        // LAY-21, MAP-04: a physical tile, either face, is used no more often than it exists.
        if (const auto count = int(ids.size()); count > tile->stock)
            report.error("LAY-21", {.things = std::move(ids),
                                    .args = {std::to_string(count), std::to_string(tile->stock)}});
}

void checkCentralChamber(const LayoutRecord& record, Report& report)
{
    if (record.isMap())
        return;
    std::vector<ThingId> central;
    for (TileIndex tile = 0; tile < TileIndex(record.scenario.tiles.size()); ++tile) {
        if (record.scenario.tiles[std::size_t(tile)].role != TileRole::Central)
            continue;
        central.push_back(record.tileId(tile));
        // LAY-07: the central tile is a chamber.
        if (record.kindOf(tile) != TileKind::Chamber)
            report.error("LAY-07", {.things = {central.back()}, .variant = "hallway"});
    }
    // LAY-07: exactly one tile is flagged central, also with several levels.
    if (central.empty())
        report.todo("LAY-07", {.variant = "missing"});
    else if (central.size() > 1)
        report.error("LAY-07", {.things = central, .args = {std::to_string(central.size())}});
}

namespace {

/// Tiles that are counted together: those of a player, or of all players where no record was kept. LAY-20.
struct TileGroup
{
    std::vector<TileIndex> tiles;
    int players = 1;
    std::vector<ThingId> owner; ///< the player, or nobody
};

std::vector<TileGroup> groupsOf(const LayoutRecord& record)
{
    std::vector<TileGroup> groups;
    if (record.isRecorded) {
        for (std::size_t player = 0; player < record.scenario.players.size(); ++player) {
            const auto tiles = record.tilesOf(player);
            groups.push_back({{tiles.begin(), tiles.end()}, 1, {record.scenario.players[player].id}});
        }
        return groups;
    }
    TileGroup all;
    for (TileIndex tile = 0; tile < TileIndex(record.scenario.tiles.size()); ++tile)
        all.tiles.push_back(tile);
    all.players = record.playerCount();
    return {all};
}

void checkNumber(const LayoutRecord& record, const TileGroup& group, Report& report)
{
    const int wanted = record.tilesEach * group.players;
    const int laid = int(group.tiles.size());
    if (laid == wanted)
        return;
    // LAY-19: three tiles each in a six tile dungeon. LAY-06: more than five above 100 points. LAY-03: five.
    const std::string_view rule = record.isSixTiles                          ? "LAY-19"
                                  : record.scenario.options.buildTotal > 100 ? "LAY-06"
                                                                             : "LAY-03";
    Concern about{.things = group.owner, .args = {std::to_string(laid), std::to_string(wanted)}};
    about.variant = laid < wanted ? "few" : "many";
    if (!group.owner.empty())
        about.variant += "-of-player";
    // LAY-15: a missing tile is a warning when tiles ran out; before that it is still to be laid.
    if (laid < wanted)
        report.add(rule, record.scenario.options.tilesRanOut ? Severity::Warning : Severity::Todo, about);
    else
        report.error(rule, about);
}

void checkComposition(const LayoutRecord& record, const TileGroup& group, Report& report)
{
    const bool ranOut = record.scenario.options.tilesRanOut;
    const int laid = int(group.tiles.size());
    const int toCome = ranOut ? 0 : std::max(0, record.tilesEach * group.players - laid);
    const int chambers = int(std::ranges::count_if(
        group.tiles, [&](TileIndex tile) { return record.kindOf(tile) == TileKind::Chamber; }));
    const int hallways = laid - chambers;
    const int chambersMissing = std::max(0, 3 * group.players - chambers);
    const int hallwaysMissing = std::max(0, group.players - hallways);
    // LAY-04: at least three chambers and one hallway for each player; tiles still to come may be those.
    if (chambersMissing + hallwaysMissing <= toCome)
        return;
    const bool isReplaced = std::ranges::any_of(
        group.tiles, [&](TileIndex tile) { return record.scenario.tiles[std::size_t(tile)].replacement; });
    // LAY-14: a replacement may break the minimum of chambers. LAY-15: so may tiles that ran out.
    const bool isExcused = hallwaysMissing == 0 && (ranOut || isReplaced);
    report.add("LAY-04", isExcused ? Severity::Warning : Severity::Error,
               {.things = group.owner,
                .args = {std::to_string(chambers), std::to_string(hallways),
                         std::to_string(3 * group.players), std::to_string(group.players)},
                .variant = group.owner.empty() ? "" : "of-player"});
}

} // namespace

void checkTileCounts(const LayoutRecord& record, Report& report)
{
    if (record.isMap() || record.scenario.players.empty()) // TEAM-05 asks for players
        return;
    for (const TileGroup& group : groupsOf(record)) {
        checkNumber(record, group, report);
        if (!record.isSixTiles) // LAY-19: LAY-04 does not apply
            checkComposition(record, group, report);
    }
}

void checkTileOrder(const SetupView& view, Report& report)
{
    if (!view.isRecorded)
        return;
    // LAY-02, LAY-07: the central chamber is laid first. The order in a file may be the order of editing, so
    // these are warnings.
    if (view.central && *view.central != 0)
        report.warning("LAY-02", {.things = {view.tileId(*view.central)}, .variant = "central"});
    if (view.scenario.options.tilesRanOut)
        return;
    const auto& players = view.scenario.players;
    for (std::size_t tile = 0; tile < view.scenario.tiles.size(); ++tile) {
        // LAY-02: one tile at a time, from the starting player to the left.
        if (view.scenario.tiles[tile].player == playerInTurn(players, tile).id)
            continue;
        // LAY-08: after the central chamber comes the tile of the left neighbour.
        report.warning(tile == 1 ? "LAY-08" : "LAY-02", {.things = {view.scenario.tiles[tile].id}});
        return;
    }
}

namespace {

/// A tile of a map, and its number in the list it comes from.
struct MapPlace
{
    std::tuple<ContentId, TileSide, int, int, Rotation> place;
    std::size_t number = 0;

    int& x() { return std::get<2>(place); }
    int& y() { return std::get<3>(place); }
};

/// The places in a fixed order, moved so that the arrangement begins at (0, 0).
std::vector<MapPlace> fromCorner(std::vector<MapPlace> places)
{
    int left = maxCoordinate, top = maxCoordinate;
    for (MapPlace& place : places) {
        left = std::min(left, place.x());
        top = std::min(top, place.y());
    }
    for (MapPlace& place : places) {
        place.x() -= left;
        place.y() -= top;
    }
    std::ranges::sort(places, {}, &MapPlace::place);
    return places;
}

/// MAP-21, MAP-25: the map data name the possible entrances and the central chamber.
void checkRoleOnMap(const ThingId& tile, TileRole role, PrintedMap::Role printed, Report& report)
{
    const bool isEntrance = role == TileRole::Entrance;
    if (isEntrance != (printed == PrintedMap::Role::Entrance))
        report.error("MAP-21", {.things = {tile}, .variant = isEntrance ? "not-on-map" : "on-map"});
    const bool isCentral = role == TileRole::Central;
    if (isCentral != (printed == PrintedMap::Role::Central))
        report.error("MAP-25", {.things = {tile}, .variant = isCentral ? "not-central" : "central"});
}

} // namespace

void checkPrintedMap(const SetupView& view, Report& report)
{
    if (!view.isMap())
        return;
    const PrintedMap& map = *view.content.map(view.scenario.map->map);
    const auto& printed = map.side(view.scenario.map->side).tiles;
    const auto& tiles = view.scenario.tiles;
    std::vector<MapPlace> wanted, laid;
    for (const PrintedMap::PlacedTile& tile : printed)
        wanted.push_back(
            {{view.content.tile(tile.tile)->id, tile.side, tile.x, tile.y, tile.rotation}, wanted.size()});
    bool isOneLevel = true;
    for (const PlacedTile& tile : tiles) {
        const Square at = tile.position;
        laid.push_back(
            {{view.content.tile(tile.tile)->id, tile.side, at.x, at.y, tile.rotation}, laid.size()});
        isOneLevel &= at.level == tiles.front().position.level;
    }
    wanted = fromCorner(std::move(wanted));
    laid = fromCorner(std::move(laid));
    // MAP-25, LAY-01: a printed map is a fixed arrangement of tiles, wherever it lies on the grid.
    if (!isOneLevel || !std::ranges::equal(laid, wanted, {}, &MapPlace::place, &MapPlace::place)) {
        report.error("MAP-25", {.args = {map.id.text()}});
        return;
    }
    std::vector<PrintedMap::Role> roles(tiles.size());
    for (std::size_t i = 0; i < laid.size(); ++i)
        roles[laid[i].number] = printed[wanted[i].number].role;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        checkRoleOnMap(tiles[i].id, tiles[i].role, roles[i], report);
}

} // namespace delve::mageknight
