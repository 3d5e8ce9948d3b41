// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_items.h"

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int takingCost = 2; // EXO-23

/// EXO-23: it lies beside the figure, or where the figure stands.
bool isWithinReach(const Position& position, FigureId figure, SquareIndex square)
{
    bool isThere = isSquareBeside(position, square, figure);
    forEachSquareOf(position, figure, [&](SquareIndex own) { isThere |= own == square; });
    return isThere;
}

} // namespace

const Item* itemOf(const Position& position, ArtifactTokenId token)
{
    const int row = position.state().artifactToken(token).row;
    if (row < 0)
        return nullptr;
    for (const TokenEffect& effect : position.game().kind(token).rows[std::size_t(row)].effects) {
        if (const auto* granted = std::get_if<effect::GrantItem>(&effect))
            return &granted->item;
        if (const auto* placed = std::get_if<effect::PlaceItem>(&effect))
            return &placed->item;
    }
    return nullptr;
}

ArtifactTokenId itemOn(const Position& position, SquareIndex square)
{
    const auto tokens = position.state().artifactTokens();
    const auto found = std::ranges::find_if(tokens, [&](const ArtifactTokenState& token) {
        return token.place == ArtifactTokenPlace::Lying && token.square == square;
    });
    return found == tokens.end() ? ArtifactTokenId::None : ArtifactTokenId(found - tokens.begin());
}

SquareIndex nearestOpen(const Position& position, FigureId figure, bool forItem)
{
    const Board& board = position.board();
    const SquareIndex reference = position.figure(figure).square;
    MoveField field;
    MoveQuery query;
    query.doors = position.state().doors();
    field.search(board, reference, query);
    std::vector<SquareIndex> squares;
    for (const SquareIndex square : field.squares())
        if (isFreeToPut(position, square) && (!forItem || itemOn(position, square) == ArtifactTokenId::None))
            squares.push_back(square);
    sortByNearness(board, reference, squares, field);
    return squares.empty() ? noSquare : squares.front();
}

Refusal check(const Position& position, const TakeItem& action)
{
    if (const Refusal refusal = checkHandlesArtifacts(position); !refusal.isAllowed())
        return refusal;
    const FigureId figure = position.turn().figure;
    if (!position.knows(action.token) ||
        position.state().artifactToken(action.token).place != ArtifactTokenPlace::Lying)
        return {"EXO-23"};
    if (!isWithinReach(position, figure, position.state().artifactToken(action.token).square))
        return {"EXO-23"};
    return checkSpeed(position, takingCost);
}

void carryOut(Unfolding& unfolding, const TakeItem& action)
{
    unfolding.spend("EXO-23", takingCost);
    const PlayerId player = unfolding.position().figure(unfolding.turn().figure).team;
    unfolding.emit("EXO-20", ItemGranted{action.token, player});
}

void listItems(const Position& position, ActionList& actions)
{
    const auto tokens = position.state().artifactTokens();
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].place == ArtifactTokenPlace::Lying)
            actions.offer(TakeItem{ArtifactTokenId(i)});
}

void evolve(StateWriter& state, const ItemGranted& event)
{
    ArtifactTokenState& token = state.artifactToken(event.token);
    token.place = ArtifactTokenPlace::Owned;
    token.owner = event.player;
    token.square = noSquare;
}

void evolve(StateWriter& state, const ItemPlaced& event)
{
    ArtifactTokenState& token = state.artifactToken(event.token);
    token.place = ArtifactTokenPlace::Lying;
    token.square = event.to;
}

} // namespace delve::mageknight::play
