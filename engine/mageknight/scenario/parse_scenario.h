// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/scenario/scenario_version.h"

#include <filesystem>
#include <string_view>

namespace delve::mageknight {

/// Reads a scenario strictly: shape, ranges, unique ids, and references between the things of the
/// scenario. Texts of older versions are migrated first. Whether its content exists is the question of
/// checkReferences(). The error names the place as a JSON pointer, or as line and column.
Result<Scenario> parseScenario(std::string_view text);

/// parseScenario() of a file. If the file itself cannot be read, the error names it.
Result<Scenario> loadScenario(const std::filesystem::path& path);

} // namespace delve::mageknight
