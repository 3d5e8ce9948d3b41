// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_document.h"
#include "engine/base/result.h"
#include "engine/mageknight/scenario/scenario_limits.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace delve::mageknight {

/// The version of the scenario format that this program writes.
inline constexpr int scenarioVersion = 1;

/// Deep enough for players/0/team/0 with room to spare; texts are counted in bytes of UTF-8 here.
inline constexpr JsonLimits scenarioJsonLimits{scenario_limits::fileBytes, 6'000'000, 8,
                                               4 * scenario_limits::notes};

/// Turns a scenario of version `from` into one of version `from` + 1; the "version" itself is counted up by
/// whoever runs the step. The value comes from a file and has been checked for size and depth only:
/// a step uses at() and get(), whose exceptions become errors.
struct MigrationStep
{
    int from = 0;
    std::function<void(nlohmann::json& scenario)> run;
};

/// The steps of the scenario format, oldest first.
std::span<const MigrationStep> scenarioMigrations();

/// The version that the header of a scenario names. Another format is refused, and what a newer program
/// wrote.
Result<int> scenarioVersionOf(const JsonView& root, int current = scenarioVersion);

/// Brings the text of a scenario to the present version; text of that version is handed back as it is.
/// Refuses what a newer program wrote, and versions from which no step leads on.
Result<std::string> migrateScenario(std::string_view text);

/// Migrates by other steps to another present version, for tests.
Result<std::string> migrateScenario(std::string_view text, std::span<const MigrationStep> steps, int current);

} // namespace delve::mageknight
