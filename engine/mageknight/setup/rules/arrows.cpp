// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

using ArrowOf = std::map<ThingId, const Arrow*>;

/// The arrows of each player; ENT-08 where one has two.
ArrowOf arrowsByPlayer(const std::vector<Arrow>& arrows, const char* variant, Report& report)
{
    ArrowOf arrowOf;
    for (const Arrow& arrow : arrows)
        // ENT-08: every team has exactly one arrow for its entrance and one for its exit.
        if (const auto [place, isNew] = arrowOf.try_emplace(arrow.player, &arrow); !isNew)
            report.error("ENT-08", {.things = {arrow.player, place->second->id, arrow.id},
                                    .squares = {arrow.edge.square},
                                    .edges = {arrow.edge},
                                    .variant = variant});
    return arrowOf;
}

const Arrow* find(const ArrowOf& arrows, const ThingId& player)
{
    const auto found = arrows.find(player);
    return found == arrows.end() ? nullptr : found->second;
}

} // namespace

void checkEntranceArrows(const SetupView& view, Report& report)
{
    // ENT-06: only on a map with too few entrance tiles teams share one, by different openings.
    const bool mayShare = view.isMap() && int(view.entrances.size()) < view.playerCount();
    std::vector<std::pair<TileIndex, const Arrow*>> used;
    for (const Arrow& arrow : view.scenario.entrances) {
        const auto tile = view.tileAt(arrow.edge.square);
        // ENT-01: at an exterior opening of an entrance tile, whoever laid it.
        if (!tile || std::ranges::find(view.entrances, *tile) == view.entrances.end() ||
            !view.full().isExteriorOpening(arrow.edge)) {
            report.error("ENT-01",
                         {.things = {arrow.id}, .squares = {arrow.edge.square}, .edges = {arrow.edge}});
            continue;
        }
        for (const auto& [otherTile, other] : used)
            // ENT-06: two teams do not choose the same entrance tile.
            if (otherTile == *tile && other->player != arrow.player &&
                !(mayShare && other->edge != arrow.edge))
                report.error("ENT-06", {.things = {other->id, arrow.id},
                                        .squares = {arrow.edge.square},
                                        .edges = {arrow.edge},
                                        .variant = other->edge == arrow.edge ? "opening" : ""});
        used.emplace_back(*tile, &arrow);
    }
}

void checkExitArrows(const SetupView& view, Report& report)
{
    for (const Arrow& arrow : view.scenario.exits) {
        const Square square = arrow.edge.square;
        const Concern here{.things = {arrow.id}, .squares = {square}, .edges = {arrow.edge}};
        // ENT-03: at any opening to the outside.
        if (!view.full().isExteriorOpening(arrow.edge)) {
            report.error("ENT-03", here);
            continue;
        }
        for (std::size_t i = 0; i < view.scenario.markers.size(); ++i)
            // MRK-18, ENT-03: not on a tile that holds a vortex.
            if (view.lookOf(i) == MarkerLook::Vortex &&
                view.tileAt(view.scenario.markers[i].square) == view.tileAt(square)) {
                report.error(
                    "MRK-18",
                    {.things = {arrow.id}, .squares = {square}, .edges = {arrow.edge}, .variant = "exit"});
                break;
            }
        const auto chest = std::ranges::find(view.scenario.chests, square, &PlacedChest::square);
        const auto token = std::ranges::find(view.scenario.tokens, square, &PlacedToken::square);
        const bool isChest = chest != view.scenario.chests.end();
        // ENT-11: a chest or token on the exit square is legal and gives a warning.
        if (isChest || token != view.scenario.tokens.end())
            report.warning("ENT-11", {.things = {arrow.id, isChest ? chest->id : token->id},
                                      .squares = {square},
                                      .edges = {arrow.edge}});
    }
}

void checkExitPaths(const SetupView& view, Report& report)
{
    const Board& board = view.full().board;
    for (const Arrow& exit : view.scenario.exits) {
        const auto entrance = std::ranges::find(view.scenario.entrances, exit.player, &Arrow::player);
        if (entrance == view.scenario.entrances.end() || !view.full().isExteriorOpening(exit.edge) ||
            !view.full().isPlayable(entrance->edge.square))
            continue; // ENT-01, ENT-03, ENT-10
        const std::array start{board.squareAt(entrance->edge.square)};
        ZoneFlood flood;
        flood.search(view.full().map(), start);
        // ENT-07: a continuous path from the team's entrance square to its exit square.
        if (!view.full().reaches(flood, board.squareAt(exit.edge.square)))
            report.error(
                "ENT-07",
                {.things = {entrance->id, exit.id}, .squares = {exit.edge.square}, .edges = {exit.edge}});
    }
}

void checkArrowsOfTeams(const SetupView& view, Report& report)
{
    const ArrowOf entranceOf = arrowsByPlayer(view.scenario.entrances, "entrances", report);
    const ArrowOf exitOf = arrowsByPlayer(view.scenario.exits, "exits", report);
    const auto& players = view.scenario.players;
    std::map<PlayerColour, ThingId> teamOf;
    for (const Player& player : players)
        // ENT-08: colours are unique per team.
        if (const auto [place, isNew] = teamOf.try_emplace(player.colour, player.id); !isNew)
            report.error("ENT-08", {.things = {place->second, player.id}, .variant = "colours"});
    if (view.isSixTiles)
        for (std::size_t i = 0; i < 2; ++i) {
            const Arrow* exit = find(exitOf, players[i].id);
            const Arrow* entrance = find(entranceOf, players[1 - i].id);
            // ENT-05, LAY-19: in a six tile dungeon the exit is the other team's entrance.
            if (exit && entrance && exit->edge != entrance->edge)
                report.error("ENT-05", {.things = {exit->id, entrance->id},
                                        .squares = {exit->edge.square},
                                        .edges = {exit->edge}});
        }
    for (const Player& player : players) {
        // ENT-10: without arrows the layout is valid, but not ready for play.
        if (!find(entranceOf, player.id))
            report.todo("ENT-10", {.things = {player.id}, .variant = "entrance"});
        if (!find(exitOf, player.id))
            report.todo("ENT-10", {.things = {player.id}, .variant = "exit"});
    }
}

} // namespace delve::mageknight
