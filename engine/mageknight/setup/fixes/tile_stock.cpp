// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/tile_stock.h"

#include <unordered_map>

namespace delve::mageknight {

std::vector<const Tile*> tilesInStock(const Scenario& scenario, const Content& content, TileKind kind)
{
    std::unordered_map<const Tile*, int> used;
    for (const PlacedTile& placed : scenario.tiles)
        ++used[content.tile(placed.tile)];
    std::vector<const Tile*> tiles;
    for (const PackReference& reference : scenario.packs) {
        const Pack* pack = content.pack(reference.id);
        if (!pack)
            continue;
        for (const Tile& tile : pack->tiles)
            if (tile.kind == kind && (!scenario.options.respectStock || used[&tile] < tile.stock))
                tiles.push_back(&tile);
    }
    return tiles;
}

} // namespace delve::mageknight
