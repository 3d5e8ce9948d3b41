// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

namespace delve::mageknight::play {

/// Lets a state know whose turn it is, who acts and where everybody goes, for telling what follows in a game
/// of older rules (engine/table/older_replay.h): the rest of what was recorded need not fit the state.
void followTold(const Game& game, GameState& state, const EventBody& what);

} // namespace delve::mageknight::play
