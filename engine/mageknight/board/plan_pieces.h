// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board_plan.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace delve::mageknight {

/// Turned faces, each made once however often it is laid. Looked up only, so its order reaches no result.
class LayoutPool
{
public:
    /// The number of the face in `layouts`, which must be those that this pool has filled.
    std::int32_t add(const Tile& tile, TileSide side, Rotation rotation, std::vector<FaceLayout>& layouts);

private:
    using Slots = std::array<std::int32_t, 8>; ///< two faces, four rotations

    std::unordered_map<const Tile*, Slots> m_indexes;
};

// What each thing contributes to a plan. References to other things are left to the caller.

BoardPlan::Tile planTile(const PlacedTile& placed, const Content& content, LayoutPool& pool,
                         std::vector<FaceLayout>& layouts);
/// DOOR-19: recorded at rotation 0, so that it turns with its tile.
LocalEdge planDoorEdge(const PlacedDoor& placed, const PlacedTile& tile, TileKind kind);
/// Nothing where the content is missing.
std::optional<BoardPlan::Marker> planMarker(const PlacedMarker& placed, const Content& content);
std::optional<BoardPlan::Artifact> planArtifact(const PlacedArtifact& placed, const Content& content);

} // namespace delve::mageknight
