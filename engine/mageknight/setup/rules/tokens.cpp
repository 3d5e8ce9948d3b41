// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/turns.h"
#include "engine/mageknight/setup/placed_counts.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

std::vector<ThingId> tokensOf(const SetupView& view, Colour colour)
{
    std::vector<ThingId> ids;
    for (const PlacedToken& token : view.scenario.tokens)
        if (token.colour == colour)
            ids.push_back(token.id);
    return ids;
}

void reportSurplus(std::string_view rule, const std::vector<ThingId>& tokens, int most, Report& report)
{
    if (int(tokens.size()) > most)
        report.error(rule, {.things = tokens, .args = {std::to_string(tokens.size()), std::to_string(most)}});
}

} // namespace

std::optional<int> tokensOfEachPlayer(const ScenarioOptions& options, Colour colour)
{
    // TOK-04: where Tough tokens are agreed, one of them replaces a Weak one.
    if (colour == Colour::Red)
        return options.toughTokens ? 1 : 0;
    // TOK-13: with another number of tokens their colours are free, but for Tough ones.
    if (options.tokensContributedPerPlayer != 6)
        return {};
    // TOK-03: two Standard and four Weak tokens of each player.
    return colour == Colour::Blue ? 2 : options.toughTokens ? 3 : 4;
}

void checkTokenCount(const SetupView& view, Report& report)
{
    const ScenarioOptions& options = view.scenario.options;
    const int players = view.playerCount();
    // TOK-05, TOK-13: at most three for each player, or the agreed number.
    checkCountOf(view, view.scenario.tokens, options.tokensPlacedPerPlayer, "TOK-05", report);
    const auto tough = tokensOf(view, Colour::Red);
    // TOK-04: Tough tokens only where agreed, one in each player's six.
    if (!options.toughTokens && !tough.empty())
        report.error("TOK-04", {.things = tough, .variant = "not-agreed"});
    else if (players > 0)
        reportSurplus("TOK-04", tough, *tokensOfEachPlayer(options, Colour::Red) * players, report);
    if (players == 0)
        return;
    for (const Colour colour : {Colour::Blue, Colour::Yellow}) {
        const auto each = tokensOfEachPlayer(options, colour);
        if (!each) {
            reportSurplus("TOK-03", idsOf(view.scenario.tokens), options.tokensContributedPerPlayer * players,
                          report);
            return;
        }
        reportSurplus("TOK-03", tokensOf(view, colour), *each * players, report);
    }
}

void checkTokenOrder(const SetupView& view, Report& report)
{
    const auto& players = view.scenario.players;
    if (players.empty() || !arePlayersNamed(view.scenario.tokens))
        return;
    TokenTurns turns(players);
    for (const PlacedToken& token : view.scenario.tokens)
        // TOK-07: in turn; whoever is passed over has passed and places no more. A warning like LAY-02, as
        // files may be edited.
        if (!turns.place(token.player)) {
            report.warning("TOK-07", {.things = {token.player, token.id}, .squares = {token.square}});
            return;
        }
}

void checkTokenPlacement(const SetupView& view, std::size_t number, Report& report)
{
    const auto& tokens = view.scenario.tokens;
    const PlacedToken& token = tokens[number];
    const Concern here{.things = {token.id}, .squares = {token.square}};
    // TOK-08: never on the square of a chest.
    if (!view.pieces.at(token.square, ThingKind::Chest).empty())
        report.error("TOK-08", here);
    // TOK-14: on a playable square.
    if (!view.marked.isPlayable(token.square))
        report.error("TOK-14", here);
    // TOK-14, MAP-26: on an empty one. Artifacts are ART-07.
    if (const auto first = *view.pieces.firstAt(token.square, ThingKind::Token); first != number)
        report.error(
            "TOK-14",
            {.things = {tokens[first].id, token.id}, .squares = {token.square}, .variant = "shared"});
}

void checkTokenDistance(const SetupView& view, std::size_t number, Report& report)
{
    const PlacedToken& token = view.scenario.tokens[number];
    const auto tile = view.tileAt(token.square);
    if (!tile)
        return;
    const Concern here{.things = {token.id}, .squares = {token.square}};
    // TOK-11: not on an entrance tile, used or not.
    if (view.distance(*tile) == 0)
        report.error("TOK-11", here);
    // TOK-12: not on a tile adjacent to one.
    else if (view.distance(*tile) == 1)
        report.error("TOK-12", here);
}

void checkTokensPerTile(const SetupView& view, std::size_t number, Report& report)
{
    const TileIndex tile = TileIndex(number);
    const ThingNumbers tokens = view.thingsOn(tile, ThingKind::Token);
    if (tokens.size() < 2)
        return;
    std::vector<ThingId> things{view.tileId(tile)};
    for (const std::uint32_t token : tokens)
        things.push_back(view.scenario.tokens[token].id);
    const Concern here{.things = things, .args = {std::to_string(tokens.size())}};
    // TOK-10, DG-20: a tile with a chest may hold two.
    if (view.firstOn(tile, ThingKind::Chest)) {
        if (tokens.size() > 2)
            report.error("TOK-10", here);
    } else { // TOK-09: any other tile one
        report.error("TOK-09", here);
    }
}

bool canTokenJoinAChest(const SetupView& view)
{
    const auto hasRoom = [&](TileIndex tile) {
        return std::ranges::any_of(view.marked.playableSquaresOf(tile), [&](SquareIndex square) {
            const Square place = view.marked.board.squareOf(square);
            return view.pieces.at(place, ThingKind::Chest).empty() &&
                   view.pieces.at(place, ThingKind::Artifact).empty();
        });
    };
    return std::ranges::any_of(view.scenario.chests, [&](const PlacedChest& chest) {
        const auto tile = view.tileAt(chest.square);
        return tile && view.isFarFromEntrances(*tile) && hasRoom(*tile);
    });
}

void checkFirstToken(const SetupView& view, Report& report)
{
    const auto& tokens = view.scenario.tokens;
    if (tokens.empty())
        return;
    const auto sharesTile = [&](const PlacedToken& token) {
        const auto tile = view.tileAt(token.square);
        return tile && view.firstOn(*tile, ThingKind::Chest);
    };
    const bool isOrdered = !view.scenario.players.empty() && arePlayersNamed(tokens);
    // TOK-06: the first token goes on a tile with a chest; without an order any one of them, and only where
    // such a tile can take one.
    if (canTokenJoinAChest(view) &&
        !(isOrdered ? sharesTile(tokens.front()) : std::ranges::any_of(tokens, sharesTile)))
        report.error("TOK-06",
                     {.things = isOrdered ? std::vector{tokens.front().id} : idsOf(tokens),
                      .squares = isOrdered ? std::vector{tokens.front().square} : std::vector<Square>{},
                      .variant = isOrdered ? "" : "any"});
}

} // namespace delve::mageknight
