// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_document.h"
#include "engine/scenario/common_limits.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace delve {

/// The word that the "format" of every scenario file says, whatever its game.
inline constexpr std::string_view scenarioFormat = "delvewright-scenario";

/// The version of the scenario format that this program writes.
inline constexpr int scenarioVersion = 1;

/// Deep enough for maps/0/cells/0 and players/0/team/0 with room to spare; texts are counted in bytes of
/// UTF-8 here.
inline constexpr JsonLimits scenarioJsonLimits{common_limits::fileBytes, 6'000'000, 8,
                                               4 * common_limits::notes};

/// Turns a scenario of version `from` into one of version `from` + 1; the "version" itself is counted up by
/// whoever runs the step. The value comes from a file and has been checked for size and depth only:
/// a step uses at() and get(), whose exceptions become errors.
struct MigrationStep
{
    int from = 0;
    std::function<void(nlohmann::json& scenario)> run;
};

/// The version that the header of a scenario names. Another format is refused, and what a newer program
/// wrote.
Result<int> scenarioVersionOf(const JsonView& root, int current = scenarioVersion);

/// Brings the text of a scenario to version `current`; text of that version is handed back as it is.
/// Refuses what a newer program wrote, and versions from which no step leads on.
Result<std::string> migrateScenario(std::string_view text, std::span<const MigrationStep> steps, int current);

} // namespace delve
