// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/lines.h"

#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/sections.h"

#include <cstdlib>
#include <optional>

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

namespace {

bool areOneSquare(const Position& position, FigureId a, FigureId b)
{
    return position.kind(a).isOneSquare() && position.kind(b).isOneSquare();
}

/// Calls `visit(square)` for the measuring squares of a figure.
template <typename Visit>
void forEachMeasuringSquare(const Position& position, FigureId figure, Visit&& visit)
{
    const FigureState& state = position.figure(figure);
    const Square anchor = position.board().squareOf(state.square);
    for (const Offset offset : measuringSquaresOf(position.kind(figure).base(), state.facing))
        if (const SquareIndex square = position.board().squareAt(anchor + offset); square != noSquare)
            visit(square);
}

int squaredDistance(const Board& board, SquareIndex a, SquareIndex b)
{
    const Square from = board.squareOf(a);
    const Square to = board.squareOf(b);
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    return dx * dx + dy * dy;
}

/// The first square outside a figure's base on the way from one of its squares to another square, as an
/// offset from its anchor.
Offset firstOutside(const Position& position, FigureId figure, SquareIndex from, SquareIndex to)
{
    const Board& board = position.board();
    const FigureState& state = position.figure(figure);
    const Square anchor = board.squareOf(state.square);
    const Square start = board.squareOf(from);
    const Square end = board.squareOf(to);
    AreaMask own;
    for (const Offset offset : position.kind(figure).footprint(state.facing))
        own.add(offset);
    for (const Offset step : lineOffsets({end.x - start.x, end.y - start.y})) {
        const Offset offset{start.x + step.dx - anchor.x, start.y + step.dy - anchor.y};
        if (!own.has(offset))
            return offset;
    }
    return {0, 0};
}

/// The squares of larger bases among two.
std::vector<SquareIndex> largeBases(const Position& position, FigureId from, FigureId to)
{
    std::vector<SquareIndex> squares;
    for (const FigureId figure : {from, to})
        if (!position.kind(figure).isOneSquare())
            forEachSquareOf(position, figure, [&](SquareIndex square) { squares.push_back(square); });
    return squares;
}

/// BASE-14: some square of the base is hindering terrain.
bool standsInCover(const Position& position, FigureId figure)
{
    bool isCovered = false;
    forEachSquareOf(position, figure, [&](SquareIndex square) {
        isCovered |= position.board().has(square, SquareFlag::Cover) ||
                     position.state().squares(SquareSet::Hindering).test(square);
    });
    return isCovered;
}

} // namespace

std::vector<Sighting> sightingsOf(const Position& position, FigureId from, FigureId to)
{
    std::vector<Sighting> nearest;
    int least = 0;
    forEachMeasuringSquare(position, from, [&](SquareIndex a) {
        forEachMeasuringSquare(position, to, [&](SquareIndex b) {
            const int away = squaredDistance(position.board(), a, b);
            if (nearest.empty() || away < least) {
                nearest.clear();
                least = away;
            }
            if (away == least)
                nearest.push_back({a, b});
        });
    });
    return nearest;
}

namespace {

/// BASE-12: the pairs that the shooter can choose from. PSGR-12: a passenger shoots from any square around
/// the dot.
std::vector<Sighting> choicesOf(const Position& position, FigureId shooter, FigureId target)
{
    std::vector<Sighting> nearest = sightingsOf(position, shooter, target);
    if (!isPassenger(position, shooter))
        return nearest;
    std::vector<Sighting> choices;
    forEachMeasuringSquare(position, shooter, [&](SquareIndex from) {
        choices.push_back({from, nearest.front().to});
    });
    return choices;
}

} // namespace

Sighting sightingFor(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (areOneSquare(position, shooter, target))
        return {position.figure(shooter).square, position.figure(target).square};
    const LineQuery query = queryFor(position, form);
    std::optional<Sighting> best;
    int highest = 0;
    for (const Sighting& sighting : choicesOf(position, shooter, target)) {
        const LineOfFire line = lineOfSighting(position, shooter, target, sighting, query);
        const int merit = 8 * line.isClear() + 4 * leavesThroughFront(position, shooter, sighting) +
                          2 * arrivesThroughRear(position, target, sighting) + !line.cover;
        if (!best || merit > highest) {
            best = sighting;
            highest = merit;
        }
    }
    return *best;
}

SquareIndex measuringSquare(const Position& position, FigureId figure, SquareIndex towards)
{
    SquareIndex nearest = noSquare;
    forEachMeasuringSquare(position, figure, [&](SquareIndex square) {
        if (nearest == noSquare || squaredDistance(position.board(), square, towards) <
                                       squaredDistance(position.board(), nearest, towards))
            nearest = square;
    });
    return nearest;
}

bool leavesThroughFront(const Position& position, FigureId shooter, Sighting sighting)
{
    const FigureState& state = position.figure(shooter);
    const FigureKind& kind = position.kind(shooter);
    // MD-38, MD-42: through the section that shoots, or its border.
    if (kind.section() != Section::Main && !position.game().options().standardArcs)
        return (sectionsMet(position, state.carrier, sighting.to) & maskOf(kind.section())) != 0;
    // PSGR-12: not through the front section, nor over its border.
    if (isPassenger(position, shooter))
        return (sectionsMet(position, state.carrier, sighting.to) & maskOf(Section::Front)) == 0;
    if (kind.isOneSquare())
        return contains(kind.frontArc(state.facing, state.side()),
                        leavingDirection(position.board(), sighting.from, sighting.to));
    return kind.frontArea(state.facing, state.side())
        .has(firstOutside(position, shooter, sighting.from, sighting.to));
}

bool arrivesThroughRear(const Position& position, FigureId target, Sighting sighting)
{
    const FigureState& state = position.figure(target);
    const FigureKind& kind = position.kind(target);
    if (kind.isOneSquare())
        return contains(kind.rearArc(state.facing),
                        leavingDirection(position.board(), sighting.to, sighting.from));
    return kind.rearArea(state.facing).has(firstOutside(position, target, sighting.to, sighting.from));
}

int rangeTo(const Position& position, FigureId from, FigureId to)
{
    if (areOneSquare(position, from, to))
        return rangeBetween(position.board(), position.figure(from).square, position.figure(to).square);
    const Sighting sighting = sightingsOf(position, from, to).front();
    return rangeBetween(position.board(), sighting.from, sighting.to);
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
    return lineOfSighting(position, from, to, sightingFor(position, from, to, form),
                          queryFor(position, form));
}

LineOfFire lineOfSighting(const Position& position, FigureId from, FigureId to, Sighting sighting,
                          const LineQuery& query)
{
    if (areOneSquare(position, from, to))
        return traceLine(position.board(), sighting.from, sighting.to, query);
    const std::vector<SquareIndex> bases = largeBases(position, from, to);
    LineQuery wide = query;
    wide.bases = bases;
    LineOfFire line = traceLine(position.board(), sighting.from, sighting.to, wide);
    // BASE-14: any square of a larger target counts, on the line or not.
    if (!position.kind(to).isOneSquare() && !isMultiDialBase(position.kind(to).base()))
        line.cover |= standsInCover(position, to);
    return line;
}

LineOfFire lineToSquare(const Position& position, FigureId from, SquareIndex to, const LineQuery& query)
{
    const std::vector<SquareIndex> bases = largeBases(position, from, from);
    LineQuery wide = query;
    wide.bases = bases;
    return traceLine(position.board(), measuringSquare(position, from, to), to, wide);
}

} // namespace delve::mageknight::play
