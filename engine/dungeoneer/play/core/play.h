// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/play/core/event.h"

#include <limits>

namespace delve::dungeoneer::play {

// In perform.cpp; what may be done, and why not, is in legal_actions.cpp.

/// How a game ended.
struct Outcome
{
    Ending ending = Ending::None;
    PlayerId winner = PlayerId::None;

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Nothing is dealt yet; the first action is Deal.
GameState startGame(const Game& game);
inline bool isOver(const GameState& state)
{
    return state.isOver();
}
inline int roundOf(const GameState& state)
{
    return state.turn.round;
}
/// Who has to choose; nobody once the game is over.
PlayerId playerToAct(const Game& game, const GameState& state);
/// What that player may do, in a stable order; no more than `most`.
void legalActions(const Game& game, const GameState& state, Actions& out,
                  std::size_t most = std::numeric_limits<std::size_t>::max());
/// The rule by which an action is refused, or none.
Refusal check(const Game& game, const GameState& state, const Action& action);
/// Carries a legal action out, with all that follows until somebody has to choose. Appends to `out`.
void perform(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out);
void evolve(const Game& game, GameState& state, const Event& event);
Outcome outcomeOf(const Game& game, const GameState& state);
std::uint64_t hashOf(const GameState& state);

} // namespace delve::dungeoneer::play
