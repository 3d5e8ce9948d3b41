// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/pack_impact.h"

#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// Errors and warnings of `findings` that `others` has not.
Findings without(const Findings& findings, const Findings& others)
{
    Findings left;
    for (const Finding& finding : findings)
        if (finding.severity <= Severity::Warning && std::ranges::find(others, finding) == others.end())
            left.push_back(finding);
    return left;
}

} // namespace

PackImpact impactOf(const Scenario& scenario, const Content& before, const Content& after)
{
    PackImpact impact;
    impact.missing = checkReferences(scenario, after);
    if (!impact.missing.empty() || !checkReferences(scenario, before).empty())
        return impact;
    const Findings old = validateSetup(scenario, before);
    const Findings now = validateSetup(scenario, after);
    impact.appeared = without(now, old);
    impact.vanished = without(old, now);
    return impact;
}

} // namespace delve::mageknight
