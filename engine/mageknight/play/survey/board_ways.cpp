// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/survey/board_ways.h"

#include "engine/mageknight/board/movement.h"

namespace delve::mageknight::play {

namespace {

/// All ways of such a board take 4 MB.
constexpr SquareIndex mostSquares = 1024;

} // namespace

BoardWays::BoardWays(const Board& board)
    : m_board(board), m_ways(board.squareCount() <= mostSquares ? std::size_t(board.squareCount()) : 0)
{}

BoardWays::~BoardWays()
{
    for (const std::atomic<const int*>& ways : m_ways)
        delete[] ways.load(std::memory_order_relaxed);
}

const int* BoardWays::search(SquareIndex square) const
{
    MoveField field;
    field.search(m_board, square);
    auto found = std::make_unique<int[]>(m_ways.size());
    for (std::size_t from = 0; from < m_ways.size(); ++from)
        found[from] = field.cost(SquareIndex(from));
    const int* known = nullptr;
    // Another thread may have been quicker with the same.
    if (!m_ways[std::size_t(square)].compare_exchange_strong(known, found.get(), std::memory_order_acq_rel))
        return known;
    return found.release();
}

} // namespace delve::mageknight::play
