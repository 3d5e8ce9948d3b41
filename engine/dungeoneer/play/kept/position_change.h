// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/dungeoneer/play/core/play.h"

namespace delve::dungeoneer::play {

/// Puts pieces as a JSON object says, whatever the rules of moving them: {"players": [{"id": "p0", "glory":
/// 5}], "cards": […], "quests": […], "spaces": […], "turn": {…}}. Members that are not named stay as they
/// are; their names are those of the files of positions. What no game could come to is logged.
void changePosition(const Game& game, GameState& state, const JsonView& change, ReadLog& log);

} // namespace delve::dungeoneer::play
