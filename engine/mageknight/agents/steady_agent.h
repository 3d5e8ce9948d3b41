// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/prospect.h"

namespace delve::mageknight::play {

/// What steady would do, with an aim for the active figure if somebody else has set one.
std::size_t steadyChoice(const PlayerView& view, std::span<const Action> legal, WayMemory& memory,
                         const Aim& aim = {}, Weighing* why = nullptr);

/// Goes for the nearest chest, fights when it pays, sends Mage Spawn against the others, and runs for the
/// exit when there is nothing left to gain.
class SteadyAgent final : public Agent
{
public:
    /// `slips` of a hundred choices are taken at random, for opponents that are easier to beat.
    explicit SteadyAgent(std::uint64_t seed, int slips = 0) : m_seed(seed), m_slips(slips) {}

    std::size_t choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                       Weighing* why) override;

private:
    std::uint64_t m_seed;
    int m_slips;
    WayMemory m_memory; ///< so that looking around allocates nothing
};

} // namespace delve::mageknight::play
