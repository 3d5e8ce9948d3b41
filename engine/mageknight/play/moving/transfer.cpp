// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/transfer.h"

#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/moving/vortex_boards.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

FigureId figureAsked(const Position& position)
{
    return pending<TransferChoice>(position)->figure;
}

/// MRK-13, SPAWN-03: no monster goes where its player could not move it.
bool isBanned(const Position& position, FigureId figure, SquareIndex square)
{
    return position.figure(figure).isMageSpawn() && isNearOwnHero(position, position.turn().player, square);
}

Refusal checkTeleport(const Position& position, FigureId figure, SquareIndex to)
{
    const Board& board = position.board();
    const SquareIndex from = position.figure(figure).square;
    if (!board.has(from, SquareFlag::Teleport) || to < 0 || to >= board.squareCount() || to == from ||
        !board.has(to, SquareFlag::Teleport))
        return {"MRK-10"};
    if (!position.state().occupant(to).isNone())
        return {"MRK-11"};
    return isBanned(position, figure, to) ? Refusal{"SPAWN-03"} : allowed;
}

/// The tile that a figure can turn, or -1.
TileIndex vortexTileOf(const Position& position, FigureId figure)
{
    const SquareIndex square = position.figure(figure).square;
    const TileIndex tile = position.board().tileOf(square);
    const bool canTurn =
        position.board().has(square, SquareFlag::Vortex) && position.game().vortexOf(tile) >= 0;
    return canTurn ? tile : -1;
}

std::uint32_t turnsAfter(const Position& position, int vortex, int quarters)
{
    const std::uint32_t shift = std::uint32_t(2 * vortex);
    const std::uint32_t before = position.turn().vortices >> shift & 3;
    const std::uint32_t after = (before + std::uint32_t(quarters + 4)) & 3;
    return (position.turn().vortices & ~(std::uint32_t(3) << shift)) | after << shift;
}

/// MRK-19: turning would put the monster next to a hero of the player who activated it.
bool wouldTurnIntoOwnHero(const Position& position, FigureId figure, TileIndex tile, int quarters)
{
    if (!position.figure(figure).isMageSpawn())
        return false;
    const int vortex = position.game().vortexOf(tile);
    const Board& turned = position.game().board(turnsAfter(position, vortex, quarters));
    const SquareIndex there = afterTurn(turned, tile, quarters, position.figure(figure).square);
    const DoorStates doors = position.state().doors();
    bool isBeside = false;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureState& hero = position.figure(FigureId(i));
        if (hero.team != position.turn().player || !hero.isInside())
            continue;
        forEachSquareOf(position, FigureId(i), [&](SquareIndex own) {
            const SquareIndex square = afterTurn(turned, tile, quarters, own);
            for (const Direction direction : allDirections)
                isBeside |= turned.neighbour(there, direction) == square &&
                            turned.isAdjacent(there, direction, doors);
        });
    }
    return isBeside;
}

/// BASE-20: the tile cannot turn while a base lies across its border.
bool isBaseAcross(const Position& position, TileIndex tile)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        if (!position.figure(FigureId(i)).isInside() || position.kind(FigureId(i)).isOneSquare())
            continue;
        bool on = false;
        bool off = false;
        forEachSquareOf(position, FigureId(i), [&](SquareIndex square) {
            (position.board().tileOf(square) == tile ? on : off) = true;
        });
        if (on && off)
            return true;
    }
    return false;
}

Refusal checkTurn(const Position& position, FigureId figure, int quarters)
{
    const TileIndex tile = vortexTileOf(position, figure);
    if (tile < 0 || (quarters != 1 && quarters != -1))
        return {"MRK-16"};
    if (isBaseAcross(position, tile))
        return {"BASE-20"};
    if (isArtifactAcross(position, tile))
        return {"ART-21"};
    return wouldTurnIntoOwnHero(position, figure, tile, quarters) ? Refusal{"SPAWN-03"} : allowed;
}

bool canTransfer(const Position& position, FigureId figure)
{
    for (const int quarters : {1, -1})
        if (checkTurn(position, figure, quarters).isAllowed())
            return true;
    const Board& board = position.board();
    if (board.has(position.figure(figure).square, SquareFlag::Teleport))
        for (SquareIndex square = 0; square < board.squareCount(); ++square)
            if (board.has(square, SquareFlag::Teleport) &&
                checkTeleport(position, figure, square).isAllowed())
                return true;
    return false;
}

/// A pair of opposing figures that stand next to each other, one on the tile and one off it.
using Pair = std::pair<FigureId, FigureId>;

std::vector<Pair> pairsAcross(const Position& position, TileIndex tile)
{
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureId figure = FigureId(i);
        if (!position.figure(figure).isInside() || !isOnTile(position, figure, tile))
            continue;
        forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
            if (areOpposing(position, figure, other) && !isOnTile(position, other, tile))
                pairs.emplace_back(figure, other);
        });
    }
    return pairs;
}

} // namespace

void askForTransfer(Unfolding& unfolding, FigureId figure)
{
    if (!unfolding.position().figure(figure).has(mark::transferring))
        return;
    // MRK-11: without an open square the declaration lapses and the figure acts normally.
    if (canTransfer(unfolding.position(), figure))
        unfolding.later(TransferChoice{figure});
    else
        unfolding.emit("MRK-11", TransferLapsed{figure});
}

PlayerId deciderOf(const Position& position, const TransferChoice&)
{
    return position.turn().player; // MRK-10: for a Mage Spawn the player who activates it
}

void listOptions(const Position& position, const TransferChoice& choice, ActionList& actions)
{
    const Board& board = position.board();
    if (board.has(position.figure(choice.figure).square, SquareFlag::Teleport))
        for (SquareIndex square = 0; square < board.squareCount(); ++square)
            if (board.has(square, SquareFlag::Teleport))
                actions.offer(Teleport{square});
    actions.offer(TurnTile{1});
    actions.offer(TurnTile{-1});
    actions.add(DeclineTransfer{});
}

Refusal check(const Position& position, const Teleport& action)
{
    return checkTeleport(position, figureAsked(position), action.to);
}

Refusal check(const Position& position, const TurnTile& action)
{
    return checkTurn(position, figureAsked(position), action.quarters);
}

Refusal check(const Position&, const DeclineTransfer&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const Teleport& action)
{
    const FigureId figure = figureAsked(unfolding.position());
    unfolding.answered();
    unfolding.emit("MRK-10", FigurePlaced{figure, action.to, unfolding.position().figure(figure).facing});
    unfolding.spend("MRK-12", unfolding.turn().speed);
    offerSpins(unfolding, std::array{figure}); // MRK-13: arriving counts as being placed
}

void carryOut(Unfolding& unfolding, const TurnTile& action)
{
    const FigureId figure = figureAsked(unfolding.position());
    const TileIndex tile = vortexTileOf(unfolding.position(), figure);
    const std::vector<Pair> before = pairsAcross(unfolding.position(), tile);
    unfolding.answered();
    unfolding.emit("MRK-17", TransferLapsed{figure});
    unfolding.emit("MRK-16", TileTurned{std::int8_t(unfolding.game().vortexOf(tile)), action.quarters});
    unfolding.spend("MRK-17", unfolding.turn().speed);
    // MRK-19: figures that have come next to others give them a free spin, as if they had been placed.
    std::vector<FigureId> arrived;
    std::vector<FigureId> offered;
    for (const Pair& pair : pairsAcross(unfolding.position(), tile)) {
        if (std::ranges::count(before, pair))
            continue;
        if (!std::ranges::count(arrived, pair.first))
            arrived.push_back(pair.first);
        if (!std::ranges::count(offered, pair.second))
            offered.push_back(pair.second);
    }
    offerSpins(unfolding, arrived, offered);
}

void carryOut(Unfolding& unfolding, const DeclineTransfer&)
{
    const FigureId figure = figureAsked(unfolding.position());
    unfolding.answered();
    unfolding.emit("MRK-10", TransferLapsed{figure});
}

void evolve(StateWriter& state, const TransferDeclared& event)
{
    state.figure(event.figure).marks |= mark::transferring;
}

void evolve(StateWriter& state, const TransferLapsed& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.marks = std::uint16_t(figure.marks & ~mark::transferring);
}

namespace {

/// ART-21, DRESS-13: artifacts, counters and items turn with the tile.
void turnArtifacts(StateWriter& state, TileIndex tile, int quarters)
{
    const Position position(state.game(), state.state());
    const Board& board = position.board();
    for (std::size_t i = 0; i < state.artifacts().size(); ++i) {
        ArtifactState& artifact = state.artifact(ArtifactId(i));
        if (artifact.square == noSquare || board.tileOf(artifact.square) != tile)
            continue;
        state.lift(ArtifactId(i));
        const Size size = state.game().sizeOf(ArtifactId(i), artifact.turned);
        const SquareIndex far =
            board.squareAt(board.squareOf(artifact.square) + Offset{size.width - 1, size.height - 1});
        const Square a = board.squareOf(afterTurn(board, tile, quarters, artifact.square));
        const Square b = board.squareOf(afterTurn(board, tile, quarters, far));
        artifact.square = board.squareAt({a.level, std::min(a.x, b.x), std::min(a.y, b.y)});
        artifact.turned = artifact.turned != (quarters % 2 != 0 && size.width != size.height);
    }
    std::vector<SquareIndex> rubble;
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (board.tileOf(square) == tile && state.state().squares(SquareSet::Rubble).test(square)) {
            rubble.push_back(square);
            state.setRubble(square, false);
        }
    for (const SquareIndex square : rubble)
        state.setRubble(afterTurn(board, tile, quarters, square), true);
    for (std::size_t i = 0; i < state.artifacts().size(); ++i)
        state.settle(ArtifactId(i));
    for (ArtifactTokenState& token : state.artifactTokens())
        token.square = afterTurn(board, tile, quarters, token.square);
}

} // namespace

namespace {

/// BASE-20: where the anchor of a base with its dot on a corner is when the tile has turned: south-east of
/// the corner, which was its north-west one.
SquareIndex turnedVertex(const Board& board, TileIndex tile, int quarters, SquareIndex anchor)
{
    Square corner = board.squareOf(afterTurn(board, tile, quarters, anchor));
    for (const Offset around : {Offset{-1, -1}, Offset{0, -1}, Offset{-1, 0}}) {
        const SquareIndex square = board.squareAt(board.squareOf(anchor) + around);
        const Square after = board.squareOf(afterTurn(board, tile, quarters, square));
        corner = {corner.level, std::max(corner.x, after.x), std::max(corner.y, after.y)};
    }
    return board.squareAt(corner);
}

} // namespace

void evolve(StateWriter& state, const TileTurned& event)
{
    const Game& game = state.game();
    const Position position(game, state.state());
    const Board& board = position.board(); // squares keep their numbers and places on every board
    const TileIndex tile = game.vortexTiles()[std::size_t(event.vortex)];
    const auto isOnIt = [&](SquareIndex square) {
        return square != noSquare && board.tileOf(square) == tile;
    };
    const StateSizes sizes = state.state().sizes();
    turnArtifacts(state, tile, event.quarters);
    const auto forEachOnIt = [&](auto&& visit) {
        for (std::uint32_t i = 0; i < sizes.figures; ++i)
            if (isOnIt(state.figure(FigureId(i)).square))
                visit(FigureId(i), state.figure(FigureId(i)));
        for (std::uint32_t i = 0; i < sizes.chests; ++i)
            if (isOnIt(state.chest(ChestId(i)).square))
                visit(ChestId(i), state.chest(ChestId(i)));
        for (std::uint32_t i = 0; i < sizes.tokens; ++i)
            if (isOnIt(state.token(TokenId(i)).square))
                visit(TokenId(i), state.token(TokenId(i)));
    };
    // MRK-16: everything on the tile turns with it.
    forEachOnIt([&](auto id, auto&) { state.lift(id); });
    forEachOnIt([&]<typename Piece>([[maybe_unused]] auto id, Piece& piece) {
        const SquareIndex before = piece.square;
        piece.square = afterTurn(board, tile, event.quarters, piece.square);
        if constexpr (std::is_same_v<Piece, FigureState>) {
            piece.facing = turned(piece.facing, 2 * event.quarters);
            if (hasVertexAnchor(game.kind(id).base()))
                piece.square = turnedVertex(board, tile, event.quarters, before);
        }
        if constexpr (std::is_same_v<Piece, ChestState>)
            piece.facing = turned(piece.facing, event.quarters);
    });
    state.turn().vortices = turnsAfter(position, event.vortex, event.quarters);
    forEachOnIt([&](auto id, auto&) { state.settle(id); });
}

} // namespace delve::mageknight::play
