// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/steady_agent.h"

#include "engine/base/dice.h"
#include "engine/mageknight/agents/worths.h"

#include <utility>

namespace delve::mageknight::play {

std::size_t steadyChoice(const PlayerView& view, std::span<const Action> legal, WayMemory& memory,
                         const Aim& aim, Weighing* why)
{
    if (why != nullptr)
        why->candidates.clear();
    Prospect prospect(view, memory, aim);
    std::size_t best = 0;
    int bestWorth = std::numeric_limits<int>::min();
    std::vector<Fact> facts;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        Weighed weighed(prospect, why != nullptr ? &facts : nullptr);
        const int worth = std::visit([&](const auto& action) { return worthOf(weighed, action); }, legal[i]);
        if (worth > bestWorth) {
            best = i;
            bestWorth = worth;
        }
        if (why != nullptr)
            why->candidates.push_back({legal[i], worth, std::exchange(facts, {})});
    }
    return best;
}

std::size_t SteadyAgent::choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                                Weighing* why)
{
    const std::size_t best = steadyChoice(view, legal, m_memory, {}, why);
    if (m_slips == 0)
        return best;
    Random random(seedFor(m_seed, moment));
    if (int(random.below(100)) >= m_slips)
        return best;
    const std::size_t slip = random.below(std::uint32_t(legal.size()));
    return std::holds_alternative<GiveUp>(legal[slip]) ? best : slip;
}

} // namespace delve::mageknight::play
