// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"

#include <atomic>
#include <memory>
#include <span>
#include <vector>

namespace delve::mageknight::play {

/// The ways to the squares of a board in speed points, with doors open and nobody in the way. These never
/// change, so the ways to a square are searched for when first asked for and kept; threads may share them.
class BoardWays
{
public:
    /// The board must outlive it.
    explicit BoardWays(const Board& board);
    BoardWays(const BoardWays&) = delete;
    ~BoardWays();

    /// False for large boards, of which nothing is kept: they would take too much memory.
    bool areKept() const { return !m_ways.empty(); }
    /// What the way from each square to this one costs, by square; unlimitedSpeed where there is none. Only
    /// of a board whose ways are kept.
    std::span<const int> to(SquareIndex square) const
    {
        const int* known = m_ways[std::size_t(square)].load(std::memory_order_acquire);
        return {known != nullptr ? known : search(square), m_ways.size()};
    }

private:
    const int* search(SquareIndex square) const;

    const Board& m_board;
    mutable std::vector<std::atomic<const int*>> m_ways; ///< by square, each an array of its own
};

} // namespace delve::mageknight::play
