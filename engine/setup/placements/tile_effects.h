#pragma once

#include "engine/setup/setup_view.h"

namespace delve {

/// Nothing but tiles lies on the table, so that a new tile can only break the rules of Step 2.
bool hasNoPieces(const Scenario& scenario);

} // namespace delve
