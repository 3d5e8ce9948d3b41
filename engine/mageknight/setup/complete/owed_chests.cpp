// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/owed_chests.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

std::vector<TileIndex> tilesThatNeedAChest(const SetupView& view)
{
    const auto& tokens = view.scenario.tokens;
    std::vector<TileIndex> tiles;
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()); ++tile) {
        if (!view.thingsOn(tile, ThingKind::Chest).empty())
            continue;
        const bool isFirst = arePlayersNamed(tokens) && view.tileAt(tokens.front().square) == tile;
        if (isFirst || view.thingsOn(tile, ThingKind::Token).size() > 1)
            tiles.push_back(tile);
    }
    return tiles;
}

void preferPooled(std::vector<const Chest*>& kinds, const Scenario& scenario, const Content& content)
{
    std::map<const Chest*, int> left;
    for (const Player& player : scenario.players)
        for (const PoolEntry& entry : player.chests)
            left[content.chest(entry.kind)] +=
                entry.count; // a Changeling is no chest, and counts for nothing
    for (const PlacedChest& chest : scenario.chests)
        --left[content.chest(chest.chest)];
    // COMP-03: a chest of the pool is one of those in the box, as long as there are any.
    std::vector<const Chest*> inBox, beyond, others;
    for (const Chest* kind : kinds)
        (left[kind]-- > 0 ? inBox : others).push_back(kind);
    for (const Chest* kind : inBox)
        for (; left[kind] > 0; --left[kind])
            beyond.push_back(kind);
    kinds = std::move(inBox);
    kinds.insert(kinds.end(), beyond.begin(), beyond.end());
    kinds.insert(kinds.end(), others.begin(), others.end());
}

} // namespace delve::mageknight
