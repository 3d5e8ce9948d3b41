// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/walk_field.h"

#include "engine/mageknight/board/base_fit.h"

#include <algorithm>
#include <bit>

namespace delve::mageknight::play {

namespace {

constexpr int tollOfDoors = 2 * doorOpeningCost; ///< DOOR-19: so many come to lie on one edge

/// DOOR-10: who cannot open an iron door and go through it in one activation does not come through it.
bool canComeThrough(const Position& position, DoorId door, int speed, int step)
{
    return position.game().material(door) != DoorMaterial::Iron || speed >= doorOpeningCost + step;
}

} // namespace

void WalkField::lead(const Position& position, const Obstacles& obstacles, const WalkManner& manner,
                     std::span<const WayGoal> goals)
{
    std::vector<std::uint64_t>& doors = m_doorsNow;
    const std::size_t doorCount = position.game().parts().doors.size();
    doors.assign((doorCount + 63) / 64, 0);
    for (std::size_t i = 0; i < doorCount; ++i)
        if (position.state().contains(DoorSet::Open, DoorId(i)))
            doors[i / 64] |= std::uint64_t(1) << (i % 64);
    if (&position.board() == m_board && &obstacles == m_obstacles && obstacles.change() == m_change &&
        manner == m_manner && doors == m_doors && std::ranges::equal(goals, m_goals))
        return;
    m_board = &position.board();
    m_obstacles = &obstacles;
    m_change = obstacles.change();
    m_manner = manner;
    m_doors = doors;
    m_goals.assign(goals.begin(), goals.end());
    search(position, obstacles);
}

/// Dijkstra's search backwards, from the goals to wherever somebody may come from.
void WalkField::search(const Position& position, const Obstacles& obstacles)
{
    const Board& board = *m_board;
    m_costs.assign(std::size_t(board.squareCount()), unlimitedSpeed);
    int farthestLead = 0;
    for (const WayGoal& goal : m_goals)
        farthestLead = std::max(farthestLead, goal.lead);
    // No step costs more than there are buckets.
    const int dearest = board.highestCost() + 1 + Obstacles::most + tollOfDoors;
    const std::size_t buckets = std::bit_ceil(std::size_t(std::max(dearest, farthestLead)) + 1);
    if (m_later.size() < buckets)
        m_later.resize(buckets);
    m_waiting = 0;
    if (isWide())
        findRoom(position);
    enterGoals();
    for (int cost = 0; m_waiting > 0; ++cost) {
        std::vector<SquareIndex>& bucket = m_later[std::size_t(cost) & (m_later.size() - 1)];
        m_waiting -= bucket.size();
        for (const SquareIndex square : bucket) {
            if (from(square) != cost || obstacles.on(square) == Obstacles::closed)
                continue; // it was entered more cheaply, or nobody comes here
            comeFromNeighbours(position, square,
                               cost + entryCost(board, square, m_manner.gait) + obstacles.on(square));
        }
        bucket.clear();
    }
}

bool WalkField::isWide() const
{
    return m_manner.base == BaseShape::Titan2x2 || isMultiDialBase(m_manner.base);
}

void WalkField::findRoom(const Position& position)
{
    BaseQuery query;
    query.base = m_manner.base;
    query.doors = position.state().doors();
    query.crosses = m_manner.gait == Gait::Fly;
    m_room.assign(m_costs.size(), 0);
    for (SquareIndex square = 0; square < SquareIndex(m_room.size()); ++square)
        for (const Side side : allSides)
            if (fitOnTheWay(*m_board, query, m_board->squareOf(square), directionOf(side)).isFine())
                m_room[std::size_t(square)] =
                    std::uint8_t(m_room[std::size_t(square)] | 1u << unsigned(side));
}

/// A wide base has come to a square when one of its squares has.
void WalkField::enterGoals()
{
    for (const WayGoal& goal : m_goals) {
        if (!isWide()) {
            enter(goal.square, goal.lead);
            continue;
        }
        const Square there = m_board->squareOf(goal.square);
        for (const Side side : allSides)
            for (const Offset offset : squaresOf(m_manner.base, directionOf(side)))
                if (const SquareIndex anchor = m_board->squareAt(there + Offset{-offset.dx, -offset.dy});
                    anchor != noSquare && (m_room[std::size_t(anchor)] >> unsigned(side) & 1) != 0)
                    enter(anchor, goal.lead);
    }
}

void WalkField::enter(SquareIndex square, int cost)
{
    int& known = m_costs[std::size_t(square)];
    if (cost >= known)
        return;
    known = cost;
    m_later[std::size_t(cost) & (m_later.size() - 1)].push_back(square);
    ++m_waiting;
}

void WalkField::comeFromNeighbours(const Position& position, SquareIndex square, int cost)
{
    const Board& board = *m_board;
    const unsigned doors = board.doorSides(square);
    for (unsigned mask = stepsOf(board, square, m_manner.gait); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        const SquareIndex before = board.neighbour(square, direction);
        // TITAN-05, MD-05: ahead and aside are two steps, each with room for the base.
        if (isWide() && (isDiagonal(direction) || m_room[std::size_t(before)] == 0))
            continue;
        const int door =
            contains(DirectionMask(doors), direction) ? doorBetween(position, square, direction) : 0;
        if (door == unlimitedSpeed)
            continue;
        enter(before, cost + door + (isDiagonal(direction) ? 1 : 0));
    }
    if (const SquareIndex partner = board.staircasePartner(square); partner != noSquare && !isWide())
        enter(partner, cost); // BASE-20
}

/// DOOR-07: what opening the doors on this side of a square costs.
int WalkField::doorBetween(const Position& position, SquareIndex square, Direction direction) const
{
    const Board& board = *m_board;
    if (board.isPassable(square, direction, position.state().doors()))
        return 0;
    // DOOR-07: it is opened by who stands beside it, and where a chest is nobody stands.
    const SquareIndex before = board.neighbour(square, direction);
    if (!m_manner.opensDoors ||
        (position.state().occupant(before).isChest() && !position.state().occupant(square).isFigure()))
        return unlimitedSpeed;
    int cost = 0;
    for (const DoorIndex door : board.doorsOn(square, Side(int(direction) / 2))) {
        if (position.state().contains(DoorSet::Open, DoorId(door)))
            continue;
        if (!canComeThrough(position, DoorId(door), m_manner.speed, entryCost(board, square, m_manner.gait)))
            return unlimitedSpeed;
        cost += doorOpeningCost;
    }
    return cost <= tollOfDoors ? cost : unlimitedSpeed;
}

int WalkField::through(const Position& position, const Obstacles& obstacles, SquareIndex square,
                       Direction direction) const
{
    const Board& board = position.board();
    const SquareIndex to = board.neighbour(square, direction);
    if (to == noSquare || !contains(stepsOf(board, square, m_manner.gait), direction) ||
        from(to) == unlimitedSpeed || obstacles.on(to) == Obstacles::closed)
        return unlimitedSpeed;
    return from(to) + entryCost(board, to, m_manner.gait) + obstacles.on(to) +
           (isDiagonal(direction) ? 1 : 0);
}

} // namespace delve::mageknight::play
