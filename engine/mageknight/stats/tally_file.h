// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/tally.h"

namespace delve::mageknight::play {

// A tally as JSON.

void appendTally(std::string& out, const Tally& tally);
Tally readTally(const JsonView& value, ReadLog& log);

/// The lists of the tally are as long as those of this one, so that they count the same things.
bool hasShapeOf(const Tally& tally, const Tally& other);

} // namespace delve::mageknight::play
