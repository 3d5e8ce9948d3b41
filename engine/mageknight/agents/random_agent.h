// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent.h"

namespace delve::mageknight::play {

/// Takes any legal action, and some more gladly than others: it fights and opens where it can, walks, and
/// seldom fidgets. It gives the game up only when nothing else is left.
class RandomAgent final : public Agent
{
public:
    explicit RandomAgent(std::uint64_t seed) : m_seed(seed) {}

    std::size_t choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                       Weighing* why) override;

private:
    std::uint64_t m_seed;
};

} // namespace delve::mageknight::play
