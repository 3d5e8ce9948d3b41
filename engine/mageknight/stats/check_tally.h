// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/mageknight/stats/tally.h"

#include <optional>

namespace delve::mageknight::play {

/// What cannot be true of so many games, those that went in circles among them: sums that do not come out,
/// more wins than games. Results come as files, and what is said of them is believed.
std::optional<Message> faultOf(const Tally& tally, std::uint64_t games);

} // namespace delve::mageknight::play
