// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/steady_agent.h"

#include "engine/base/dice.h"
#include "engine/mageknight/agents/foresight.h"
#include "engine/mageknight/agents/worths.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight::play {

namespace {

constexpr int worthOfNothing = -5; ///< an activation that would end at once: less than to end the turn

/// The worth of an action and the place that it has in the list.
struct Ranked
{
    std::size_t place;
    int worth;
};

/// The first of the best.
Ranked firstOfBest(std::span<const int> worths)
{
    const auto best = std::ranges::max_element(worths);
    return {std::size_t(best - worths.begin()), *best};
}

} // namespace

std::size_t steadyChoice(const PlayerView& view, std::span<const Action> legal, WayMemory& memory,
                         const Aim& aim, Weighing* why)
{
    if (why != nullptr)
        why->candidates.clear();
    std::vector<int>& worths = memory.worths;
    worths.clear();
    std::vector<Fact> facts;
    {
        Prospect prospect(view, memory, aim);
        for (const Action& action : legal) {
            Weighed weighed(prospect, why != nullptr ? &facts : nullptr);
            worths.push_back(std::visit([&](const auto& one) { return worthOf(weighed, one); }, action));
            if (why != nullptr)
                why->candidates.push_back({action, worths.back(), std::exchange(facts, {})});
        }
    }
    // What looks best is looked at more closely: an activation for nothing is none.
    Ranked best = firstOfBest(worths);
    while (best.worth > worthOfNothing) {
        const auto next = foreseeActivation(view, legal[best.place], memory);
        if (!next || next->worth > 0)
            break;
        worths[best.place] = worthOfNothing;
        if (why != nullptr)
            why->candidates[best.place].worth = worthOfNothing;
        best = firstOfBest(worths);
    }
    return best.place;
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
