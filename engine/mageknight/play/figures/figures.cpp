// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figures.h"

#include "engine/mageknight/play/abilities/confusion.h"

namespace delve::mageknight::play {

PlayerId opponentOf(const Game& game, PlayerId player)
{
    const int count = game.playerCount();
    return PlayerId((int(player) + count - 1) % count);
}

PlayerId nextPlayer(const Game& game, PlayerId player)
{
    return PlayerId((int(player) + 1) % game.playerCount());
}

int turnsUntil(const Position& position, PlayerId player)
{
    const int count = position.game().playerCount();
    const int turns = (int(player) - int(position.turn().player) + count) % count;
    return turns == 0 ? count : turns;
}

PlayerId actorOf(const Position& position, FigureId figure)
{
    const PlayerId team = position.figure(figure).team;
    const TurnState& turn = position.turn();
    if (turn.has(activation::confused) && turn.figure == figure)
        return moverOfConfused(position);
    return team == PlayerId::None ? turn.player : team;
}

PlayerId deciderFor(const Position& position, FigureId figure, FigureId cause)
{
    const PlayerId team = position.figure(figure).team;
    // CON-10: monsters answer through the opponent of the player whose figure caused it.
    return team == PlayerId::None ? opponentOf(position.game(), actorOf(position, cause)) : team;
}

PlayerId landerFor(const Position& position, FigureId figure)
{
    const FigureId active = position.turn().figure;
    const bool isAgainst = active != FigureId::None && !position.figure(active).isMageSpawn();
    return isAgainst ? deciderFor(position, figure, active) : actorOf(position, figure);
}

bool isSquareBeside(const Position& position, SquareIndex square, FigureId figure)
{
    if (square == noSquare || !position.figure(figure).isInside())
        return false;
    bool found = false;
    forEachSquareOf(position, figure,
                    [&](SquareIndex own) { found = found || areSquaresAdjacent(position, own, square); });
    return found;
}

Body bodyIf(const Position& position, FigureId mover, SquareIndex anchor)
{
    const FigureState& state = position.figure(mover);
    if (anchor == state.square)
        return bodyOf(position, mover);
    if (state.isInside() && position.kind(mover).tread() == Tread::Trails)
        return Body(anchor);
    return bodyAt(position.board(), position.kind(mover), {anchor, state.facing});
}

bool touches(const Position& position, FigureId mover, SquareIndex square, FigureId other)
{
    if (square == noSquare)
        return false;
    const auto touchesAt = [&](SquareIndex own) {
        return position.state().occupant(own).figure() == pieceOf(position, other) ||
               isSquareBeside(position, own, other);
    };
    if (position.kind(mover).isOneSquare())
        return touchesAt(square);
    bool found = false;
    for (const SquareIndex own : bodyIf(position, mover, square))
        found = found || touchesAt(own);
    return found;
}

Beside besideOf(const Position& position, FigureId figure)
{
    Beside beside;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return beside;
    const PlayerId team = position.figure(figure).team;
    forEachSquareOf(position, figure, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction direction, SquareIndex square) {
            const Occupant occupant = position.state().occupant(square);
            if (occupant.isChest())
                beside.chests |= maskOf(direction);
            if (!occupant.isFigure() || occupant.figure() == figure)
                return;
            beside.figures |= maskOf(direction);
            if (position.figure(occupant.figure()).team != team)
                beside.opposing |= maskOf(direction);
        });
    });
    return beside;
}

bool areAdjacent(const Position& position, FigureId a, FigureId b)
{
    if (a == b || !position.figure(a).isInside() || !position.figure(b).isInside())
        return false;
    if (position.kind(a).isOneSquare() && position.kind(b).isOneSquare())
        return areSquaresAdjacent(position, position.figure(a).square, position.figure(b).square);
    // CAV-06: mount and rider are; PSGR-04: parts and passengers of a hull are not.
    if (const FigureId piece = pieceOf(position, a); piece == pieceOf(position, b))
        return !isHull(position, piece);
    bool found = false;
    if (isSection(position, a) || isSection(position, b)) { // MD-33
        forEachAdjacentFigure(position, a,
                              [&](FigureId each, SquareIndex, Direction) { found |= each == b; });
        return found;
    }
    forEachSquareOf(position, a, [&](SquareIndex own) { found = found || isSquareBeside(position, own, b); });
    return found;
}

bool isNextToOpposing(const Position& position, FigureId id)
{
    bool found = false;
    forEachAdjacentFigure(position, id, [&](FigureId other, SquareIndex, Direction) {
        found |= areOpposing(position, id, other);
    });
    return found;
}

bool isInFrontArc(const Position& position, FigureId figure, FigureId other)
{
    const FigureState& state = position.figure(figure);
    return isInFrontArc(position, figure, state.facing, state.side(), other);
}

bool isInFrontArc(const Position& position, FigureId figure, Direction facing, FigureId other)
{
    return isInFrontArc(position, figure, facing, position.figure(figure).side(), other);
}

bool isInFrontArc(const Position& position, FigureId figure, Direction facing, ArcSide side, FigureId other)
{
    if (other == figure || other == FigureId::None)
        return false;
    // CAV-06: mount and rider have each other before them.
    if (other == companionOf(position, figure))
        return true;
    const Board& board = position.board();
    const FigureKind& kind = position.kind(figure);
    if (kind.isOneSquare()) {
        const SquareIndex own = position.figure(figure).square;
        if (isSection(position, other) && !isEdgeSquare(position, other, own))
            return false; // MD-37: along the edge of the section
        bool found = false;
        for (unsigned mask = adjacentTo(position, board, own) & kind.frontArc(facing, side); mask != 0;
             mask &= mask - 1) {
            const SquareIndex square = board.neighbour(own, Direction(std::countr_zero(mask)));
            found |= position.state().occupant(square).figure() == pieceOf(position, other);
        }
        return found;
    }
    // FARC-05: one square of it is in the arc and adjacent.
    const AreaMask front = kind.frontArea(facing, side);
    const Square anchor = board.squareOf(position.figure(figure).square);
    bool found = false;
    forEachAdjacentFigure(position, figure, [&](FigureId each, SquareIndex own, Direction direction) {
        if (each != other)
            return;
        const Square there = board.squareOf(board.neighbour(own, direction));
        found |= front.has({there.x - anchor.x, there.y - anchor.y});
    });
    return found;
}

bool isInRearArc(const Position& position, FigureId figure, FigureId other)
{
    bool found = false;
    bool isElsewhere = false;
    forEachAdjacentFigure(position, figure, [&](FigureId each, SquareIndex own, Direction direction) {
        if (each == other)
            (isRearSquare(position, figure, position.board().neighbour(own, direction)) ? found
                                                                                        : isElsewhere) = true;
    });
    return found && !isElsewhere;
}

} // namespace delve::mageknight::play
