// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/yardstick/grid.h"

#include <queue>

#include <map>
#include <utility>

namespace yardstick {

/// Breadth-first search in flat arrays, four neighbours, every step 1. A generation stamp saves clearing.
class FlatSearch
{
public:
    explicit FlatSearch(const Grid& grid)
        : m_grid(grid),
          m_stamp(grid.blocked.size(), 0),
          m_distance(grid.blocked.size(), 0),
          m_queue(grid.blocked.size())
    {}

    /// Visits everything within `most` steps; returns how many cells that are.
    int run(int start, int most)
    {
        ++m_generation;
        const int delta[4] = {-m_grid.width, 1, m_grid.width, -1};
        std::size_t head = 0;
        std::size_t tail = 0;
        m_stamp[std::size_t(start)] = m_generation;
        m_distance[std::size_t(start)] = 0;
        m_queue[tail++] = start;
        while (head < tail) {
            const int cell = m_queue[head++];
            const int distance = m_distance[std::size_t(cell)];
            if (distance == most)
                break;
            for (int side = 0; side < 4; ++side) {
                if ((m_grid.open[std::size_t(cell)] & (1u << side)) == 0)
                    continue;
                const int next = cell + delta[side];
                if (m_stamp[std::size_t(next)] == m_generation)
                    continue;
                m_stamp[std::size_t(next)] = m_generation;
                m_distance[std::size_t(next)] = distance + 1;
                m_queue[tail++] = next;
            }
        }
        return int(tail);
    }

    int distance(int cell) const
    {
        return m_stamp[std::size_t(cell)] == m_generation ? m_distance[std::size_t(cell)] : -1;
    }

private:
    const Grid& m_grid;
    std::vector<std::uint32_t> m_stamp;
    std::vector<int> m_distance;
    std::vector<int> m_queue;
    std::uint32_t m_generation = 0;
};

/// The search with the containers one reaches for first.
inline std::map<std::pair<int, int>, int> containerSearch(const Grid& grid, int startX, int startY, int most)
{
    std::map<std::pair<int, int>, int> distance;
    std::queue<std::pair<int, int>> queue;
    distance[{startX, startY}] = 0;
    queue.push({startX, startY});
    while (!queue.empty()) {
        const auto [x, y] = queue.front();
        queue.pop();
        const int here = distance[{x, y}];
        if (here == most)
            continue;
        for (int side = 0; side < 4; ++side) {
            if ((grid.open[std::size_t(grid.cell(x, y))] & (1u << side)) == 0)
                continue;
            const std::pair<int, int> next{x + dx[side], y + dy[side]};
            if (distance.count(next) != 0)
                continue;
            distance[next] = here + 1;
            queue.push(next);
        }
    }
    return distance;
}

} // namespace yardstick
