#include "engine/setup/generate/tile_bag.h"

#include "engine/setup/generate/terrain_flavour.h"

namespace delve {

std::vector<int> drawBag(const TileSupply& supply, std::span<const TileTask> tasks,
                         const DungeonWishes& wishes, Random& random)
{
    std::vector<int> drawn(supply.size(), 0);
    // Opposites leave little freedom, so that there is something to choose from.
    const std::size_t draws = tasks.size() * (wishes.isMirrored ? 2 : 1);
    for (std::size_t draw = 0; draw < draws; ++draw) {
        const std::size_t task = draw % tasks.size();
        if (tasks[task].isMirror)
            continue; // drawn with its opposite
        const int needed = 1 + (task + 1 < tasks.size() && tasks[task + 1].isMirror);
        std::vector<int> weights;
        for (std::size_t kind = 0; kind < supply.size(); ++kind) {
            const int left = supply[kind].left - drawn[kind];
            const bool isFit = left >= std::min(needed, supply[kind].stock) && left > 0 &&
                               supply[kind].tile->kind == tasks[task].kind;
            weights.push_back(!isFit ? 0
                                     : suitability(supply[kind], wishes.flavour) * (drawn[kind] > 0 ? 1 : 4));
        }
        if (const int kind = pickByWeight(weights, random); kind >= 0)
            drawn[std::size_t(kind)] +=
                std::min(needed, supply[std::size_t(kind)].left - drawn[std::size_t(kind)]);
    }
    return drawn;
}

} // namespace delve
