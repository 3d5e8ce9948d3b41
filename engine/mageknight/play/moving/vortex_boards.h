// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/play/survey/board_ways.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace delve::mageknight::play {

/// MRK-16: the boards of a dungeon, one for every way in which its vortex tiles can lie. They are compiled
/// when first asked for; which one that is depends on nothing but the turns, so threads may share them.
class VortexBoards
{
public:
    /// More vortex tiles than this are refused at the start.
    static constexpr std::size_t mostTiles = 6;

    explicit VortexBoards(BoardPlan plan);

    const std::vector<TileIndex>& tiles() const { return m_tiles; }
    /// Two bits for each vortex tile: its quarter turns clockwise from where it lay at the start.
    const Board& board(std::uint32_t turns) const { return compiled(turns).board; }
    const BoardWays& ways(std::uint32_t turns) const { return compiled(turns).ways; }

private:
    struct Compiled
    {
        explicit Compiled(Board lies) : board(std::move(lies)) {}

        Board board;
        BoardWays ways{board};
    };

    const Compiled& compiled(std::uint32_t turns) const
    {
        const Compiled* known = m_boards[turns].load(std::memory_order_acquire);
        return known != nullptr ? *known : compile(turns);
    }
    const Compiled& compile(std::uint32_t turns) const;

    BoardPlan m_plan;
    std::vector<TileIndex> m_tiles;
    mutable std::vector<std::atomic<const Compiled*>> m_boards;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<const Compiled>> m_compiled;
};

/// The plan with one tile turned about its centre, and all that lies on it (DOOR-19, MRK-16).
BoardPlan withTileTurned(BoardPlan plan, TileIndex tile, int quarters);

/// The number that a square of a turning tile has afterwards; other squares keep theirs.
SquareIndex afterTurn(const Board& board, TileIndex tile, int quarters, SquareIndex square);

} // namespace delve::mageknight::play
