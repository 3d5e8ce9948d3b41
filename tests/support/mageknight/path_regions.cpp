// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/path_regions.h"

#include "engine/mageknight/board/movement.h"

namespace delve::mageknight::test {

std::vector<std::int32_t> pathRegions(const Board& board)
{
    std::vector<std::int32_t> regions(std::size_t(board.squareCount()), -1);
    std::vector<SquareIndex> waiting;
    std::int32_t region = 0;
    const auto enter = [&](SquareIndex square) {
        if (regions[std::size_t(square)] >= 0)
            return;
        regions[std::size_t(square)] = region;
        waiting.push_back(square);
    };
    for (SquareIndex start = 0; start < board.squareCount(); ++start) {
        if (regions[std::size_t(start)] >= 0 || !board.isPlayable(start))
            continue;
        enter(start);
        while (!waiting.empty()) {
            const SquareIndex square = waiting.back();
            waiting.pop_back();
            forEachPathStep(board, square, enter);
        }
        ++region;
    }
    return regions;
}

} // namespace delve::mageknight::test
