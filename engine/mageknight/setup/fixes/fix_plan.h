// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/fixes/edit_price.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"

#include <functional>
#include <vector>

namespace delve::mageknight {

/// One finding and what is done about it. Both refer to the scenario that the steps before it left.
struct PlanStep
{
    Finding finding;
    Fix fix;
    /// It and the next step go on with each other's work and have one price: that of the last of such steps
    /// is the price of all of them, the others have none.
    bool isPaidWithNext = false;
};

/// How to mend a scenario: fixes to be done one after the other.
struct FixPlan
{
    std::vector<PlanStep> steps;
    Scenario scenario;       ///< after all steps
    Findings left;           ///< wanted, but still there
    int mended = 0;          ///< how many of the wanted findings are gone
    int price = 0;           ///< of all steps together
    std::int64_t effort = 0; ///< what it took to find it, as in FixEffort
    /// Of all plans that consist of known fixes. Else the work allowed was used up, or something is removed
    /// though not all ways to keep it were tried.
    bool isCheapest = false;
};

/// What a plan is for.
struct PlanWishes
{
    std::function<bool(const Finding&)> isWanted;  ///< which findings are to be mended
    Concessions may{};                             ///< what the person allows besides
    std::int64_t effort = 10 * effortOfOneFinding; ///< how much to look for a cheaper plan, as in FixEffort
};

/// The cheapest plan that leaves as little as possible of the wanted findings, errors first. Fixes of all
/// findings are weighed together: one that mends several is shared by them. The first plan is made step by
/// step, each time with the fix that costs least for each finding it mends; in dungeons of common size a
/// best-first search then looks for a cheaper one. Every step leaves fewer errors, or as many errors and
/// fewer other findings. The work is counted and bounded, and the same scenario gives the same plan. It must
/// pass checkReferences.
FixPlan planFixes(const Scenario& scenario, const Content& content, const PlanWishes& wishes);

} // namespace delve::mageknight
