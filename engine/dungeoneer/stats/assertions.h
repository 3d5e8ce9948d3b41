// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/dungeoneer/stats/tally.h"
#include "engine/table/bound_check.h"

namespace delve::dungeoneer::play {

/// What the games say about one assertion of the designer.
struct AssertionCheck
{
    Assertion assertion;
    table::BoundVerdict verdict = table::BoundVerdict::NotShown;
    /// The one that is nearest to breaking it, or breaks it most: its place among players, or among spaces of
    /// the game; -1 where it is about the whole game or about none.
    int worst = -1;
    std::uint64_t games = 0; ///< of the worst: those in which it happened
    table::Share share;      ///< of the worst
};

/// Checks the assertions of the scenario that was played. All that is said of the several things of one
/// assertion is right together with this certainty.
std::vector<AssertionCheck> checkAssertions(const Game& game, const Scenario& scenario, const Tally& tally,
                                            const table::Certainty& certainty);

/// Whether more games would say nothing new: every assertion holds or is broken.
bool areShown(const std::vector<AssertionCheck>& checks);

} // namespace delve::dungeoneer::play
