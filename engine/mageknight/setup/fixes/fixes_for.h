// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/setup/fixes/fix.h"
#include "engine/mageknight/setup/session/edit_trial.h"

#include <cstdint>
#include <vector>

namespace delve::mageknight {

/// The ways to mend a finding of validateSetup, the cheapest first (edit_price.h) and those that rather hide
/// it last (Concession). Each was tried: it removes the finding and adds no error. Empty where none is known.
/// Equal scenarios get equal fixes. The scenario must pass checkReferences.
std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding);

/// How long to look for fixes, counted in tiles and pieces that the rules are asked about, so that it does
/// not depend on the machine. Whoever asks about many findings of a large scenario sets a limit for all.
struct FixEffort
{
    std::int64_t left = 0;
    bool wasShort = false; ///< set where a search ended because of it: there may be more fixes
};
/// What one finding is worth: some hundred tries in a dungeon of common size.
inline constexpr std::int64_t effortOfOneFinding = 60'000;
/// What it takes to try one edit.
std::int64_t effortOfTry(EditTrial& edits, const Edit& edit);

/// Saves time where it is known what validateSetup says about the scenario: `all` of it.
std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding,
                          const Findings& all);
/// Looks only as long as `effort` allows, and takes from it what it needs. Nothing left: no fixes.
std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding,
                          const Findings& all, FixEffort& effort);

/// The fixes of a finding of the trial's scenario. Whoever asks about many findings of a large scenario
/// keeps one trial for all of them.
std::vector<Fix> fixesFor(EditTrial& edits, const Finding& finding, FixEffort& effort);

/// How many of these are a certain finding, perhaps about fewer or more things.
int countOfAlike(const Finding& finding, const Findings& findings);

} // namespace delve::mageknight
