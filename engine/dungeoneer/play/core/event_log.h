// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/dungeoneer/play/core/play.h"

#include <optional>
#include <string>

namespace delve::dungeoneer::play {

/// An action as a JSON object: {"action": "step", "side": "north"}.
std::string writeAction(const Game& game, const Action& action);
Action readAction(const JsonView& json, ReadLog& log, const Game& game);
/// The list of events as replays tell it, without what only keeps the books.
std::string writeTold(const Game& game, const Events& events);
std::uint64_t hashOfTold(const Game& game, const Events& events);
std::optional<EventBody> readEvent(const JsonView& json, const Game& game);

} // namespace delve::dungeoneer::play
