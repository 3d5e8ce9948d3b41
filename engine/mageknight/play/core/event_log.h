// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/event.h"

#include <optional>
#include <string>

namespace delve::mageknight::play {

/// An action as a JSON object: {"action": "open-door", "door": "d2kp"}.
std::string writeAction(const Game& game, const Action& action);
Action readAction(const JsonView& json, ReadLog& log, const Game& game);

/// An event as a JSON object: {"event": "door-opened", "rule": "DOOR-07", "door": "d2kp"}.
std::string writeEvent(const Game& game, const Event& event);
/// What happened in a file that may have been written by older rules; nothing if it has no form that is
/// known.
std::optional<EventBody> readEvent(const JsonView& json, const Game& game);

/// The list of events as replays tell it, without what only keeps the list of tasks.
std::string writeTold(const Game& game, const Events& events);
/// Its hash. Other dice can lead to the same state, but not to the same list.
std::uint64_t hashOfTold(const Game& game, const Events& events);

/// True for events that only keep the list of tasks; logs for people leave them out.
bool isBookkeeping(const Event& event);

} // namespace delve::mageknight::play
