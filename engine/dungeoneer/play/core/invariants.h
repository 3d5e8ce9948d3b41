// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <string>

namespace delve::dungeoneer::play {

/// Makes the sets of cards from the places of the cards. The name of a card that cannot lie where it says, or
/// nothing.
std::string fillSets(const Game& game, GameState& state);

/// What holds in every position: each card is in one place, numbers are within bounds, neighbours know each
/// other, whatever is named exists. What is wrong, or nothing. Saves are held to it, and random games.
std::string faultOf(const Game& game, const GameState& state);

} // namespace delve::dungeoneer::play
