// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/dungeoneer/stats/tally.h"

#include <optional>

namespace delve::dungeoneer::play {

/// What is wrong with sums that so many games are said to have come to; nothing if they can be true.
std::optional<Message> faultOf(const Tally& tally, std::uint64_t games);

} // namespace delve::dungeoneer::play
