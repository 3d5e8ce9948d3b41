// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/ways.h"
#include "engine/mageknight/play/core/view.h"
#include "engine/table/plan_search.h"

#include <array>

namespace delve::mageknight::play {

/// How the players of a game stand, each from 0 (lost) to `surely` (won).
using Standings = std::array<int, std::size_t(mostPlayers)>;
using table::surely;

/// Who would win if the game were left here: gold that is out, gold that is carried, chests that are near,
/// and the strength to bring them home. A game that is over, or in which nothing is left to gain, stands as
/// it ended.
Standings standingsOf(const Game& game, const GameState& state, WayMemory& memory);

} // namespace delve::mageknight::play
