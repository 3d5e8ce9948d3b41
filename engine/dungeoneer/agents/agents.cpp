// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/agent.h"
#include "engine/dungeoneer/agents/worths.h"

#include <limits>

namespace delve::dungeoneer::play {

std::size_t RandomAgent::choose(const PlayerView&, std::span<const Action> legal, std::uint64_t moment,
                                Weighing* why)
{
    if (why != nullptr)
        for (const Action& action : legal)
            why->candidates.push_back({action, 0, {{FactKind::AnyOther, 0}}});
    return Random(seedFor(m_seed, moment)).below(std::uint32_t(legal.size()));
}

std::size_t steadyChoice(const PlayerView& view, std::span<const Action> legal, Weighing* why, QuestId aim)
{
    Outlook outlook({view.game, view.state}, view.player, aim);
    std::size_t best = 0;
    int most = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const Worth worth = worthOf(outlook, legal[i]);
        if (why != nullptr)
            why->candidates.push_back({legal[i], worth.points, worth.told()});
        if (worth.points <= most)
            continue;
        best = i;
        most = worth.points;
    }
    return best;
}

std::size_t SteadyAgent::choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                                Weighing* why)
{
    const std::size_t best = steadyChoice(view, legal, why);
    if (m_slips == 0)
        return best;
    Random random(seedFor(m_seed, moment));
    return int(random.below(100)) < m_slips ? random.below(std::uint32_t(legal.size())) : best;
}

} // namespace delve::dungeoneer::play
