// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/steady_plans.h"

#include "engine/mageknight/agents/steady_agent.h"

namespace delve::mageknight::play {

namespace {

constexpr int roundsAhead = 3;

} // namespace

const Game& SteadyPlans::begin(const PlayerView& view)
{
    m_memory.keepFor(view.game);
    m_lastRound = view.state.turn().round + roundsAhead;
    return view.game;
}

bool SteadyPlans::isDeepEnough(const GameState& state) const
{
    return isOver(state) || (roundOf(state) >= m_lastRound && isBetweenActivations(state));
}

std::size_t SteadyPlans::usualChoice(const PlayerView& view, std::span<const Action> legal)
{
    return steadyChoice(view, legal, m_memory);
}

void SteadyPlans::follow(const Plan& plan, table::Playout<Traits>& playout)
{
    const GameState& state = playout.state();
    const bool isBegun = state.turn().isActivation();
    playout.act(plan.first);
    const FigureId figure = state.turn().figure;
    const bool hasAim = plan.aim.kind != Aim::Kind::Usual && figure != FigureId::None;
    if (!isBegun && !state.turn().isActivation())
        return;
    for (int i = 0; i < table::mostPlayoutActions && !isOver(state) && !isBetweenActivations(state); ++i)
        playout.actBy([&](const PlayerView& view, std::span<const Action> legal) {
            const bool isAfter = hasAim && state.turn().figure == figure;
            return steadyChoice(view, legal, m_memory, isAfter ? plan.aim : Aim{});
        });
}

} // namespace delve::mageknight::play
