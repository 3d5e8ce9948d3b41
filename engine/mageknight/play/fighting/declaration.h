// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/event.h"

namespace delve {
class Dice;
} // namespace delve

namespace delve::mageknight {}

namespace delve::mageknight::play {

// In core/perform.cpp.

// MOV-15, CMB-13: between the declaring of an action and its carrying out the movement ends, with all that
// this sets off.

/// The action waits until the movement of the active figure has ended.
bool waitsForMovement(const Position& position, const Action& action);

/// As perform, but it stops where an action that waited comes up: the declared action is the task on top
/// then.
void performUpToDeclared(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out);

// perform in steps, for who follows every fall of the dice: first beginOnly, then doNext as long as it goes
// on.

/// Carries a legal action out, or declares it, without what follows from it.
void beginOnly(const Game& game, GameState& state, const Action& action, Dice& dice, Events& out);
/// Does the next thing that is still to be done; false where somebody has to choose or may act.
bool doNext(const Game& game, GameState& state, Dice& dice, Events& out);

} // namespace delve::mageknight::play
