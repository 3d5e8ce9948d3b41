// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/text/play/play_words.h"
#include "editor/play/played_table.h"

#include <vector>

namespace delve::mageknight {

/// What can be done at a moment, as a list shows it. Actions that differ only in a direction are one row with
/// several choices; steps and turns of the active figure are left to the board and the compass.
std::vector<PlayedTable::ActionRow> actionRows(const GameMoment& moment, const PlayWords& words);

} // namespace delve::mageknight
