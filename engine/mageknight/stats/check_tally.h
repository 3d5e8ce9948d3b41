// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/mageknight/stats/tally.h"

#include <optional>

namespace delve::mageknight::play {

/// What cannot be true of so many games, those that went in circles among them: sums that do not come out,
/// more wins than games. Results come as files, and what is said of them is believed.
std::optional<Message> faultOf(const Tally& tally, std::uint64_t games);

/// What cannot be true of this game, of which the tally counts the things: more heroes lost than came in,
/// rounds after the last one.
std::optional<Message> faultOf(const Tally& tally, const Game& game);

} // namespace delve::mageknight::play
