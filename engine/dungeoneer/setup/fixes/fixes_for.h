// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/setup/fixes/fix.h"

#include <cstdint>
#include <functional>

namespace delve::dungeoneer {

/// The ways to mend a finding of validateSetup, the cheapest first, one of each kind. Each was tried: it
/// removes the finding and adds no error. Empty where none is known. Equal scenarios get equal fixes. New
/// things get ids drawn from the scenario itself.
std::vector<Fix> fixesFor(const Scenario& scenario, const Cards& cards, const Finding& finding);

/// How long to look for fixes, counted in cards of maps that the rules are asked about, so that it does not
/// depend on the machine. Whoever asks about many findings sets a limit for all.
struct FixEffort
{
    std::int64_t left = 0;
};
/// Looks only as long as `effort` allows, and takes from it what it needs. Nothing left: no fixes.
std::vector<Fix> fixesFor(const Scenario& scenario, const Cards& cards, const Finding& finding,
                          FixEffort& effort);

/// One finding and what is done about it. Both refer to the scenario that the steps before it left.
struct PlanStep
{
    Finding finding;
    Fix fix;
};

struct FixPlan
{
    std::vector<PlanStep> steps;
    Scenario scenario;       ///< after all steps
    Findings left;           ///< wanted, but still there
    bool isCutShort = false; ///< not all ways were tried: the map is large, and there is much to mend
};

/// What a plan costs at most: some seconds.
inline constexpr FixEffort usualPlanEffort{2'000'000};

/// Mends the wanted findings one after the other, each time with the cheapest fix there is; every step leaves
/// fewer of them. Where that would take long, it ends early and says so; another plan goes on from there.
FixPlan planFixes(const Scenario& scenario, const Cards& cards,
                  const std::function<bool(const Finding&)>& isWanted, FixEffort effort = usualPlanEffort);

} // namespace delve::dungeoneer
