// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/plans.h"
#include "engine/mageknight/agents/standing.h"
#include "engine/table/plan_search.h"

namespace delve::mageknight::play {

/// What the search over plans has to know of this game. Plans are carried out as steady would go about it,
/// and steady's choice is the usual one; playouts end some rounds later, at the beginning of a round.
class SteadyPlans
{
public:
    using Traits = play::Traits;
    using Plan = play::Plan;

    const Game& begin(const PlayerView& view);
    void list(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out)
    {
        m_planner.list(view, legal, out);
    }
    /// Nothing hidden is in a view: it is drawn with the dice when somebody learns it.
    void imagine(const PlayerView& view, Dice&, GameState& state) const { state = view.state; }
    void follow(const Plan& plan, table::Playout<Traits>& playout);
    std::size_t usualChoice(const PlayerView& view, std::span<const Action> legal);
    bool isDeepEnough(const GameState& state) const;
    Standings standingsOf(const Game& game, const GameState& state)
    {
        return play::standingsOf(game, state, m_memory);
    }

private:
    WayMemory m_memory;
    Planner m_planner{m_memory};
    int m_lastRound = 0; ///< where playouts end
};

using PlanSearch = table::PlanSearch<SteadyPlans>;
using table::SearchLimits;

} // namespace delve::mageknight::play
