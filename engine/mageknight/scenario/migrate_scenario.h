// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario_version.h"

namespace delve::mageknight {

using delve::migrateScenario;

/// The steps of the scenario format, oldest first.
std::span<const MigrationStep> scenarioMigrations();

/// Brings the text of a scenario to the present version; text of that version is handed back as it is.
/// Refuses what a newer program wrote, and versions from which no step leads on.
Result<std::string> migrateScenario(std::string_view text);

} // namespace delve::mageknight
