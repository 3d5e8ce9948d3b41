// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_session.h"
#include "editor/mageknight/text/play/play_words.h"
#include "editor/play/played_table.h"

namespace delve::mageknight {

/// How a game went up to the moment that is looked at: what everybody has to show for it, and the gold of
/// each round. The colours of the courses are for the caller to say.
PlayedTable::Story storyOf(const GameSession& session, const PlayWords& words);

} // namespace delve::mageknight
