// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/monsters/tokens.h"

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// SA-LIMITED-INVISIBILITY, OQ-STEALTH: tokens notice the hero only when they are next to it.
bool isHardToNotice(const Position& position, FigureId hero)
{
    return hasAbility(position, hero, Ability::LimitedInvisibility) ||
           (position.game().options().stealthHidesFromTokens && hasAbility(position, hero, Ability::Stealth));
}

/// WAN-11: calls `visit(hero)` for all who can convert a token.
template <typename Visit> void forEachHeroInside(const Position& position, Visit&& visit)
{
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (!figures[i].isMageSpawn() && figures[i].isInside() && !isSection(position, FigureId(i)))
            visit(FigureId(i));
}

/// WAN-03 to WAN-06: the hero is on the tile of the token or next to it.
bool isMet(const Position& position, FigureId hero, SquareIndex token)
{
    return (isOnTile(position, hero, position.board().tileOf(token)) && !isHardToNotice(position, hero)) ||
           isSquareBeside(position, token, hero);
}

template <typename Visit> void forEachHeroMetBy(const Position& position, TokenId token, Visit&& visit)
{
    const SquareIndex square = position.state().token(token).square;
    forEachHeroInside(position, [&](FigureId hero) {
        if (isMet(position, hero, square))
            visit(hero);
    });
}

/// Some hero is so near to a token that it may have met it. Mostly nobody is, and that is asked after
/// everything that happens.
bool isAnybodyNear(const Position& position, SquareIndex token)
{
    return isAnyNear(position, token,
                     [&](FigureId figure) { return !position.figure(figure).isMageSpawn(); });
}

/// CONV-03: of several the nearest, then the one whose player comes first after the active one.
FigureId nearestMetBy(const Position& position, TokenId token)
{
    const Board& board = position.board();
    const SquareIndex square = position.state().token(token).square;
    MoveField field;
    field.search(board, square);
    using Rank = std::tuple<int, int, int, FigureId>;
    std::optional<Rank> first;
    forEachHeroMetBy(position, token, [&](FigureId hero) {
        int way = unlimitedSpeed;
        forEachSquareOf(position, hero, [&](SquareIndex own) { way = std::min(way, field.cost(own)); });
        const Rank rank(distanceTo(position, hero, square), way,
                        turnsUntil(position, position.figure(hero).team), hero);
        first = first ? std::min(*first, rank) : rank;
    });
    return std::get<FigureId>(*first);
}

/// TOK-02: the face of a token: what was shown or fixed, or one of its colour at random.
int tableOf(Unfolding& unfolding, TokenId token, PlayerId player)
{
    if (const int shown = unfolding.state().token(token).table; shown >= 0)
        return shown;
    const GameParts& parts = unfolding.game().parts();
    const GameParts::TokenPiece& piece = parts.tokens[indexOf(token)];
    if (piece.fixedTable)
        return *piece.fixedTable;
    const std::vector<int> tables = facesOf(parts, piece);
    if (tables.empty())
        return -1;
    return tables[unfolding.draw("TOK-02", RollFor::TokenFace, player, tables.size())];
}

} // namespace

std::vector<int> facesOf(const GameParts& parts, const GameParts::TokenPiece& token)
{
    if (token.fixedTable)
        return {*token.fixedTable};
    std::vector<int> tables;
    for (std::size_t i = 0; i < parts.tables.size(); ++i)
        if (parts.tables[i]->colour == token.colour)
            tables.push_back(int(i));
    return tables;
}

FigureId heroMetBy(const Position& position, TokenId token)
{
    FigureId met = FigureId::None;
    bool hasOthers = false;
    forEachHeroMetBy(position, token, [&](FigureId hero) {
        hasOthers = met != FigureId::None;
        met = hero;
    });
    return hasOthers ? nearestMetBy(position, token) : met;
}

std::optional<Meeting> nextMeeting(const Position& position)
{
    std::optional<Meeting> next;
    int nearest = 0;
    const auto tokens = position.state().tokens();
    // SA-FLIGHT: who flies over somebody stands on no square.
    const bool isAloft = position.turn().has(activation::aloft);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const TokenState& token = tokens[i];
        if (!token.isInPlay() || (!isAloft && !isAnybodyNear(position, token.square)))
            continue;
        const FigureId hero = heroMetBy(position, TokenId(i));
        if (hero == FigureId::None)
            continue;
        // WAN-08: by distance to the hero, then by number.
        const int away = distanceTo(position, hero, token.square);
        if (next && away >= nearest)
            continue;
        next = Meeting{TokenId(i), hero};
        nearest = away;
    }
    return next;
}

void settleMeeting(Unfolding& unfolding, const Meeting& meeting)
{
    unfolding.later(GreetGroup{});
    convertToken(unfolding, meeting.token, meeting.hero);
}

void convertToken(Unfolding& unfolding, TokenId token, FigureId hero)
{
    // CONV-03, CONV-05: the opponent of the hero's player rolls, chooses and places.
    const PlayerId player = opponentOf(unfolding.game(), unfolding.position().figure(hero).team);
    const SquareIndex square = unfolding.state().token(token).square;
    const int table = tableOf(unfolding, token, player);
    unfolding.emit("CONV-02", TokenFlipped{token, std::int16_t(table)});
    WanderingToken::Row row;
    if (table >= 0) {
        const int total = unfolding.rollTwo("CONV-03", RollFor::Conversion, player).total();
        row = unfolding.game().parts().tables[std::size_t(table)]->row(total);
    }
    unfolding.emit("CONV-08", TokenRemoved{token});
    // CONV-04: a row of none only removes the token.
    if (row.count > 0)
        callMonsters(unfolding, player, {row.count, row.points}, PointCap::Yielding, square, FigureId::None);
}

void evolve(StateWriter& state, const TokenFlipped& event)
{
    state.token(event.token).table = event.table;
}

void evolve(StateWriter& state, const TokenRemoved& event)
{
    state.lift(event.token);
    state.token(event.token).square = noSquare;
    state.token(event.token).marks = 0;
}

} // namespace delve::mageknight::play
