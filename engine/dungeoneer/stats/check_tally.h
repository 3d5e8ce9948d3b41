// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/dungeoneer/stats/tally.h"

#include <optional>

namespace delve::dungeoneer::play {

/// What is wrong with sums that so many games are said to have come to; nothing if they can be true.
std::optional<Message> faultOf(const Tally& tally, std::uint64_t games);
/// Likewise of games of this one, which the tally counts the things of: Heroes have the Levels that are
/// printed on them, and the round limit ends games.
std::optional<Message> faultOf(const Tally& tally, const Game& game);

} // namespace delve::dungeoneer::play
