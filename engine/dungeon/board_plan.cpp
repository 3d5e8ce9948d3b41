#include "engine/dungeon/board_plan.h"

#include "engine/dungeon/board.h"

#include <algorithm>
#include <unordered_map>

namespace delve {

namespace {

/// Turned faces, each made once however often it is laid. Looked up only, so its order reaches no result.
class LayoutPool
{
public:
    explicit LayoutPool(std::vector<FaceLayout>& layouts) : m_layouts(layouts) {}

    std::int32_t add(const Tile& tile, TileSide side, Rotation rotation)
    {
        const auto slot = std::size_t(side) * 4 + std::size_t(quartersOf(rotation));
        std::int32_t& layout = m_indexes.try_emplace(&tile, unused()).first->second[slot];
        if (layout < 0) {
            layout = std::int32_t(m_layouts.size());
            m_layouts.push_back(rotated(tile.face(side).layout, rotation));
        }
        return layout;
    }

private:
    using Slots = std::array<std::int32_t, 8>; ///< two faces, four rotations
    static Slots unused() { return {-1, -1, -1, -1, -1, -1, -1, -1}; }

    std::vector<FaceLayout>& m_layouts;
    std::unordered_map<const Tile*, Slots> m_indexes;
};

MarkerLook lookOfFace(const MarkerKind& kind, MarkerFace face)
{
    if (face == MarkerFace::Ordinary)
        return kind.ordinarySide == OrdinarySide::Hindering ? MarkerLook::Hindering : MarkerLook::Water;
    switch (kind.uniqueSide) {
    case UniqueSide::Shadow: return MarkerLook::Shadow;
    case UniqueSide::Vortex: return MarkerLook::Vortex;
    case UniqueSide::Teleport: return MarkerLook::Teleport;
    case UniqueSide::Staircase: return MarkerLook::Staircase;
    }
    return MarkerLook::Shadow;
}

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

/// DOOR-19: recorded at rotation 0, so that it turns with its tile.
LocalEdge edgeOfTurned(const PlacedTile& tile, TileKind kind, const PlacedDoor& door)
{
    return rotated(door.edge, sizeOf(kind), tile.rotation);
}

} // namespace

BoardPlan::Door planDoor(const PlacedDoor& door, const Scenario& scenario, const Content& content)
{
    const auto tile = std::ranges::find(scenario.tiles, door.tile, &PlacedTile::id);
    if (tile == scenario.tiles.end())
        return {};
    return {TileIndex(tile - scenario.tiles.begin()),
            edgeOfTurned(*tile, content.tile(tile->tile)->kind, door)};
}

MarkerLook lookOf(const PlacedMarker& marker, const Content& content)
{
    return lookOfFace(*content.marker(marker.marker), marker.face);
}

BoardPlan::Artifact planArtifact(const PlacedArtifact& artifact, const Content& content)
{
    const ArtifactKind& kind = *content.artifact(artifact.artifact);
    return {artifact.square, rotated(kind.footprint, artifact.rotation), isPillar(kind.artifactClass)};
}

BoardPlan planBoard(const Scenario& scenario, const Content& content)
{
    BoardPlan plan;
    LayoutPool pool(plan.layouts);
    const auto players = indexById(scenario.players);
    plan.tiles.reserve(scenario.tiles.size());
    for (const PlacedTile& placed : scenario.tiles) {
        BoardPlan::Tile& tile = plan.tiles.emplace_back();
        tile.position = placed.position;
        tile.role = placed.role;
        tile.player = lookUp(players, placed.player);
        if (const Tile* kind = content.tile(placed.tile)) {
            tile.layout = pool.add(*kind, placed.side, placed.rotation);
            tile.kind = kind->kind;
        }
    }

    const auto tiles = indexById(scenario.tiles);
    plan.doors.reserve(scenario.doors.size());
    for (const PlacedDoor& placed : scenario.doors) {
        BoardPlan::Door& door = plan.doors.emplace_back();
        door.tile = lookUp(tiles, placed.tile);
        if (door.tile < 0)
            continue;
        const PlacedTile& tile = scenario.tiles[std::size_t(door.tile)];
        door.edge = edgeOfTurned(tile, plan.tiles[std::size_t(door.tile)].kind, placed);
    }

    const auto markers = indexById(scenario.markers);
    plan.markers.reserve(scenario.markers.size());
    std::vector<std::int32_t> planned(scenario.markers.size(), -1);
    for (std::size_t i = 0; i < scenario.markers.size(); ++i) {
        const PlacedMarker& placed = scenario.markers[i];
        if (const MarkerKind* kind = content.marker(placed.marker)) {
            planned[i] = std::int32_t(plan.markers.size());
            plan.markers.push_back(
                {placed.square, lookOfFace(*kind, placed.face), lookUp(markers, placed.partner)});
        }
    }
    for (BoardPlan::Marker& marker : plan.markers)
        if (marker.partner >= 0)
            marker.partner = planned[std::size_t(marker.partner)];

    plan.artifacts.reserve(scenario.artifacts.size());
    for (const PlacedArtifact& placed : scenario.artifacts)
        if (content.artifact(placed.artifact))
            plan.artifacts.push_back(planArtifact(placed, content));
    return plan;
}

Board compileBoard(const Scenario& scenario, const Content& content, const BoardOptions& options)
{
    return compileBoard(planBoard(scenario, content), options);
}

} // namespace delve
