// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/stance.h"

#include "engine/mageknight/board/base_fit.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

BaseQuery queryFor(const Position& position, FigureId figure)
{
    BaseQuery query;
    query.base = position.kind(figure).base();
    query.doors = position.state().doors();
    return query;
}

/// The rule by which a base does not fit.
Refusal refusalOf(const BaseFit& fit, const FigureKind& kind, std::string_view wallRule)
{
    switch (fit.fault) {
    case BaseFault::None: break;
    case BaseFault::Facing: return {"BASE-04"};
    case BaseFault::Void: return {"MAP-13"};
    case BaseFault::Blocked: return {"TER-06"};
    case BaseFault::Crevasse: return {kind.isOneSquare() ? "TER-05" : "BASE-06"};
    case BaseFault::Occupied: return {"ART-10"};
    case BaseFault::Wall: return {wallRule};
    }
    return allowed;
}

/// BASE-05 (4), (5): what stands there.
Refusal checkOccupants(const Position& position, FigureId figure, Stance stance)
{
    Refusal refusal = allowed;
    const FigureId carrier = position.figure(figure).carrier; // CAV-03: what its mount covers is its own
    forEachSquareAt(position.board(), position.kind(figure), stance, [&](SquareIndex square, Offset) {
        const Occupant occupant = position.state().occupant(square);
        if (occupant.isToken())
            refusal = {"MOV-12"};
        else if (!occupant.isNone() && occupant.figure() != figure &&
                 (carrier == FigureId::None || occupant.figure() != carrier))
            refusal = {occupant.isChest() ? "CHEST-15" : "MOV-11"};
        else if (isNoStop(position, square))
            refusal = {"ART-10"};
    });
    return refusal;
}

} // namespace

Body bodyAt(const Board& board, const FigureKind& kind, Stance stance)
{
    Body body;
    forEachSquareAt(board, kind, stance, [&](SquareIndex square, Offset) { body.add(square); });
    return body;
}

Body bodyOf(const Position& position, FigureId figure)
{
    Body body;
    forEachSquareOf(position, figure, [&](SquareIndex square) { body.add(square); });
    return body;
}

Refusal checkStance(const Position& position, FigureId figure, Stance stance)
{
    const Board& board = position.board();
    const BaseFit fit =
        fitAtRest(board, queryFor(position, figure), board.squareOf(stance.anchor), stance.facing);
    const Refusal refusal = refusalOf(fit, position.kind(figure), "BASE-05");
    return refusal.isAllowed() ? checkOccupants(position, figure, stance) : refusal;
}

std::optional<Direction> facingToStand(const Position& position, FigureId figure, SquareIndex anchor)
{
    const Direction own = position.figure(figure).facing;
    if (canStand(position, figure, {anchor, own}))
        return own;
    if (position.kind(figure).isOneSquare())
        return std::nullopt; // the facing does not matter
    for (const Side side : allSides)
        if (canStand(position, figure, {anchor, directionOf(side)}))
            return directionOf(side);
    return std::nullopt;
}

Stance nearestStance(const Position& position, FigureId figure, SquareIndex reference)
{
    const Board& board = position.board();
    std::vector<SquareIndex> squares;
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (board.levelOf(square) == board.levelOf(reference) && facingToStand(position, figure, square))
            squares.push_back(square);
    MoveField scratch;
    sortByNearness(board, reference, squares, scratch);
    if (squares.empty())
        return {};
    return {squares.front(), *facingToStand(position, figure, squares.front())};
}

Refusal checkShift(const Position& position, FigureId figure, Stance from, Side towards)
{
    const Board& board = position.board();
    const FigureKind& kind = position.kind(figure);
    BaseQuery query = queryFor(position, figure);
    query.crosses = isFlyer(position, figure); // TITAN-07, MD-13: over any crevasse
    const BaseFit fit = fitOfShift(board, query, board.squareOf(from.anchor), from.facing, towards);
    if (const Refusal refusal = refusalOf(fit, kind, "BASE-07"); !refusal.isAllowed())
        return refusal;
    const Stance to{board.neighbour(from.anchor, towards), from.facing};
    bool meetsToken = false;
    forEachSquareAt(board, kind, to, [&](SquareIndex square, Offset) {
        meetsToken |= position.state().occupant(square).isToken();
    });
    return meetsToken ? Refusal{"MOV-12"} : allowed; // TITAN-06: these squares stay closed
}

bool isBaseAcross(const Position& position, DoorId door)
{
    const BoardDoor& place = position.board().doors()[indexOf(door)];
    if (!place.isPassage)
        return false;
    const FigureId figure = position.state().occupant(place.square).figure();
    if (figure != FigureId::None && figure == position.state().occupant(place.beyond).figure())
        return true;
    // PEA-10: the body of who moves may lie over others.
    const FigureId active = position.turn().figure;
    if (active == FigureId::None || !position.turn().isCrooked())
        return false;
    const Body body = bodyOf(position, active);
    return body.contains(place.square) && body.contains(place.beyond);
}

} // namespace delve::mageknight::play
