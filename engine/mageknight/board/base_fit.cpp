// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/base_fit.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// MAP-15, BASE-07: no wall and no closed door on this side, and a square behind it.
bool isOpen(const Board& board, const BaseQuery& query, SquareIndex square, Side side)
{
    return board.neighbour(square, side) != noSquare && !board.isWall(square, side) &&
           board.isPassable(square, directionOf(side), query.doors);
}

bool isUnder(std::span<const Offset> squares, Offset offset)
{
    return std::ranges::find(squares, offset) != squares.end();
}

/// BASE-05 (1), (2): the square is floor, or a crevasse that might be overhung.
BaseFit fitOfSquare(const Board& board, Square place)
{
    const SquareIndex square = board.squareAt(place);
    if (square == noSquare)
        return {BaseFault::Void, {place, Side::North}};
    if (board.terrain(square) == Terrain::Blocking)
        return {BaseFault::Blocked, {place, Side::North}};
    return {};
}

/// BASE-05 (3), BASE-06: the crevasse squares under the base lie in one row.
BaseFit fitOverCrevasses(const Board& board, BaseShape base, Square anchor, std::span<const Offset> squares)
{
    std::uint32_t crevasses = 0;
    Square last;
    for (std::size_t i = 0; i < squares.size(); ++i)
        if (board.terrain(board.squareAt(anchor + squares[i])) == Terrain::Crevasse) {
            crevasses |= 1u << i;
            last = anchor + squares[i];
        }
    if (isOverhang(base, crevasses))
        return {};
    return {BaseFault::Crevasse, {last, Side::North}};
}

/// BASE-05 (6): no wall and no closed door between two squares of the base.
BaseFit fitOverWalls(const Board& board, const BaseQuery& query, Square anchor,
                     std::span<const Offset> squares)
{
    for (const Offset offset : squares)
        for (const Side side : {Side::East, Side::South}) {
            const Offset step = offsetOf(side);
            if (isUnder(squares, {offset.dx + step.dx, offset.dy + step.dy}) &&
                !isOpen(board, query, board.squareAt(anchor + offset), side))
                return {BaseFault::Wall, {anchor + offset, side}};
        }
    return {};
}

} // namespace

BaseFit fitOnTheWay(const Board& board, const BaseQuery& query, Square anchor, Direction facing)
{
    const auto squares = squaresOf(query.base, facing);
    for (const Offset offset : squares)
        if (const BaseFit fit = fitOfSquare(board, anchor + offset); !fit.isFine())
            return fit;
    if (!query.crosses)
        if (const BaseFit fit = fitOverCrevasses(board, query.base, anchor, squares); !fit.isFine())
            return fit;
    return fitOverWalls(board, query, anchor, squares);
}

BaseFit fitAtRest(const Board& board, const BaseQuery& query, Square anchor, Direction facing)
{
    if (!mayFace(query.base, facing))
        return {BaseFault::Facing, {anchor, Side::North}};
    BaseQuery resting = query;
    resting.crosses = false; // SPD-10, TITAN-09: at rest the limit is everybody's
    if (const BaseFit fit = fitOnTheWay(board, resting, anchor, facing); !fit.isFine())
        return fit;
    for (const Offset offset : squaresOf(query.base, facing))
        if (const Square place = anchor + offset;
            board.has(board.squareAt(place), SquareFlag::NoStop) || query.taken.test(board.squareAt(place)))
            return {BaseFault::Occupied, {place, Side::North}};
    return {};
}

BaseFit fitOfShift(const Board& board, const BaseQuery& query, Square anchor, Direction facing, Side towards)
{
    const auto squares = squaresOf(query.base, facing);
    const Offset step = offsetOf(towards);
    for (const Offset offset : squares) {
        if (isUnder(squares, {offset.dx + step.dx, offset.dy + step.dy}))
            continue;
        const Square place = anchor + offset;
        if (const SquareIndex square = board.squareAt(place);
            square == noSquare || !isOpen(board, query, square, towards))
            return {BaseFault::Wall, {place, towards}};
    }
    return fitOnTheWay(board, query, anchor + step, facing);
}

} // namespace delve::mageknight
