// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/turns.h"
#include "engine/mageknight/setup/placed_counts.h"
#include "engine/mageknight/setup/rules/checks.h"
#include "engine/mageknight/setup/rules/chest_access.h"

#include <algorithm>

namespace delve::mageknight {

void checkChestCount(const SetupView& view, Report& report)
{
    // CHEST-07: each player places at most two. DG-20: Changelings are chests here.
    checkCountOf(view, view.scenario.chests, chestsOfEachPlayer, "CHEST-07", report);
}

void checkChestOrder(const SetupView& view, Report& report)
{
    const auto& players = view.scenario.players;
    const auto& chests = view.scenario.chests;
    if (players.empty() || !arePlayersNamed(chests))
        return;
    for (std::size_t i = 0; i < chests.size(); ++i)
        // CHEST-03: in turn, from the starting player. A warning like LAY-02, as files may be edited.
        if (chests[i].player != playerInTurn(players, i).id) {
            report.warning("CHEST-03", {.things = idsOf(chests)});
            return;
        }
}

void checkChestPlacement(const SetupView& view, std::size_t number, Report& report)
{
    const auto& chests = view.scenario.chests;
    const PlacedChest& chest = chests[number];
    const Concern here{.things = {chest.id}, .squares = {chest.square}};
    // CHEST-11: on a playable square.
    if (!view.marked.isPlayable(chest.square))
        report.error("CHEST-11", here);
    // MAP-26: two chests never share a square. Tokens are TOK-08, artifacts ART-07.
    if (const auto first = *view.pieces.firstAt(chest.square, ThingKind::Chest); first != number)
        report.error(
            "MAP-26",
            {.things = {chests[first].id, chest.id}, .squares = {chest.square}, .variant = "chests"});
    // DG-20: a Changeling has no treasure dial; what is inside starts at its own first position.
    if (chest.treasure && !view.content.chest(chest.chest))
        report.error("DG-20", here);
    const auto tile = view.tileAt(chest.square);
    if (!tile)
        return;
    // CHEST-06, DG-20: one chest on a tile.
    if (const auto first = view.firstOn(*tile, ThingKind::Chest); first && *first != number)
        report.error("CHEST-06", {.things = {chests[*first].id, chest.id}, .squares = {chest.square}});
}

void checkChestDistance(const SetupView& view, std::size_t number, Report& report)
{
    const PlacedChest& chest = view.scenario.chests[number];
    const auto tile = view.tileAt(chest.square);
    // CHEST-05, DG-20: two or more tiles from every entrance, used or not.
    if (tile && !view.isFarFromEntrances(*tile))
        report.error("CHEST-05", {.things = {chest.id}, .squares = {chest.square}});
}

namespace {

bool isOn(const SetupView& view, ThingKind kind, Square square)
{
    return !view.pieces.at(square, kind).empty();
}

} // namespace

OwedChests owedChests(const SetupView& view)
{
    const auto most = std::size_t(chestsOfEachPlayer * view.playerCount());
    OwedChests chests;
    for (const Player& player : view.scenario.players)
        for (const PoolEntry& entry : player.chests)
            chests.inPool += std::size_t(entry.count);
    chests.tiles = tilesForChests(view, std::max<std::size_t>(1, most)).size();
    chests.owed = std::min({most, chests.inPool, chests.tiles});
    return chests;
}

void checkTreasure(const SetupView& view, Report& report)
{
    if (!view.isFinished())
        return; // tiles still to come may hold one
    const OwedChests chests = owedChests(view);
    const std::size_t placed = view.scenario.chests.size();
    // CHEST-08: without a tile for a chest there is no treasure.
    if (chests.tiles == 0)
        report.warning("CHEST-08", {.variant = "no-tile"});
    // CHEST-07, CHEST-08: fewer than pool, players and tiles allow for are still to be placed.
    else if (placed < chests.owed)
        report.todo("CHEST-08",
                    {.args = {std::to_string(placed), std::to_string(chests.owed)}, .isStricter = true});
}

void checkChestAccess(const SetupView& view, std::size_t number, Report& report)
{
    const PlacedChest& chest = view.scenario.chests[number];
    if (!view.marked.isPlayable(chest.square))
        return; // CHEST-11
    const auto isAccessibleOn = [&](const BoardView& board, const ZoneFlood& reach, auto isTaken) {
        return isAccessible({board, reach, view.paths.starts, isTaken},
                            {board.board.squareAt(chest.square), chest.facing});
    };
    const auto hasChest = [&](Square square) { return isOn(view, ThingKind::Chest, square); };
    const auto hasPiece = [&](Square square) {
        return hasChest(square) || isOn(view, ThingKind::Artifact, square);
    };
    const Concern here{.things = {chest.id}, .squares = {chest.square}};
    // CHEST-10: a figure can enter the front arc. Tokens and figures are ignored.
    if (!isAccessibleOn(view.marked, view.paths.markedReach, hasChest))
        report.error("CHEST-10", here);
    // ART-20: artifacts leave one square of it to stand on.
    else if (!view.scenario.artifacts.empty() && !isAccessibleOn(view.full(), view.fullReach(), hasPiece))
        report.error("ART-20", here);
}

} // namespace delve::mageknight
