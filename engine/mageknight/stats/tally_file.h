// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_stream.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/stats/tally.h"

#include <array>

namespace delve::mageknight::play {

// A tally as JSON.

/// A dungeon has at most so many squares.
inline constexpr std::size_t mostSquares =
    scenario_limits::placedOfOneKind * (scenario_limits::tileSquare + 1) * (scenario_limits::tileSquare + 1);

void appendTally(std::string& out, const Tally& tally);

/// The lists that grow with the dungeon, which are read one by one while the text is read.
struct StreamedTally
{
    std::vector<Tally::Count> visits;
    std::map<Tally::Death, Tally::Count> deaths;

    /// The tally stands at "/tally".
    std::array<JsonStream, 2> streams();
};
/// The rest of a tally, with what was streamed.
Tally readTally(const JsonView& value, ReadLog& log, StreamedTally streamed);

/// The lists of the tally are as long as those of this one, so that they count the same things.
bool hasShapeOf(const Tally& tally, const Tally& other);

} // namespace delve::mageknight::play
