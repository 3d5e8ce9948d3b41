// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/play/play_words.h"
#include "editor/play/played_table.h"
#include "engine/dungeoneer/play/core/play.h"

namespace delve::dungeoneer {

/// What can be done at a moment, as a list shows it. Actions that differ only in the form of an attack, in
/// the way a Map card lies or in a payment are one row with several choices; those that say the same, as
/// copies of a card in one hand do, are one row.
std::vector<PlayedTable::ActionRow> actionRows(const play::Actions& legal, const play::GameState& state,
                                               const PlayWords& words);

} // namespace delve::dungeoneer
