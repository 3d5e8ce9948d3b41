// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/edit.h"

namespace delve::dungeoneer {

/// Puts a player or a note at the end of its list. Its id must be new. Cards are laid (map_edits.h).
Edit addThing(const Scenario& scenario, Thing thing);

} // namespace delve::dungeoneer
