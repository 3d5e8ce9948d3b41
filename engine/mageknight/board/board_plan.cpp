// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/board_plan.h"

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/plan_pieces.h"

#include <unordered_map>

namespace delve::mageknight {

namespace {

template <typename Thing>
std::unordered_map<std::string_view, std::int32_t> indexById(const std::vector<Thing>& things)
{
    std::unordered_map<std::string_view, std::int32_t> index;
    index.reserve(things.size());
    for (std::size_t i = 0; i < things.size(); ++i)
        index.emplace(things[i].id.text(), std::int32_t(i));
    return index;
}

std::int32_t lookUp(const std::unordered_map<std::string_view, std::int32_t>& index, const ThingId& id)
{
    const auto found = index.find(id.text());
    return found == index.end() ? -1 : found->second;
}

} // namespace

TileArea BoardPlan::areaOf(TileIndex index) const
{
    const Tile& tile = tiles[std::size_t(index)];
    const auto [level, x, y] = tile.position;
    const bool onTheGrid = level >= 0 && level < maxBoardLevels && x >= minCoordinate && x <= maxCoordinate &&
                           y >= minCoordinate && y <= maxCoordinate;
    if (tile.layout < 0 || !onTheGrid)
        return {tile.position, {0, 0}};
    return {tile.position, layouts[std::size_t(tile.layout)].size()};
}

Edge BoardPlan::edgeOf(DoorIndex index) const
{
    const auto& [tile, edge] = doors[std::size_t(index)];
    return {tiles[std::size_t(tile)].position + Offset{edge.square.x, edge.square.y}, edge.side};
}

std::vector<Square> BoardPlan::squaresOfArtifact(std::size_t artifact) const
{
    const auto& [square, size, isPillar] = artifacts[artifact];
    std::vector<Square> squares;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            squares.push_back(square + Offset{x, y});
    return squares;
}

BoardPlan planBoard(const Scenario& scenario, const Content& content)
{
    LayoutPool pool;
    return planBoard(scenario, content, pool);
}

BoardPlan planBoard(const Scenario& scenario, const Content& content, LayoutPool& pool)
{
    BoardPlan plan;
    const auto players = indexById(scenario.players);
    plan.tiles.reserve(scenario.tiles.size());
    for (const PlacedTile& placed : scenario.tiles) {
        plan.tiles.push_back(planTile(placed, content, pool, plan.layouts));
        plan.tiles.back().player = lookUp(players, placed.player);
    }

    const auto tiles = indexById(scenario.tiles);
    plan.doors.reserve(scenario.doors.size());
    for (const PlacedDoor& placed : scenario.doors) {
        BoardPlan::Door& door = plan.doors.emplace_back();
        door.tile = lookUp(tiles, placed.tile);
        if (door.tile >= 0)
            door.edge = planDoorEdge(placed, scenario.tiles[std::size_t(door.tile)],
                                     plan.tiles[std::size_t(door.tile)].kind);
    }

    const auto markers = indexById(scenario.markers);
    plan.markers.reserve(scenario.markers.size());
    std::vector<std::int32_t> planned(scenario.markers.size(), -1);
    for (std::size_t i = 0; i < scenario.markers.size(); ++i)
        if (const auto marker = planMarker(scenario.markers[i], content)) {
            planned[i] = std::int32_t(plan.markers.size());
            plan.markers.push_back(*marker);
            plan.markers.back().partner = lookUp(markers, scenario.markers[i].partner);
        }
    for (BoardPlan::Marker& marker : plan.markers)
        if (marker.partner >= 0)
            marker.partner = planned[std::size_t(marker.partner)];

    plan.artifacts.reserve(scenario.artifacts.size());
    for (const PlacedArtifact& placed : scenario.artifacts)
        if (const auto artifact = planArtifact(placed, content))
            plan.artifacts.push_back(*artifact);
    return plan;
}

Board compileBoard(const Scenario& scenario, const Content& content, const BoardOptions& options)
{
    return compileBoard(planBoard(scenario, content), options);
}

} // namespace delve::mageknight
