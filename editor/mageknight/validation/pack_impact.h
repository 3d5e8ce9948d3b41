// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/finding.h"

#include <vector>

namespace delve::mageknight {

/// What becomes of a scenario when the content changes.
struct PackImpact
{
    std::vector<Error> missing; ///< what it asks for and finds no longer
    Findings appeared;          ///< errors and warnings that there were not before
    Findings vanished;          ///< those that are no longer

    bool isHarmless() const { return missing.empty() && appeared.empty(); }
};

/// Judges the scenario with both contents. One that finds something missing cannot be judged further.
PackImpact impactOf(const Scenario& scenario, const Content& before, const Content& after);

} // namespace delve::mageknight
