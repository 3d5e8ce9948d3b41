// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/turns/ending.h"

#include <limits>

namespace delve {
class Dice;
} // namespace delve

namespace delve::mageknight {}

namespace delve::mageknight::play {

// In perform.cpp; what may be done is in legal_actions.cpp, why not in check.cpp, events in evolve.cpp,
// hashes in state_hash.cpp.

// The whole of it. An action is an intent and may be refused; an event is a fact and never is.

/// Who has to choose now; None when the game is over.
PlayerId playerToAct(const Game& game, const GameState& state);

inline bool isOver(const GameState& state)
{
    return state.turn().isOver();
}

/// Counted from 1.
inline int roundOf(const GameState& state)
{
    return state.turn().round;
}

/// Everything that may be done now, in an order that is always the same. Empty when the game is over.
/// Keep the list: it allocates only when it has to grow. Who needs no more than the first ones says how many.
void legalActions(const Game& game, const GameState& state, Actions& out,
                  std::size_t most = std::numeric_limits<std::size_t>::max());

/// Why an action may not be taken now, by rule; allowed if it may.
Refusal check(const Game& game, const GameState& state, const Action& action);

/// Takes a legal action: rolls, and appends what happened to `out`. The state is as after the last event.
void perform(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out);

/// What would happen if a legal action were taken: appends it to `out`; the state stays as it is.
void apply(const Game& game, const GameState& state, const Action& action, Dice& dice, Events& out);

/// Equal states have equal hashes, on every machine.
std::uint64_t hashOf(const GameState& state);

} // namespace delve::mageknight::play
