// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent.h"

#include <functional>
#include <memory>

namespace delve::mageknight::play {

/// The agents of a game, by player.
using Seats = std::vector<std::unique_ptr<Agent>>;

/// What an agent does when its player has to act. It is offered the actions in the order of the engine, so
/// that it chooses alike wherever it plays; `legal` is scratch. `moment` and `why` as for Agent::choose().
Action choiceOf(Agent& agent, const Game& game, const GameState& state, std::uint64_t moment, Actions& legal,
                Weighing* why = nullptr);

/// What is told of a game while it goes on: the state after each action, and what happened.
using MatchObserver = std::function<void(const GameState& state, const Action& action, const Events& events)>;

/// A game that was played to its end.
struct MatchResult
{
    Outcome outcome;
    int rounds = 0;
    int choices = 0;
    std::uint64_t finalHash = 0;
    bool wasStopped = false; ///< by mostChoices: somebody turned in circles
};

/// No game between agents that make sense comes near it.
inline constexpr int mostChoices = 200'000;

/// Plays a whole game. There are as many seats as players.
MatchResult playMatch(const Game& game, const Seats& seats, Dice& dice, const MatchObserver& observe = {});

} // namespace delve::mageknight::play
