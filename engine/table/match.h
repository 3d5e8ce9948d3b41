// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/agent.h"

#include <functional>

namespace delve::table {

/// What is told of a game while it goes on: the state after each action, and what happened.
template <PlayableGame Traits>
using MatchObserver =
    std::function<void(const typename Traits::State& state, const typename Traits::Action& action,
                       const typename Traits::Events& events)>;

/// A game that was played to its end.
template <PlayableGame Traits> struct MatchResult
{
    typename Traits::Outcome outcome;
    int rounds = 0;
    int choices = 0;
    std::uint64_t finalHash = 0;
    bool wasStopped = false; ///< by mostChoices: somebody turned in circles
};

/// No game between agents that make sense comes near it.
inline constexpr int mostChoices = 200'000;

/// Plays a whole game. There are as many seats as players.
template <PlayableGame Traits>
MatchResult<Traits> playMatch(const typename Traits::Game& game, const Seats<Traits>& seats, Dice& dice,
                              const MatchObserver<Traits>& observe = {})
{
    MatchResult<Traits> result;
    typename Traits::State state = startGame(game);
    typename Traits::Actions actions;
    typename Traits::Events events;
    while (!isOver(state) && !result.wasStopped) {
        Agent<Traits>& agent = *seats[indexOf(playerToAct(game, state))];
        const auto chosen = choiceOf(agent, game, state, std::uint64_t(result.choices), actions);
        events.clear();
        perform(game, state, chosen, dice, events);
        if (observe)
            observe(state, chosen, events);
        result.wasStopped = ++result.choices >= mostChoices;
    }
    result.outcome = outcomeOf(game, state);
    result.rounds = roundOf(state);
    result.finalHash = hashOf(state);
    return result;
}

} // namespace delve::table
