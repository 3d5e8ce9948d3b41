// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/text/map_names.h"
#include "engine/dungeoneer/setup/fixes/fix.h"

namespace delve::dungeoneer {

/// What a fix does, as a sentence in the language of the program. The names are those of the scenario before
/// it.
QString sentence(const Fix& fix, const ScenarioNames& names);

} // namespace delve::dungeoneer
