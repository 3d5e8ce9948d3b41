// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game.h"

#include <string>
#include <string_view>

namespace delve::mageknight::play {

/// A state as JSON, to be taken up later in the same game.
std::string writeState(const Game& game, const GameState& state);

/// Reads a state back. The error says where the text is wrong, or does not belong to this game.
Result<GameState> parseState(const Game& game, std::string_view text);

} // namespace delve::mageknight::play
