// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/lines.h"

#include <cstdlib>

namespace delve::mageknight::play {

namespace {

/// SA-MAGIC-BLAST, SA-SHOCKWAVE: figures do not stop the line.
bool shootsPastFigures(AttackForm form)
{
    return form == AttackForm::MagicBlast || form == AttackForm::Shockwave;
}

} // namespace

LineQuery queryFor(const Position& position, AttackForm form)
{
    LineQuery query;
    query.doors = position.state().doors();
    if (!shootsPastFigures(form))
        query.figures = position.state().squares(SquareSet::Figures);
    query.objects = position.state().squares(SquareSet::Objects);
    query.hindering = position.state().squares(SquareSet::Hindering);
    return query;
}

std::string_view ruleOfBlocker(LineBlocker blocker)
{
    switch (blocker) {
    case LineBlocker::Nothing: return {};
    case LineBlocker::Wall:
    case LineBlocker::Corner: return "RANGE-10";
    case LineBlocker::Door: return "RANGE-11";
    case LineBlocker::Shadow: return "RANGE-12";
    case LineBlocker::Figure: return "RANGE-09";
    case LineBlocker::Level: break;
    }
    return "RANGE-06";
}

int rangeTo(const Position& position, FigureId from, FigureId to)
{
    return rangeBetween(position.board(), position.figure(from).square, position.figure(to).square);
}

Direction leavingDirection(const Board& board, SquareIndex from, SquareIndex to)
{
    const Square a = board.squareOf(from);
    const Square b = board.squareOf(to);
    const int dx = b.x - a.x;
    const int dy = b.y - a.y;
    // From the centre of a square a line leaves over the side it is steeper to, or exactly over the corner.
    const bool overX = std::abs(dx) >= std::abs(dy);
    const bool overY = std::abs(dy) >= std::abs(dx);
    if (overX && overY)
        return dx > 0 ? (dy > 0 ? Direction::SouthEast : Direction::NorthEast)
                      : (dy > 0 ? Direction::SouthWest : Direction::NorthWest);
    if (overX)
        return dx > 0 ? Direction::East : Direction::West;
    return dy > 0 ? Direction::South : Direction::North;
}

LineOfFire lineBetween(const Position& position, FigureId from, FigureId to, AttackForm form)
{
    return traceLine(position.board(), position.figure(from).square, position.figure(to).square,
                     queryFor(position, form));
}

} // namespace delve::mageknight::play
