#include "engine/agents/match.h"

#include "engine/base/dice.h"

namespace delve::play {

MatchResult playMatch(const Game& game, const Seats& seats, Dice& dice, const MatchObserver& observe)
{
    MatchResult result;
    GameState state = startGame(game);
    Actions actions;
    Events events;
    while (!state.turn().isOver() && !result.wasStopped) {
        legalActions(game, state, actions);
        const PlayerId player = playerToAct(game, state);
        const std::size_t choice = seats[indexOf(player)]->choose(viewFor(game, state, player), actions,
                                                                  std::uint64_t(result.choices), nullptr);
        const Action chosen = actions[choice];
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

} // namespace delve::play
