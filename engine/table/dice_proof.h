// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/replay.h"

#include <algorithm>

namespace delve::table {

/// How many actions from the first on have the dice that this seed gives.
template <RecordedGame Traits>
std::size_t actionsWithDiceOf(std::uint64_t seed, const std::vector<ReplayStep<Traits>>& steps)
{
    SeededDice dice(seed);
    const auto other = std::ranges::find_if(steps, [&](const ReplayStep<Traits>& step) {
        return std::ranges::any_of(step.dice, [&](int face) { return dice.roll({}) != face; });
    });
    return std::size_t(other - steps.begin());
}

} // namespace delve::table
