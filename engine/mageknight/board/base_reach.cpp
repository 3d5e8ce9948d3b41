// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/base_reach.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr std::array quarters{Direction::North, Direction::East, Direction::South, Direction::West};

Side sideOf(Direction straight)
{
    return Side(int(straight) / 2);
}

/// Peanut, mount and one square: they go where their front square goes (PEA-03, MOUNT-03).
bool movesByFront(BaseShape base)
{
    return base != BaseShape::Titan2x2 && !isMultiDialBase(base);
}

/// How many edges side by side `isOpen` holds for, from this one on to one side.
template <typename IsOpen> int runOf(Edge edge, Side along, IsOpen isOpen)
{
    int run = 0;
    for (Square square = neighbour(edge.square, along); isOpen(Edge{square, edge.side});
         square = neighbour(square, along))
        ++run;
    return run;
}

template <typename IsOpen> int widthOf(Edge edge, IsOpen isOpen)
{
    return 1 + runOf(edge, turned(edge.side, 1), isOpen) + runOf(edge, turned(edge.side, -1), isOpen);
}

} // namespace

int openingWidth(const Board& board, Edge edge)
{
    return widthOf(edge, [&](const Edge& other) {
        const SquareIndex square = board.squareAt(other.square);
        return square != noSquare && board.isExteriorOpening(square, other.side);
    });
}

std::vector<BaseStand> standsInside(const Board& board, BaseShape base, Edge edge)
{
    const Direction inward = opposite(directionOf(edge.side));
    const auto squares = squaresOf(base, inward);
    const int width = footprintOf(base).width;
    std::vector<BaseStand> stands;
    // Its rear row comes last among its squares; each square of it may be the one at the arrow.
    for (int i = 0; i < width; ++i) {
        const Offset rear = squares[squares.size() - std::size_t(width - i)];
        const Square anchor = edge.square + Offset{-rear.dx, -rear.dy};
        bool isOpen = true;
        for (int k = 0; k < width; ++k) {
            const Square place = anchor + squares[squares.size() - std::size_t(width - k)];
            const SquareIndex square = board.squareAt(place);
            isOpen = isOpen && (place == edge.square ||
                                (square != noSquare && board.isExteriorOpening(square, edge.side)));
        }
        const BaseQuery query{.base = base, .doors = DoorStates::allOpen()};
        if (isOpen && fitAtRest(board, query, anchor, inward).isFine())
            stands.push_back({anchor, inward});
    }
    return stands;
}

BaseReach::BaseReach(const Board& board, Mover mover, std::span<const BaseStand> starts, IsEnough isEnough)
    : m_board(board),
      m_mover(mover),
      m_query{.base = mover.base, .doors = DoorStates::allOpen(), .taken = {}, .crosses = mover.isWinged},
      m_isEnough(std::move(isEnough)),
      m_covered(board.squareCount()),
      m_visited(std::size_t(board.squareCount()), 0)
{
    if (movesByFront(mover.base))
        floodFront(starts);
    else
        floodBase(starts);
}

/// The squares of the base count as reached where it can rest there.
void BaseReach::restAt(const BaseStand& stand)
{
    if (!fitAtRest(m_board, m_query, stand.anchor, stand.facing).isFine())
        return;
    for (const Offset offset : squaresOf(m_mover.base, stand.facing)) {
        const SquareIndex square = m_board.squareAt(stand.anchor + offset);
        m_covered.set(square);
        m_hasEnough = m_hasEnough || (m_isEnough && m_isEnough(square));
    }
}

void BaseReach::floodFront(std::span<const BaseStand> starts)
{
    std::vector<SquareIndex> queue;
    const auto enter = [&](SquareIndex square) {
        if (m_visited[std::size_t(square)] != 0)
            return;
        m_visited[std::size_t(square)] = 1;
        queue.push_back(square);
        for (const Direction facing : quarters) // PEA-06, MOUNT-05: it turns as it likes where it stops
            restAt({m_board.squareOf(square), facing});
    };
    for (const BaseStand& start : starts)
        if (const SquareIndex square = m_board.squareAt(start.anchor); square != noSquare)
            enter(square);
    for (std::size_t i = 0; i < queue.size() && !m_hasEnough; ++i) {
        const DirectionMask steps =
            m_mover.isWinged ? m_board.adjacent(queue[i]) : m_board.steps(queue[i]); // MOV-05
        for (const Direction direction : allDirections)
            if (contains(steps, direction) &&
                m_board.terrain(m_board.neighbour(queue[i], direction)) != Terrain::Blocking)
                enter(m_board.neighbour(queue[i], direction));
    }
}

void BaseReach::floodBase(std::span<const BaseStand> starts)
{
    std::vector<BaseStand> queue;
    for (const BaseStand& start : starts)
        if (m_board.squareAt(start.anchor) != noSquare)
            visit(start, queue);
    for (std::size_t i = 0; i < queue.size() && !m_hasEnough; ++i)
        visitFrom(queue[i], queue);
}

bool BaseReach::visit(const BaseStand& stand, std::vector<BaseStand>& next)
{
    std::uint8_t& seen = m_visited[std::size_t(m_board.squareAt(stand.anchor))];
    const auto bit = std::uint8_t(1u << unsigned(stand.facing) / 2);
    if ((seen & bit) != 0)
        return false;
    seen = std::uint8_t(seen | bit);
    restAt(stand);
    next.push_back(stand);
    return true;
}

void BaseReach::visitFrom(BaseStand stand, std::vector<BaseStand>& next)
{
    const auto shifted = [&](const BaseStand& from, Side towards) -> std::optional<BaseStand> {
        if (!fitOfShift(m_board, m_query, from.anchor, from.facing, towards).isFine())
            return std::nullopt;
        return BaseStand{neighbour(from.anchor, towards), from.facing};
    };
    if (m_mover.base == BaseShape::Titan2x2) {
        for (const Side side : allSides) // TITAN-11: its facing does not restrict its steps
            if (const auto to = shifted(stand, side))
                visit(*to, next);
        return;
    }
    for (const Direction facing : quarters) // MD-08: on the dot
        if (facing != stand.facing && fitAtRest(m_board, m_query, stand.anchor, facing).isFine())
            visit({stand.anchor, facing}, next);
    const Side ahead = sideOf(stand.facing);
    if (const auto front = shifted(stand, ahead)) {
        visit(*front, next);
        for (const int turn : {-1, 1}) // MD-05: for one square ahead up to one aside
            if (const auto aside = shifted(*front, turned(ahead, turn)))
                visit(*aside, next);
    }
    if (!m_mover.isChariot) // CHAR-03
        if (const auto back = shifted(stand, opposite(ahead)))
            visit(*back, next);
}

BaseFault BaseReach::faultBeyond(SquareIndex square, Side side) const
{
    // The stand from which it comes up to this edge says best what is in its way.
    BaseFault found = BaseFault::None;
    const Square place = m_board.squareOf(square);
    for (const Direction facing : quarters)
        for (const Offset offset : squaresOf(m_mover.base, facing)) {
            const Square anchor = place + Offset{-offset.dx, -offset.dy};
            const SquareIndex at = m_board.squareAt(anchor);
            if (at == noSquare || (m_visited[std::size_t(at)] >> unsigned(facing) / 2 & 1) == 0)
                continue;
            const bool isAhead = m_mover.base == BaseShape::Titan2x2 || directionOf(side) == facing ||
                                 (!m_mover.isChariot && opposite(directionOf(side)) == facing);
            if (!isAhead)
                continue;
            found = std::max(found, fitOfShift(m_board, m_query, anchor, facing, side).fault);
        }
    return found;
}

std::vector<BaseStop> BaseReach::stops() const
{
    std::vector<BaseStop> stops;
    for (SquareIndex square = 0; square < m_board.squareCount(); ++square) {
        if (!covers(square))
            continue;
        for (const Side side : allSides) {
            const SquareIndex beyond = m_board.neighbour(square, side);
            if (beyond == noSquare || covers(beyond) || !contains(m_board.steps(square), directionOf(side)))
                continue;
            const Edge edge{m_board.squareOf(square), side};
            const int width = widthOf(edge, [&](const Edge& other) {
                const SquareIndex at = m_board.squareAt(other.square);
                return at != noSquare && contains(m_board.steps(at), directionOf(other.side));
            });
            const BaseFault fault = movesByFront(m_mover.base) ? BaseFault::None : faultBeyond(square, side);
            stops.push_back({edge, fault, width});
        }
    }
    return stops;
}

} // namespace delve::mageknight
