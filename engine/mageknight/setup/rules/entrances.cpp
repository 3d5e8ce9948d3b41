// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/openings.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/rules/entrance_rules.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// LAY-19: what six tiles lack as a whole dungeon, further tiles would mend.
Severity severityOfLack(const LayoutRecord& record)
{
    return record.mayGrow() ? Severity::Todo : Severity::Error;
}

void checkEntranceOf(const LayoutRecord& record, std::size_t player, Report& report)
{
    const ThingId& id = record.scenario.players[player].id;
    const auto tiles = record.tilesOf(player);
    const auto last = record.lastTileOf(player);
    if (last && record.kindOf(*last) != TileKind::Hallway) {
        // LAY-10: each player finishes with a hallway. LAY-16: also one who finished early.
        const bool isEarly = int(tiles.size()) < record.tilesEach;
        report.add(isEarly ? "LAY-16" : "LAY-10", severityOfLack(record),
                   {.things = {id, record.tileId(*last)}, .variant = isEarly ? "early" : ""});
    } else if (tiles.empty() && record.scenario.options.tilesRanOut) {
        report.error("LAY-16", {.things = {id}, .variant = "none"}); // LAY-16: every team needs an entrance
    }
    for (const TileIndex tile : tiles)
        // LAY-10, LAY-16: exactly one entrance hallway, the last tile.
        if (tile != tiles.back() && record.scenario.tiles[std::size_t(tile)].role == TileRole::Entrance)
            report.error("LAY-10", {.things = {id, record.tileId(tile)}, .variant = "not-last"});
}

} // namespace

void checkEntranceCount(const LayoutRecord& record, Report& report)
{
    if (record.isMap())
        return;
    for (TileIndex tile = 0; tile < TileIndex(record.scenario.tiles.size()); ++tile)
        // MAP-21: a tile flagged as entrance is a hallway.
        if (record.scenario.tiles[std::size_t(tile)].role == TileRole::Entrance &&
            record.kindOf(tile) != TileKind::Hallway)
            report.error("MAP-21", {.things = {record.tileId(tile)}});
    if (record.isRecorded) {
        for (std::size_t player = 0; player < record.scenario.players.size(); ++player)
            checkEntranceOf(record, player, report);
        return;
    }
    // LAY-16, LAY-20: without a record at least as many entrance hallways as players.
    if (missingEntrances(record.isFinished(), record.entrances.size(), record.playerCount()) > 0)
        report.add("LAY-16", severityOfLack(record),
                   {.things = record.tileIds(record.entrances),
                    .args = {std::to_string(record.entrances.size()), std::to_string(record.playerCount())}});
}

namespace {

bool hasOneChamber(const SetupView& view, const TileGraph& graph, TileIndex entrance)
{
    return isConnectedToOneChamber(graph.adjacentTiles(entrance),
                                   [&](TileIndex tile) { return view.kindOf(tile); });
}

/// MAP-14 when the tile had just been laid.
bool hadOpening(const SetupView& view, TileIndex tile)
{
    std::vector<TileArea> covered;
    for (TileIndex laid = 0; laid <= tile; ++laid)
        covered.push_back(view.plan.areaOf(laid));
    const Outside outside(covered, covered.back().position.level);
    return std::ranges::any_of(view.printed.squaresOf(tile), [&](SquareIndex square) {
        return openingsOf(view.printed.board, square, outside, tile) != 0;
    });
}

/// LAY-12 when the tile had just been laid: tiles laid later do not change those that lie.
bool hadOneChamber(const SetupView& view, TileIndex entrance)
{
    std::vector<TileIndex> adjacent = view.printed.graph.adjacentTiles(entrance);
    std::erase_if(adjacent, [&](TileIndex tile) { return tile > entrance; });
    return isConnectedToOneChamber(adjacent, [&](TileIndex tile) { return view.kindOf(tile); });
}

/// Whether the record shows that a tile laid after this one can have broken a rule. LAY-13.
bool isFollowed(const SetupView& view, TileIndex tile)
{
    return view.isRecorded && std::size_t(tile) + 1 < view.scenario.tiles.size();
}

/// LAY-19: only by being the last of six tiles a hallway is not yet an entrance for good.
Severity severityAt(const SetupView& view, TileIndex entrance)
{
    return view.isCertainEntrance(entrance) ? Severity::Error : Severity::Todo;
}

void checkOpening(const SetupView& view, TileIndex entrance, Report& report)
{
    const ThingId& id = view.tileId(entrance);
    const Severity severity = severityAt(view, entrance);
    const auto openings = view.printed.openingSquaresOf(entrance);
    const auto isAtHome = [&](SquareIndex square) {
        return !view.central || view.printed.reaches(view.paths.printedHome, square);
    };
    switch (openingFaultOf({.hasOpening = !openings.empty(),
                            .hasPath = std::ranges::any_of(view.printed.squaresOf(entrance), isAtHome),
                            .hasOpeningWithPath = std::ranges::any_of(openings, isAtHome)})) {
    case OpeningFault::None: break;
    case OpeningFault::NoOpening:
        // LAY-11: at least one exterior opening. LAY-13: a tile laid later must not close it.
        if (isFollowed(view, entrance) && hadOpening(view, entrance))
            report.add("LAY-13", severity, {.things = {id}, .variant = "closed"});
        else
            report.add("LAY-11", severity, {.things = {id}});
        break;
    case OpeningFault::NoPath: report.add("LAY-11", severity, {.things = {id}, .variant = "no-path"}); break;
    }
}

void checkConnection(const SetupView& view, TileIndex entrance, Report& report)
{
    const ThingId& id = view.tileId(entrance);
    const Severity severity = severityAt(view, entrance);
    const auto adjacent = view.printed.graph.adjacentTiles(entrance);
    if (hasOneChamber(view, view.printed.graph, entrance)) {
        // LAY-13: a marker that covers a crevasse may not connect it to a second tile.
        if (view.marked.graph.adjacentTiles(entrance) != adjacent)
            report.add("LAY-13", severity, {.things = {id}, .variant = "marker"});
        return;
    }
    if (adjacent.empty() && view.central)
        return; // LAY-09 says it
    std::vector<ThingId> things{id};
    for (const TileIndex tile : adjacent)
        things.push_back(view.tileId(tile));
    // LAY-13: a tile laid later must not connect it to a second tile.
    if (isFollowed(view, entrance) && hadOneChamber(view, entrance))
        report.add("LAY-13", severity, {.things = things});
    else // LAY-12: the last hallway connects to a single chamber and nothing else.
        report.add("LAY-12", severity, {.things = things, .variant = adjacent.empty() ? "none" : ""});
}

} // namespace

void checkEntranceHallways(const SetupView& view, Report& report)
{
    if (view.isMap())
        return;
    for (const TileIndex entrance : view.entrances) {
        checkOpening(view, entrance, report);
        checkConnection(view, entrance, report);
    }
}

} // namespace delve::mageknight
