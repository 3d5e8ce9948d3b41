// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/followed_plan.h"

#include <algorithm>
#include <unordered_map>

namespace delve::mageknight {

namespace {

/// Finds things by id: one after the other, or by an index where many are asked for. Looked up only.
template <typename T> class Finder
{
public:
    Finder(const std::vector<T>& things, std::size_t questions) : m_things(things)
    {
        if (questions > 16)
            for (std::size_t i = 0; i < things.size(); ++i)
                m_index.emplace(things[i].id.text(), std::int32_t(i));
    }
    std::int32_t operator()(const ThingId& id) const
    {
        if (id.empty())
            return -1;
        if (m_index.empty()) {
            const auto found = std::ranges::find(m_things, id, &T::id);
            return found == m_things.end() ? -1 : std::int32_t(found - m_things.begin());
        }
        const auto found = m_index.find(id.text());
        return found == m_index.end() ? -1 : found->second;
    }

private:
    const std::vector<T>& m_things;
    std::unordered_map<std::string_view, std::int32_t> m_index;
};

/// Calls `visit` with the number and value after the edit of everything of a kind that is new or changed.
template <typename T, typename Visit> void forEachAfter(const Edit& edit, ThingKind kind, Visit visit)
{
    for (const ThingChange& change : edit.changes)
        if (change.kind == kind && change.after)
            visit(change.after->index, std::get<T>(change.after->thing));
}

bool concerns(const Edit& edit, ThingKind kind)
{
    return std::ranges::find(edit.changes, kind, &ThingChange::kind) != edit.changes.end();
}

std::int32_t renumbered(const Renumbering& numbers, std::int32_t old)
{
    return old < 0 ? -1 : numbers.newNumbers[std::size_t(old)];
}

} // namespace

FollowedPlan::FollowedPlan(const Scenario& scenario, const Content& content)
    : m_content(content), m_plan(planBoard(scenario, content, m_pool))
{}

PlanChange FollowedPlan::follow(const Scenario& scenario, const Edit& edit)
{
    PlanChange change;
    touch(edit, When::Before, change.touched);
    followTiles(scenario, edit, change);
    followDoors(scenario, edit, change);
    followMarkers(scenario, edit);
    followArtifacts(edit);
    touch(edit, When::After, change.touched);
    return change;
}

void FollowedPlan::followPiece(const Scenario& scenario, ThingKind kind, std::size_t number)
{
    if (kind == ThingKind::Door) {
        BoardPlan::Door& door = m_plan.doors[number];
        const PlacedDoor& placed = scenario.doors[number];
        door.tile = Finder(scenario.tiles, 1)(placed.tile);
        if (door.tile >= 0)
            door.edge = planDoorEdge(placed, scenario.tiles[std::size_t(door.tile)],
                                     m_plan.tiles[std::size_t(door.tile)].kind);
    } else if (kind == ThingKind::Marker) {
        m_plan.markers[number] = *planMarker(scenario.markers[number], m_content);
        m_plan.markers[number].partner = Finder(scenario.markers, 1)(scenario.markers[number].partner);
    } else if (kind == ThingKind::Artifact) {
        m_plan.artifacts[number] = *planArtifact(scenario.artifacts[number], m_content);
    }
}

void FollowedPlan::touch(const Edit& edit, When when, std::vector<TileArea>& touched) const
{
    const auto touchMarker = [&](std::int32_t index) {
        if (index >= 0)
            touched.push_back({m_plan.markers[std::size_t(index)].square, {1, 1}});
    };
    for (const ThingChange& change : edit.changes) {
        const auto& listed = when == When::Before ? change.before : change.after;
        if (!listed)
            continue;
        switch (change.kind) {
        case ThingKind::Tile: touched.push_back(m_plan.areaOf(TileIndex(listed->index))); break;
        case ThingKind::Door: {
            const Edge edge = m_plan.edgeOf(DoorIndex(listed->index));
            touched.push_back({edge.square, {1, 1}});
            touched.push_back({neighbour(edge.square, edge.side), {1, 1}});
            break;
        }
        case ThingKind::Marker:
            touchMarker(std::int32_t(listed->index));
            touchMarker(m_plan.markers[listed->index].partner); // MRK-23: of a pair both change
            break;
        case ThingKind::Artifact: {
            const BoardPlan::Artifact& artifact = m_plan.artifacts[listed->index];
            touched.push_back({artifact.square, artifact.size});
            break;
        }
        default: break; // nothing else is part of a board
        }
    }
}

void FollowedPlan::followTiles(const Scenario& scenario, const Edit& edit, PlanChange& change)
{
    change.tiles = renumberingOf(edit, ThingKind::Tile, m_plan.tiles.size());
    change.tiles.applyTo(m_plan.tiles);
    const Finder players(scenario.players, scenario.tiles.size());
    for (const auto& [kind, before, after] : edit.changes)
        if (kind == ThingKind::Tile)
            change.changed.push_back(
                {before ? TileIndex(before->index) : -1, after ? TileIndex(after->index) : -1});
    forEachAfter<PlacedTile>(edit, ThingKind::Tile, [&](std::size_t index, const PlacedTile& placed) {
        m_plan.tiles[index] = planTile(placed, m_content, m_pool, m_plan.layouts);
        m_plan.tiles[index].player = players(placed.player);
    });
    if (concerns(edit, ThingKind::Player))
        for (std::size_t tile = 0; tile < scenario.tiles.size(); ++tile)
            m_plan.tiles[tile].player = players(scenario.tiles[tile].player);
}

void FollowedPlan::followDoors(const Scenario& scenario, const Edit& edit, PlanChange& change)
{
    change.doors = renumberingOf(edit, ThingKind::Door, m_plan.doors.size());
    change.doors.applyTo(m_plan.doors);
    for (BoardPlan::Door& door : m_plan.doors)
        door.tile = renumbered(change.tiles, door.tile);
    std::size_t changed = 0;
    forEachAfter<PlacedDoor>(edit, ThingKind::Door, [&](std::size_t, const PlacedDoor&) { ++changed; });
    const Finder tiles(scenario.tiles, changed);
    forEachAfter<PlacedDoor>(edit, ThingKind::Door, [&](std::size_t index, const PlacedDoor& placed) {
        m_plan.doors[index].tile = tiles(placed.tile);
    });
    // DOOR-19: doors turn with their tiles.
    std::vector<bool> isTileChanged(scenario.tiles.size(), false);
    for (const PlanChange::Tile& tile : change.changed)
        if (tile.after >= 0)
            isTileChanged[std::size_t(tile.after)] = true;
    const auto turn = [&](std::size_t index) {
        BoardPlan::Door& door = m_plan.doors[index];
        door.edge = planDoorEdge(scenario.doors[index], scenario.tiles[std::size_t(door.tile)],
                                 m_plan.tiles[std::size_t(door.tile)].kind);
    };
    for (std::size_t index = 0; index < m_plan.doors.size(); ++index)
        if (const TileIndex tile = m_plan.doors[index].tile; tile >= 0 && isTileChanged[std::size_t(tile)])
            turn(index);
    forEachAfter<PlacedDoor>(edit, ThingKind::Door,
                             [&](std::size_t index, const PlacedDoor&) { turn(index); });
}

void FollowedPlan::followMarkers(const Scenario& scenario, const Edit& edit)
{
    if (!concerns(edit, ThingKind::Marker))
        return;
    const Renumbering numbers = renumberingOf(edit, ThingKind::Marker, m_plan.markers.size());
    numbers.applyTo(m_plan.markers);
    for (BoardPlan::Marker& marker : m_plan.markers)
        marker.partner = renumbered(numbers, marker.partner);
    const Finder markers(scenario.markers, edit.changes.size());
    forEachAfter<PlacedMarker>(edit, ThingKind::Marker, [&](std::size_t index, const PlacedMarker& placed) {
        m_plan.markers[index] = *planMarker(placed, m_content);
        m_plan.markers[index].partner = markers(placed.partner);
    });
}

void FollowedPlan::followArtifacts(const Edit& edit)
{
    if (!concerns(edit, ThingKind::Artifact))
        return;
    renumberingOf(edit, ThingKind::Artifact, m_plan.artifacts.size()).applyTo(m_plan.artifacts);
    forEachAfter<PlacedArtifact>(edit, ThingKind::Artifact,
                                 [&](std::size_t index, const PlacedArtifact& placed) {
                                     m_plan.artifacts[index] = *planArtifact(placed, m_content);
                                 });
}

} // namespace delve::mageknight
