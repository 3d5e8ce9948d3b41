// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace delve::table {

/// Plays blocks of games on several threads and hands what they came to over in the order of the blocks,
/// whichever thread was faster: so a decision to stop, made after some block, is the same for any number of
/// threads. `play(block)` returns nothing if it was stopped; `accept(block, part)` is called by one thread at
/// a time and returns whether to go on.
template <typename Part, typename Play, typename Accept> class BlockRun
{
public:
    BlockRun(std::vector<std::uint64_t> blocks, Play play, Accept accept)
        : m_blocks(std::move(blocks)), m_play(std::move(play)), m_accept(std::move(accept))
    {}

    void run(int threads)
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back([this] { work(); });
        work();
    }

private:
    void work()
    {
        for (std::size_t place = m_next++; place < m_blocks.size() && !m_isOver; place = m_next++) {
            std::optional<Part> part = m_play(m_blocks[place]);
            if (!part)
                return;
            hand(place, std::move(*part));
        }
    }

    void hand(std::size_t place, Part part)
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.emplace(place, std::move(part));
        while (!m_isOver && !m_waiting.empty() && m_waiting.begin()->first == m_accepted) {
            auto first = m_waiting.extract(m_waiting.begin());
            m_isOver = !m_accept(m_blocks[m_accepted++], std::move(first.mapped()));
        }
    }

    std::vector<std::uint64_t> m_blocks;
    Play m_play;
    Accept m_accept;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_isOver = false;
    std::mutex m_mutex;
    std::map<std::size_t, Part> m_waiting; ///< for those before them
    std::size_t m_accepted = 0;
};

template <typename Part, typename Play, typename Accept>
void runBlocks(std::vector<std::uint64_t> blocks, int threads, Play play, Accept accept)
{
    BlockRun<Part, Play, Accept>(std::move(blocks), std::move(play), std::move(accept)).run(threads);
}

} // namespace delve::table
