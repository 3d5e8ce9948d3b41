// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/obstacles.h"
#include "engine/mageknight/board/movement.h"

#include <span>
#include <vector>

namespace delve::mageknight::play {

/// A square to come to. Of several the nearest counts, those with a lead (in speed points) as if they were
/// farther by that.
struct WayGoal
{
    SquareIndex square = noSquare;
    int lead = 0;

    friend bool operator==(const WayGoal&, const WayGoal&) = default;
};

/// How somebody gets along.
struct WalkManner
{
    Gait gait = Gait::Walk;
    int speed = 0;          ///< of a whole activation
    bool opensDoors = true; ///< DOOR-18: tokens do not
    BaseShape base = BaseShape::Round1x1;
    friend bool operator==(const WalkManner&, const WalkManner&) = default;
};

/// The ways from all squares to the nearest of some goals as they can really be walked: closed doors cost
/// what opening them costs, and what stands in the way what Obstacles expects. Searched for again only when
/// something about them has changed.
class WalkField
{
public:
    void lead(const Position& position, const Obstacles& obstacles, const WalkManner& manner,
              std::span<const WayGoal> goals);
    /// unlimitedSpeed where there is no way.
    int from(SquareIndex square) const { return m_costs[std::size_t(square)]; }
    /// What it costs to come from a square to its neighbour in this direction and to go on from there, were
    /// the doors between them open.
    int through(const Position& position, const Obstacles& obstacles, SquareIndex from,
                Direction direction) const;

private:
    void search(const Position& position, const Obstacles& obstacles);
    /// BASE-07, BASE-08: only where the whole base finds room; the others walk by one square.
    bool isWide() const;
    void findRoom(const Position& position);
    void enterGoals();
    void comeFromNeighbours(const Position& position, SquareIndex square, int cost);
    void enter(SquareIndex square, int cost);
    int doorBetween(const Position& position, SquareIndex square, Direction direction) const;

    std::vector<int> m_costs;
    std::vector<std::uint8_t> m_room; ///< of a wide base: a bit for each side that it can face there
    std::vector<std::vector<SquareIndex>> m_later; ///< by cost modulo its size: entered, not settled
    std::size_t m_waiting = 0;
    // What it was searched for.
    const Board* m_board = nullptr;
    WalkManner m_manner;
    std::vector<WayGoal> m_goals;
    std::vector<std::uint64_t> m_doors;
    std::vector<std::uint64_t> m_doorsNow; ///< scratch
    const Obstacles* m_obstacles = nullptr;
    std::uint32_t m_change = 0;
};

} // namespace delve::mageknight::play
