// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/plan_pieces.h"

namespace delve::mageknight {

namespace {

MarkerLook lookOf(const MarkerKind& kind, MarkerFace face)
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

} // namespace

std::int32_t LayoutPool::add(const Tile& tile, TileSide side, Rotation rotation,
                             std::vector<FaceLayout>& layouts)
{
    constexpr Slots unused{-1, -1, -1, -1, -1, -1, -1, -1};
    const auto slot = std::size_t(side) * 4 + std::size_t(quartersOf(rotation));
    std::int32_t& layout = m_indexes.try_emplace(&tile, unused).first->second[slot];
    if (layout < 0) {
        layout = std::int32_t(layouts.size());
        layouts.push_back(rotated(tile.face(side).layout, rotation));
    }
    return layout;
}

BoardPlan::Tile planTile(const PlacedTile& placed, const Content& content, LayoutPool& pool,
                         std::vector<FaceLayout>& layouts)
{
    BoardPlan::Tile tile;
    tile.position = placed.position;
    tile.role = placed.role;
    if (const Tile* kind = content.tile(placed.tile)) {
        tile.layout = pool.add(*kind, placed.side, placed.rotation, layouts);
        tile.kind = kind->kind;
    }
    return tile;
}

LocalEdge planDoorEdge(const PlacedDoor& placed, const PlacedTile& tile, TileKind kind)
{
    return rotated(placed.edge, sizeOf(kind), tile.rotation);
}

std::optional<BoardPlan::Marker> planMarker(const PlacedMarker& placed, const Content& content)
{
    const MarkerKind* kind = content.marker(placed.marker);
    if (kind == nullptr)
        return {};
    return BoardPlan::Marker{placed.square, lookOf(*kind, placed.face), -1};
}

std::optional<BoardPlan::Artifact> planArtifact(const PlacedArtifact& placed, const Content& content)
{
    const ArtifactKind* kind = content.artifact(placed.artifact);
    if (kind == nullptr)
        return {};
    return BoardPlan::Artifact{placed.square, rotated(kind->footprint, placed.rotation),
                               isPillar(kind->artifactClass)};
}

} // namespace delve::mageknight
