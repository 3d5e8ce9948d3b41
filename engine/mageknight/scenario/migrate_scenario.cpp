// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/migrate_scenario.h"

namespace delve::mageknight {

std::span<const MigrationStep> scenarioMigrations()
{
    return {}; // version 1 is the first
}

Result<std::string> migrateScenario(std::string_view text)
{
    return migrateScenario(text, scenarioMigrations(), scenarioVersion);
}

} // namespace delve::mageknight
