#pragma once

#include "engine/content/content.h"
#include "engine/setup/fixes/fix.h"

#include <vector>

namespace delve {

/// The ways to mend a finding of validateSetup, the best first: those that keep everything before those that
/// take something away. Each was tried: it removes the finding and adds no error. Empty where none is known.
/// The same scenario gives the same fixes. It must pass checkReferences.
std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding);

/// The same, where what validateSetup says about the scenario is known already.
std::vector<Fix> fixesFor(const Scenario& scenario, const Content& content, const Finding& finding,
                          const Findings& all);

/// Whether a finding is still there after an edit, perhaps about fewer or more things.
bool isStillThere(const Finding& finding, const Findings& after);

} // namespace delve
