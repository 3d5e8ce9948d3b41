// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"

namespace delve::mageknight {

/// Adds the commands that make, copy, bring in and send out packs below `delve pack`.
void addPackMaking(CLI::App& packCommand, DungeonProgram& program);

} // namespace delve::mageknight
