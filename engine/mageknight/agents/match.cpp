// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/match.h"

#include "engine/base/dice.h"

namespace delve::mageknight::play {

Action choiceOf(Agent& agent, const Game& game, const GameState& state, std::uint64_t moment, Actions& legal,
                Weighing* why)
{
    legalActions(game, state, legal);
    return legal[agent.choose(viewFor(game, state, playerToAct(game, state)), legal, moment, why)];
}

MatchResult playMatch(const Game& game, const Seats& seats, Dice& dice, const MatchObserver& observe)
{
    MatchResult result;
    GameState state = startGame(game);
    Actions actions;
    Events events;
    while (!state.turn().isOver() && !result.wasStopped) {
        Agent& agent = *seats[indexOf(playerToAct(game, state))];
        const Action chosen = choiceOf(agent, game, state, std::uint64_t(result.choices), actions);
        events.clear();
        perform(game, state, chosen, dice, events);
        if (observe)
            observe(state, chosen, events);
        result.wasStopped = ++result.choices >= mostChoices;
    }
    result.outcome = outcomeOf(game, state);
    result.rounds = state.turn().round;
    result.finalHash = hashOf(state);
    return result;
}

} // namespace delve::mageknight::play
