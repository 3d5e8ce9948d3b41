#pragma once

#include "engine/dungeon/board.h"

#include <span>
#include <vector>

namespace delve {

/// MAP-17: what continuous paths from some squares reach, also when any one square is closed. One search over
/// the board answers for every square that might be. The board must outlive it.
class Detours
{
public:
    Detours(const Board& board, std::span<const SquareIndex> from);

    bool reaches(SquareIndex square) const { return m_visits[std::size_t(square)].order > 0; }
    /// By a path that does not go over `closed`.
    bool reachesAround(SquareIndex closed, SquareIndex square) const;

private:
    /// When a depth-first search came by. Those that follow a square until its `last` were found through it.
    struct Visit
    {
        std::int32_t order = 0; ///< from 1; 0 for squares that are not reached
        std::int32_t last = 0;  ///< the highest order of the squares found through it
        std::int32_t low = 0;   ///< the lowest order that they and it touch; 0 if a start is among them
        SquareIndex from = noSquare;
    };
    void searchFrom(SquareIndex start);
    bool isBehind(SquareIndex square, SquareIndex gate) const;

    const Board& m_board;
    std::vector<Visit> m_visits;
    std::int32_t m_count = 0;
};

} // namespace delve
