// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"
#include "engine/mageknight/scenario/scenario.h"

#include <optional>

namespace delve::mageknight {

/// The index of the level that the user named by its number, counted from 1. A level that is not there is
/// complained about.
inline std::optional<int> levelNumbered(int number, const Scenario& scenario, const DungeonProgram& program)
{
    if (number >= 1 && number <= int(scenario.levels.size()))
        return number - 1;
    program.err.line(
        translated(QT_TRANSLATE_NOOP("delve", "There is no level %1; the scenario has levels 1 to %2."))
            .arg(number)
            .arg(scenario.levels.size()));
    return std::nullopt;
}

} // namespace delve::mageknight
