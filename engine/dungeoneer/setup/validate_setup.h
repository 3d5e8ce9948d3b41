// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/finding.h"
#include "engine/dungeoneer/setup/setup_table.h"

namespace delve::dungeoneer {

/// Everything that the setup rules say about a scenario, in the order of the checks, map by map. It must pass
/// checkReferences.
Findings validateSetup(const Scenario& scenario, const Cards& cards);
Findings validateSetup(const SetupTable& table);

} // namespace delve::dungeoneer
