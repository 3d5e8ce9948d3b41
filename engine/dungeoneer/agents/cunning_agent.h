// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/plans.h"

namespace delve::dungeoneer::play {

/// Deals out in its head what it cannot see, plays the plans that it can think of out, many times, and takes
/// the one with which it stood best.
class CunningAgent final : public Agent
{
public:
    /// `playouts` for each choice.
    CunningAgent(std::uint64_t seed, std::uint32_t playouts) : m_seed(seed), m_playouts(playouts) {}

    std::size_t choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                       Weighing* why) override;
    void stopOn(const std::atomic<bool>* stop) override { m_stop = stop; }

private:
    std::uint64_t m_seed;
    std::uint32_t m_playouts;
    const std::atomic<bool>* m_stop = nullptr;
    PlanSearch m_search; ///< kept for its memory only
};

} // namespace delve::dungeoneer::play
