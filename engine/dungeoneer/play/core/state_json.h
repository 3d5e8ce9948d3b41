// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <string>

namespace delve::dungeoneer::play {

/// A position as JSON: things by their names, one on a line.
std::string writeState(const Game& game, const GameState& state);
/// Reads it. The error says where, and what was expected; a state that no game could come to is refused.
Result<GameState> parseState(const Game& game, std::string_view text);

} // namespace delve::dungeoneer::play
