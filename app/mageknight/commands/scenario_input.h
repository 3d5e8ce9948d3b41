// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"
#include "engine/mageknight/scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// A scenario file that was read, with what is odd about it but does not keep it from being used.
struct ReadScenario
{
    Scenario scenario;
    std::vector<Error> warnings; ///< packs of another version or hash
};

/// Everything that keeps a scenario file from being used: it cannot be read, or names unknown content.
struct UnreadableScenario
{
    std::vector<Error> errors;
};

/// Reads a scenario and checks that its content is there.
std::variant<ReadScenario, UnreadableScenario> readScenario(const std::string& file, const Content& content);

/// Reads a scenario and checks its content; prints the errors if it cannot be used.
std::optional<ReadScenario> readScenarioOrComplain(const std::string& file, DungeonProgram& program);

} // namespace delve::mageknight
