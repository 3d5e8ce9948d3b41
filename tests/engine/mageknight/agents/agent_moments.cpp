// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/mageknight/agents/agent_moments.h"

#include "engine/base/dice.h"
#include "engine/mageknight/agents/match.h"
#include "tests/support/mageknight/packs.h"

namespace delve::mageknight::test {

using namespace play;

Game gameOf(Scenario scenario)
{
    scenario.options.roundLimit = 100;
    return *makeGame(scenario, shippedContent());
}

std::vector<GameState> statesOf(const Game& game, std::uint64_t seed)
{
    Seats seats;
    for (int player = 0; player < game.playerCount(); ++player)
        seats.push_back(makeAgent(AgentKind::Steady, std::uint64_t(player)));
    SeededDice dice(seed);
    std::vector<GameState> states;
    playMatch(game, seats, dice, [&](const GameState& state, const Action&, const Events&) {
        if (!state.turn().isOver())
            states.push_back(state);
    });
    return states;
}

std::size_t choiceIn(const Game& game, const GameState& state, Agent& agent, Weighing* why)
{
    Actions legal;
    legalActions(game, state, legal);
    return agent.choose(viewFor(game, state, playerToAct(game, state)), legal, 17, why);
}

std::size_t choiceIn(const Game& game, const GameState& state, const AgentChoice& choice, Weighing* why)
{
    return choiceIn(game, state, *makeAgent(choice, 3), why);
}

} // namespace delve::mageknight::test
