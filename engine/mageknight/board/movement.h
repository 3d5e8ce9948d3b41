// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace delve::mageknight {

/// How terrain counts for a figure that moves.
enum class Gait : std::uint8_t
{
    Walk,      ///< every square at its cost
    Swim,      ///< SPD-07: water as if it were clear
    Fly,       ///< SPD-09: every square costs 1, crevasses can be crossed
    CountSteps ///< not a figure: every step counts 1, diagonals too
};

/// Speed points to enter a square straight. MOV-01, MOV-02.
inline int entryCost(const Board& board, SquareIndex square, Gait gait = Gait::Walk)
{
    if (gait == Gait::Fly || gait == Gait::CountSteps)
        return 1;
    if (gait == Gait::Swim && board.terrain(square) == Terrain::Water)
        return 1;
    return board.cost(square); // MOV-02: the square entered counts, not the one left
}

/// Speed points of a step in this direction, whose target must be a square.
inline int stepCost(const Board& board, SquareIndex from, Direction direction, Gait gait = Gait::Walk)
{
    // MOV-03: a diagonal step costs 1 more.
    const int surcharge = isDiagonal(direction) && gait != Gait::CountSteps ? 1 : 0;
    return entryCost(board, board.neighbour(from, direction), gait) + surcharge;
}

/// The directions in which this gait can go on, doors being open.
inline DirectionMask stepsOf(const Board& board, SquareIndex square, Gait gait)
{
    return gait == Gait::Fly ? board.adjacent(square) : board.steps(square); // MOV-05
}

/// DOOR-07: speed points to open a door.
inline constexpr int doorOpeningCost = 2;

inline constexpr int unlimitedSpeed = std::numeric_limits<int>::max();

struct MoveQuery
{
    int speed = unlimitedSpeed; ///< speed points that may be spent
    DoorStates doors = DoorStates::allOpen();
    BitView closed = {}; ///< squares that cannot be entered, for instance occupied ones
    Gait gait = Gait::Walk;
    bool stairs = true; ///< MRK-23: the step between paired staircases
    /// DOOR-07: what opening a closed door adds to the step through it; 0: closed doors stay closed.
    int opening = 0;
};

/// What a figure can reach and for how many speed points. Keep one and search again: it allocates only
/// when a larger board comes along. The board must outlive it, and the bits of the query too.
class MoveField
{
public:
    void search(const Board& board, SquareIndex from, const MoveQuery& query = {});
    /// From several squares at once, each at no cost.
    void search(const Board& board, std::span<const SquareIndex> from, const MoveQuery& query = {});

    /// The squares reached, cheapest first; the start is among them. The order is always the same.
    std::span<const SquareIndex> squares() const { return {m_queue.data(), m_count}; }
    bool reaches(SquareIndex square) const { return cost(square) != unlimitedSpeed; }
    /// Speed points spent there, unlimitedSpeed if it was not reached.
    int cost(SquareIndex square) const
    {
        const std::uint32_t key = m_keys[std::size_t(square)] - m_base;
        return key <= m_limit ? int(key) : unlimitedSpeed;
    }

    /// A cheapest way from the start to a square that was reached, both included.
    void pathTo(SquareIndex square, std::vector<SquareIndex>& path) const;

private:
    template <Gait gait> void runWith();
    template <Gait gait, bool hasClosed> void run();
    template <Gait gait, bool hasClosed>
    std::size_t stepSpecially(SquareIndex square, std::uint32_t key, bool detourClosed, std::size_t tail);
    template <bool hasClosed>
    std::size_t enter(SquareIndex square, std::uint32_t key, std::uint32_t soon, std::size_t tail);
    SquareIndex stepBack(SquareIndex square) const;
    int priceOf(SquareIndex from, Direction direction) const;
    void begin(const Board& board, const MoveQuery& query);

    const Board* m_board = nullptr;
    MoveQuery m_query;
    /// Cost of a square plus m_base. Every search uses a lower base than the ones before it, so that what
    /// they left behind is larger than anything new and needs no clearing.
    std::vector<std::uint32_t> m_keys;
    std::uint32_t m_base = 0;
    std::uint32_t m_limit = 0;
    std::vector<SquareIndex> m_queue;
    std::size_t m_count = 0;
    std::vector<std::vector<SquareIndex>> m_later; ///< by cost modulo its size: entered, to be sorted in
    std::size_t m_waiting = 0;
};

/// Calls `visit` for every square one step of a continuous path away. MAP-17.
template <typename Visit> void forEachPathStep(const Board& board, SquareIndex square, Visit visit)
{
    for (DirectionMask paths = board.paths(square); paths != 0; paths = DirectionMask(paths & (paths - 1)))
        visit(board.neighbour(square, Direction(std::countr_zero(paths))));
    // MRK-23: for the setup rules the step between staircases is part of a continuous path.
    if (const SquareIndex partner = board.staircasePartner(square); partner != noSquare)
        visit(partner);
}

/// MAP-23: puts squares in order of nearness to a reference square. Squares of another level are dropped.
void sortByNearness(const Board& board, SquareIndex reference, std::vector<SquareIndex>& squares,
                    MoveField& scratch);

} // namespace delve::mageknight
