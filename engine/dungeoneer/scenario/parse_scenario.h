// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_document.h"
#include "engine/base/result.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <filesystem>
#include <string_view>

namespace delve::dungeoneer {

/// Reads a scenario strictly: shape, ranges, unique ids, and references between the things of the scenario.
/// Whether its cards exist is the question of checkReferences(). The error names the place as a JSON pointer,
/// or as line and column.
Result<Scenario> parseScenario(std::string_view text);

/// The scenario that is a part of another file, as parseScenario() reads one. Errors name the place in that
/// file.
Result<Scenario> readScenario(const JsonView& value);

/// parseScenario() of a file. If the file itself cannot be read, the error names it.
Result<Scenario> loadScenario(const std::filesystem::path& path);

} // namespace delve::dungeoneer
