#include "engine/dungeon/movement.h"

#include <algorithm>
#include <tuple>

namespace delve {

void PathFlood::search(const Board& board, std::span<const SquareIndex> from, BitView closed)
{
    m_reached = BitSet(board.squareCount());
    m_queue.clear();
    const auto enter = [&](SquareIndex square) {
        if (m_reached.test(square) || closed.test(square) || !board.isPlayable(square))
            return;
        m_reached.set(square);
        m_queue.push_back(square);
    };
    for (const SquareIndex square : from)
        enter(square);
    for (std::size_t head = 0; head < m_queue.size(); ++head)
        forEachPathStep(board, m_queue[head], enter);
}

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

} // namespace delve
