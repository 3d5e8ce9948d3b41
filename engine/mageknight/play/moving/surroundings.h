// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/figures/figures.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace delve::mageknight::play {

/// How far one can come from a square, counted in whatever a step costs. It lives on the stack: lists of
/// legal actions are made without asking for memory.
class Surroundings
{
public:
    /// Twice the highest speed that a dial can show, and the bonuses of two items.
    static constexpr int farthest = 80;

    /// What a square is to somebody who comes along.
    enum class Ground : std::uint8_t
    {
        Closed,
        Open, ///< it can be reached, and is the end of the way
        Way   ///< it leads on
    };
    struct Entry
    {
        Ground ground = Ground::Closed;
        int cost = 1;
    };

    /// Nothing has been reached but the square itself.
    Surroundings(const Board& board, SquareIndex centre, int reach)
        : m_board(board),
          m_centre(board.squareOf(centre)),
          m_reach(std::clamp(reach, 0, farthest)),
          m_width(2 * m_reach + 1)
    {
        std::fill_n(m_costs.begin(), m_width * m_width, unreached);
        m_costs[placeOf(m_centre)] = 0;
    }

    /// Spreads from the square over all adjacent ones (CON-05), doors as they are. `enter(from, direction,
    /// to)` says what the next square is and what the step costs.
    template <typename Enter> void spread(const Position& position, Enter&& enter)
    {
        std::size_t first = 0;
        std::size_t count = 0;
        const std::size_t size = std::size_t(m_width * m_width);
        const auto push = [&](std::size_t place) {
            if (!m_waiting[place])
                m_queue[(first + count++) % size] = std::uint16_t(place);
            m_waiting[place] = true;
        };
        std::fill_n(m_waiting.begin(), size, false);
        push(placeOf(m_centre));
        while (count > 0) {
            const std::size_t place = m_queue[first];
            first = (first + 1) % size;
            --count;
            m_waiting[place] = false;
            const SquareIndex from = squareAt(place);
            forEachAdjacentSquare(position, from, [&](Direction direction, SquareIndex to) {
                const Entry entry = enter(from, direction, to);
                const int cost = m_costs[place] + entry.cost;
                if (entry.ground == Ground::Closed || cost > m_reach)
                    return;
                const std::size_t next = placeOf(m_board.squareOf(to));
                if (cost >= m_costs[next])
                    return;
                m_costs[next] = std::uint8_t(cost);
                if (entry.ground == Ground::Way)
                    push(next);
            });
        }
    }

    /// Calls `visit(square, cost)` for every square that was reached, row by row, the middle one too.
    template <typename Visit> void forEachReached(Visit&& visit) const
    {
        for (std::size_t place = 0; place < std::size_t(m_width * m_width); ++place)
            if (m_costs[place] != unreached)
                visit(squareAt(place), int(m_costs[place]));
    }

    /// What it costs to reach a square, or -1.
    int cost(SquareIndex square) const
    {
        const Square there = m_board.squareOf(square);
        if (there.level != m_centre.level || std::abs(there.x - m_centre.x) > m_reach ||
            std::abs(there.y - m_centre.y) > m_reach)
            return -1;
        const std::uint8_t cost = m_costs[placeOf(there)];
        return cost == unreached ? -1 : cost;
    }

private:
    static constexpr std::uint8_t unreached = 255;
    static constexpr std::size_t most = std::size_t(2 * farthest + 1) * (2 * farthest + 1);

    std::size_t placeOf(Square square) const
    {
        return std::size_t((square.y - m_centre.y + m_reach) * m_width + square.x - m_centre.x + m_reach);
    }
    SquareIndex squareAt(std::size_t place) const
    {
        return m_board.squareAt({m_centre.level, m_centre.x + int(place) % m_width - m_reach,
                                 m_centre.y + int(place) / m_width - m_reach});
    }

    const Board& m_board;
    Square m_centre;
    int m_reach;
    int m_width;
    // Only the part that the reach needs is ever filled.
    std::array<std::uint8_t, most> m_costs;
    std::array<std::uint16_t, most> m_queue;
    std::array<bool, most> m_waiting;
};

} // namespace delve::mageknight::play
