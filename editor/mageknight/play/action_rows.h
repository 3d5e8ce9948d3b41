// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/text/play/play_words.h"
#include "editor/play/played_table.h"

#include <vector>

namespace delve::mageknight {

/// What can be done at a moment, as a list shows it: fights before moves, what is seldom wanted last. Actions
/// that differ only in one thing are one row with several choices; steps and turns of the active figure are
/// left to the board and the compass, and passages that nobody wants are left out.
std::vector<PlayedTable::ActionRow> actionRows(const GameMoment& moment, const PlayWords& words);

/// The digit that means an action, always the same: 1 to 5 the heroes of the team in their order, then
/// fights, moves, deeds and answers. -1 for what ends something or is seldom wanted.
int digitOf(const GameMoment& moment, const play::Action& action);

} // namespace delve::mageknight
