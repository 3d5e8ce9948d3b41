// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/cunning_agent.h"

#include "engine/dungeoneer/agents/worths.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

/// The plans that were tried, with what steady knows about their actions.
void explain(const PlanSearch& search, const PlayerView& view, Weighing& why)
{
    const Position position(view.game, view.state);
    for (const PlanSearch::Result& result : search.results()) {
        Outlook outlook(position, view.player, result.plan.aim);
        auto facts = worthOf(outlook, result.plan.first).told();
        facts.push_back({FactKind::TimesTried, int(result.visits)});
        if (result.visits > 0)
            facts.push_back({FactKind::Standing, result.standing * 100 / table::surely});
        why.candidates.push_back({result.plan.first, result.standing, std::move(facts)});
    }
}

} // namespace

std::size_t CunningAgent::choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                                 Weighing* why)
{
    m_search.run(view, legal, seedFor(m_seed, moment), {m_playouts, m_stop});
    if (why != nullptr)
        explain(m_search, view, *why);
    const Action& best = m_search.results()[m_search.best()].plan.first;
    return std::size_t(std::ranges::find(legal, best) - legal.begin());
}

} // namespace delve::dungeoneer::play
