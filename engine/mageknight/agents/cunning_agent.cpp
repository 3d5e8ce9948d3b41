// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/cunning_agent.h"

#include "engine/mageknight/agents/steady_agent.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

void tellAim(const Aim& aim, std::vector<Fact>& facts)
{
    switch (aim.kind) {
    case Aim::Kind::Usual: break;
    case Aim::Kind::Chest: facts.push_back({FactKind::AimChest, aim.thing}); break;
    case Aim::Kind::Exit: facts.push_back({FactKind::AimExit, 1}); break;
    case Aim::Kind::Figure: facts.push_back({FactKind::AimFigure, aim.thing}); break;
    }
}

/// The plans that were tried, with what steady knows about their actions.
void explain(const PlanSearch& search, const PlayerView& view, std::span<const Action> legal, Weighing& why)
{
    WayMemory memory;
    Weighing steady;
    steadyChoice(view, legal, memory, {}, &steady);
    why.candidates.clear();
    for (const PlanSearch::Result& result : search.results()) {
        const auto place = std::ranges::find(legal, result.plan.first) - legal.begin();
        std::vector<Fact> facts;
        tellAim(result.plan.aim, facts);
        std::ranges::copy(steady.candidates[std::size_t(place)].facts, std::back_inserter(facts));
        if (result.visits > 0) {
            facts.push_back({FactKind::TimesTried, int(result.visits)});
            facts.push_back({FactKind::Standing, result.standing * 100 / surely});
        } else {
            facts.push_back({search.results().size() == 1 ? FactKind::OnlyPlan : FactKind::NotTried, 1});
        }
        why.candidates.push_back({result.plan.first, result.standing, std::move(facts)});
    }
}

} // namespace

std::size_t CunningAgent::choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                                 Weighing* why)
{
    m_search.run(view, legal, seedFor(m_seed, moment), {m_playouts, m_stop});
    if (why != nullptr)
        explain(m_search, view, legal, *why);
    const Action& best = m_search.results()[m_search.best()].plan.first;
    return std::size_t(std::ranges::find(legal, best) - legal.begin());
}

} // namespace delve::mageknight::play
