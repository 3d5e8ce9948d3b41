// SPDX-License-Identifier: GPL-3.0-or-later
// Fixes that put things into another order of placement.

#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/complete/hand_out_turns.h"
#include "engine/mageknight/setup/fixes/fix_search.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

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

/// The record changed: whoever was due placed it.
template <typename T> void giveInTurn(FixSearch& search, std::vector<T> Scenario::*list)
{
    Scenario after = search.scenario;
    for (std::size_t i = 0; i < (after.*list).size(); ++i)
        (after.*list)[i].player = after.players[i % after.players.size()].id;
    search.offer(FixKind::Give, after, {.things = search.finding.about.things});
}

/// A scenario with its tiles in an order in which they can have been laid. It takes about as long as so many
/// tries.
constexpr int triesOfAnOrder = 10;
Scenario inOrder(FixSearch& search, Scenario scenario)
{
    search.spend(triesOfAnOrder);
    orderTiles(scenario, search.content, scenario.tiles.size());
    return scenario;
}

} // namespace

bool layInOrder(FixSearch& search)
{
    if (search.edits.isLarge())
        return false;
    std::vector<ThingId> tiles;
    for (const ThingPlace& place : search.placesToBlame())
        if (place.kind == ThingKind::Tile)
            tiles.push_back(search.scenario.tiles[place.index].id);
    return search.offer(FixKind::Reorder, inOrder(search, search.scenario), {.things = tiles});
}

bool giveTiles(FixSearch& search)
{
    const Scenario& scenario = search.scenario;
    const int wanted = std::stoi(search.finding.about.args[1]);
    const auto countOf = [&](const ThingId& player) {
        return std::ranges::count(scenario.tiles, player, &PlacedTile::player);
    };
    bool isFound = false;
    for (const Player& to : scenario.players)
        for (const PlacedTile& tile : scenario.tiles) {
            if (search.isTired() || countOf(to.id) >= wanted || countOf(tile.player) <= wanted)
                continue;
            Scenario after = scenario;
            after.tiles[std::size_t(&tile - scenario.tiles.data())].player = to.id;
            const Concern about{.things = {tile.id, to.id}, .variant = "to-player"};
            std::vector<Fix> ways{{FixKind::Give, difference(EditName::FixFinding, scenario, after), about}};
            if (!search.edits.isLarge())
                ways.push_back({FixKind::Give,
                                difference(EditName::FixFinding, scenario, inOrder(search, after)), about});
            isFound |= search.offerBest(ways);
        }
    if (!isFound && std::ssize(scenario.tiles) == wanted * std::ssize(scenario.players))
        giveInTurn(search, &Scenario::tiles);
    return isFound;
}

void exchangeTiles(FixSearch& search)
{
    const auto& tiles = search.scenario.tiles;
    if (search.edits.isLarge())
        return;
    for (const bool isOrderKept : {true, false}) {
        std::vector<Fix> ways;
        for (std::size_t a = 0; a < tiles.size(); ++a)
            for (std::size_t b = a + 1; b < tiles.size(); ++b) {
                if (search.hasFoundToKeepAll() || search.isTired())
                    return;
                if (tiles[a].player == tiles[b].player)
                    continue;
                Scenario after = search.scenario;
                std::swap(after.tiles[a].player, after.tiles[b].player);
                if (!isOrderKept)
                    after = inOrder(search, std::move(after));
                ways.push_back({FixKind::Give,
                                difference(EditName::FixFinding, search.scenario, after),
                                {.things = {tiles[a].id, tiles[b].id}}});
            }
        search.offerBest(ways);
    }
}

void mendTileOrder(FixSearch& search)
{
    if (layInOrder(search))
        return;
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
    giveInTurn(search, &Scenario::tiles);
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
    if (!search.offer(FixKind::Reorder, after, {.things = search.finding.about.things}))
        giveInTurn(search, &Scenario::chests);
}

void mendTokenOrder(FixSearch& search)
{
    Scenario after = search.scenario;
    after.tokens = inTurn(after.players, after.tokens);
    if (!search.offer(FixKind::Reorder, after, {.things = {search.finding.about.things.back()}}))
        giveInTurn(search, &Scenario::tokens);
}

} // namespace delve::mageknight
