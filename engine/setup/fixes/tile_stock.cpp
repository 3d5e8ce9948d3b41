#include "engine/setup/fixes/tile_stock.h"

#include <algorithm>

namespace delve {

std::vector<const Tile*> tilesInStock(const Scenario& scenario, const Content& content, TileKind kind)
{
    std::vector<const Tile*> tiles;
    for (const PackReference& reference : scenario.packs) {
        const Pack* pack = content.pack(reference.id);
        if (!pack)
            continue;
        for (const Tile& tile : pack->tiles) {
            const auto used = std::ranges::count_if(scenario.tiles, [&](const PlacedTile& placed) {
                return content.tile(placed.tile)->id == tile.id;
            });
            if (tile.kind == kind && (!scenario.options.respectStock || used < tile.stock))
                tiles.push_back(&tile);
        }
    }
    return tiles;
}

} // namespace delve
