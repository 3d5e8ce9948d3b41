// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/map_lights.h"

#include "editor/mageknight/render/exotic_painter.h"
#include "engine/mageknight/scenario/edits/selection.h"

#include <optional>

namespace delve::mageknight {

namespace {

struct Flame
{
    double range;
    const char* colour;
    double toWall = 0; ///< how far it hangs from the middle of its square towards the wall
};

std::optional<Flame> flameOf(ArtKind kind)
{
    switch (kind) {
    case ArtKind::Torch: return Flame{4, "ff9c40", 0.3};
    case ArtKind::Brazier: return Flame{5, "ff8a30"};
    case ArtKind::Candles: return Flame{2, "ffc878"};
    default: return std::nullopt;
    }
}

constexpr Flame forgeFire{5, "ff6a20"};

void addArt(const PlacedTile& placed, const Tile& tile, std::vector<MapLight>& lights)
{
    const Size size = sizeOf(tile.kind);
    for (const Art& art : tile.face(placed.side).art) {
        const auto flame = flameOf(art.kind);
        if (!flame)
            continue;
        const LocalSquare square = rotated(art.square, size, placed.rotation);
        // Undrawn, art hangs at the north of its square.
        const Offset wall = offsetOf(turned(Side::North, quartersOf(art.turn) + quartersOf(placed.rotation)));
        lights.push_back({QPointF(placed.position.x + square.x + 0.5 + wall.dx * flame->toWall,
                                  placed.position.y + square.y + 0.5 + wall.dy * flame->toWall),
                          flame->range, flame->colour});
    }
}

} // namespace

std::vector<MapLight> lightsOf(const Scenario& scenario, const Content& content, int level)
{
    std::vector<MapLight> lights;
    for (const PlacedTile& placed : scenario.tiles)
        if (const Tile* tile = content.tile(placed.tile); tile && placed.position.level == level)
            addArt(placed, *tile, lights);
    for (const PlacedArtifact& placed : scenario.artifacts) {
        const ArtifactKind* kind = content.artifact(placed.artifact);
        if (!kind || placed.square.level != level || !hasFire(*kind))
            continue;
        const Size size = sizeOnTable(placed, content);
        lights.push_back({QPointF(placed.square.x + size.width / 2.0, placed.square.y + size.height / 2.0),
                          forgeFire.range, forgeFire.colour});
    }
    return lights;
}

} // namespace delve::mageknight
