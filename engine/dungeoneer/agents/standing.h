// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/view.h"

#include <array>

namespace delve::dungeoneer::play {

/// How players stand, by their places: from 0 (lost) to table::surely (won).
using Standings = std::array<int, std::size_t(mostPlayers)>;

/// Who would win from here, as it seems: by Quests that are completed and near, Life, and what has been
/// gathered.
Standings standingsOf(const Game& game, const GameState& state);

} // namespace delve::dungeoneer::play
