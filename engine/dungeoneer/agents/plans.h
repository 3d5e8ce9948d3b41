// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/agents/agent.h"
#include "engine/dungeoneer/agents/standing.h"
#include "engine/table/plan_search.h"

namespace delve::dungeoneer::play {

/// A way to go on: an action, and which Quest the Hero goes for as long as its phase lasts.
struct Plan
{
    Action first;
    QuestId aim = QuestId::None; ///< none: whatever steady likes best

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// What the search over plans has to know of this game. Plans are carried out as steady would go about it,
/// and steady's choice is the usual one; playouts end some rounds later, when all have had as many turns.
class CardPlans
{
public:
    using Traits = play::Traits;
    using Plan = play::Plan;

    const Game& begin(const PlayerView& view);
    /// What steady likes best comes first; then other actions, those of a kind only a few times, and other
    /// Quests to go for.
    void list(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out);
    /// Deals what the player cannot see at random: hands of so many cards as the others have, and the deck.
    void imagine(const PlayerView& view, Dice& dice, GameState& state) const;
    void follow(const Plan& plan, table::Playout<Traits>& playout) const;
    std::size_t usualChoice(const PlayerView& view, std::span<const Action> legal) const
    {
        return steadyChoice(view, legal);
    }
    bool isDeepEnough(const GameState& state) const;
    Standings standingsOf(const Game& game, const GameState& state) const
    {
        return play::standingsOf(game, state);
    }

private:
    struct Valued
    {
        std::size_t index;
        int worth;
    };

    void addActions(std::span<const Action> legal, std::vector<Plan>& out) const;
    void addAims(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out) const;

    std::vector<Valued> m_valued;
    int m_lastRound = 0; ///< where playouts end
};

using PlanSearch = table::PlanSearch<CardPlans>;
using table::SearchLimits;

} // namespace delve::dungeoneer::play
