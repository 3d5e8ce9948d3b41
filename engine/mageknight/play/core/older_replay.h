// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/mageknight/play/core/replay.h"

namespace delve::mageknight::play {

// Games that were recorded by older rules. What the rules of today make of their actions is compared with
// what is recorded to have happened; states cannot be compared, since they had another form then.

/// Takes the actions of such a game as far as they lead where they led, and puts them into `steps` as the
/// rules of today record them. What follows is kept for reading.
OlderCourse followOlder(const JsonView& actions, int rules, const Game& game, ReadLog& log,
                        std::vector<ReplayStep>& steps);

/// Lets a state know whose turn it is, who acts and where everybody goes, for telling what follows: the rest
/// of what was recorded need not fit the state.
void followTold(const Game& game, GameState& state, const EventBody& what);

} // namespace delve::mageknight::play
