// Fixes that put things into another order of placement.

#include "engine/scenario/edits/thing_edits.h"
#include "engine/setup/fixes/fix_search.h"

#include <algorithm>

namespace delve {

namespace {

/// The things dealt out to the players in turn, each player's in the order they had. Whoever has none left is
/// passed over.
template <typename T> std::vector<T> inTurn(const std::vector<Player>& players, const std::vector<T>& things)
{
    std::vector<T> ordered;
    std::vector<bool> isUsed(things.size(), false);
    while (ordered.size() < things.size()) {
        const std::size_t count = ordered.size();
        for (const Player& player : players)
            for (std::size_t i = 0; i < things.size(); ++i)
                if (!isUsed[i] && things[i].player == player.id) {
                    isUsed[i] = true;
                    ordered.push_back(things[i]);
                    break;
                }
        if (ordered.size() == count)
            return things; // some name nobody
    }
    return ordered;
}

} // namespace

void mendTileOrder(FixSearch& search)
{
    Scenario after = search.scenario;
    const auto central = std::ranges::find(after.tiles, TileRole::Central, &PlacedTile::role);
    const bool hasCentral = central != after.tiles.end();
    if (hasCentral)
        std::rotate(after.tiles.begin(), central, central + 1);
    if (search.offer(FixKind::Reorder, after, {.things = search.finding.about.things}))
        return;
    after.tiles = inTurn(after.players, after.tiles);
    if (search.offer(FixKind::Reorder, after, {.things = search.finding.about.things}))
        return;
    // The first tile belongs to the starting player, so who starts may have to change.
    if (!hasCentral)
        return;
    const auto first = std::ranges::find(after.players, after.tiles.front().player, &Player::id);
    if (first == after.players.end())
        return;
    std::rotate(after.players.begin(), first, after.players.end());
    after.tiles = inTurn(after.players, after.tiles);
    search.offer(FixKind::Reorder, after, {.things = search.finding.about.things});
}

void mendChestOrder(FixSearch& search)
{
    Scenario after = search.scenario;
    after.chests = inTurn(after.players, after.chests);
    search.offer(FixKind::Reorder, after, {.things = search.finding.about.things});
}

void mendTokenOrder(FixSearch& search)
{
    Scenario after = search.scenario;
    after.tokens = inTurn(after.players, after.tokens);
    search.offer(FixKind::Reorder, after, {.things = {search.finding.about.things.back()}});
}

} // namespace delve
