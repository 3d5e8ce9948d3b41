// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch_file.h"
#include "engine/table/bound_check.h"

#include <string>
#include <vector>

namespace delve::mageknight::play {

/// What the games say about one assertion of the designer.
struct AssertionCheck
{
    using Verdict = table::BoundVerdict;

    Assertion assertion;
    Verdict verdict = Verdict::NotShown;
    /// The one that is nearest to breaking it, or breaks it most: its place among players, chests or tokens;
    /// -1 where it is about the whole game or about none.
    int worst = -1;
    std::uint64_t games = 0; ///< of the worst: those in which it happened
    table::Share share;      ///< of the worst
};

/// Checks the assertions of the scenario that was played. All that is said of the several things of one
/// assertion is right together with this certainty.
std::vector<AssertionCheck> checkAssertions(const Scenario& scenario, const Tally& tally,
                                            const table::Certainty& certainty);

/// Whether more games would say nothing new: every assertion holds or is broken.
bool areShown(const std::vector<AssertionCheck>& checks);

} // namespace delve::mageknight::play
