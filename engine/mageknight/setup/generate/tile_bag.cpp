// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/tile_bag.h"

#include "engine/mageknight/setup/generate/terrain_flavour.h"

namespace delve::mageknight {

std::vector<TileSupply::Drawn> drawBag(const TileSupply& supply, std::span<const TileTask> tasks,
                                       const DungeonWishes& wishes, Random& random)
{
    std::vector<TileSupply::Drawn> drawn(supply.size());
    for (std::size_t kind = 0; kind < supply.size(); ++kind) {
        const std::array sides{suitability(supply[kind], TileSide::A, wishes.flavour),
                               suitability(supply[kind], TileSide::B, wishes.flavour)};
        drawn[kind].side = TileSide(pickByWeight(sides, random));
    }
    // Opposites leave little freedom, so that there is something to choose from.
    const std::size_t draws = tasks.size() * (wishes.isMirrored ? 2 : 1);
    for (std::size_t draw = 0; draw < draws; ++draw) {
        const std::size_t task = draw % tasks.size();
        if (tasks[task].isMirror)
            continue; // drawn with its opposite
        const int needed = 1 + (task + 1 < tasks.size() && tasks[task + 1].isMirror);
        std::vector<int> weights;
        for (std::size_t kind = 0; kind < supply.size(); ++kind) {
            const int left = supply[kind].left - drawn[kind].count;
            const bool isFit = left >= std::min(needed, supply[kind].stock) && left > 0 &&
                               supply[kind].tile->kind == tasks[task].kind;
            const int welcome = drawn[kind].count > 0 ? 1 : 4;
            weights.push_back(isFit ? welcome * suitability(supply[kind], wishes.flavour) : 0);
        }
        if (const int kind = pickByWeight(weights, random); kind >= 0) {
            TileSupply::Drawn& picked = drawn[std::size_t(kind)];
            picked.count += std::min(needed, supply[std::size_t(kind)].left - picked.count);
        }
    }
    return drawn;
}

} // namespace delve::mageknight
