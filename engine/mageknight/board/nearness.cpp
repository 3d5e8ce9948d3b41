// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/movement.h"

#include <algorithm>
#include <tuple>

namespace delve::mageknight {

void sortByNearness(const Board& board, SquareIndex reference, std::vector<SquareIndex>& squares,
                    MoveField& scratch)
{
    const Square here = board.squareOf(reference);
    std::erase_if(squares, [&](SquareIndex square) { return board.levelOf(square) != here.level; });
    // MAP-23: doors as if open, figures and objects ignored.
    scratch.search(board, reference);
    std::ranges::sort(squares, {}, [&](SquareIndex square) {
        const Square there = board.squareOf(square);
        // MAP-23: squares away, then speed points, then north to south, then west to east.
        return std::tuple(distance(here, there), scratch.cost(square), there.y, there.x);
    });
}

} // namespace delve::mageknight
