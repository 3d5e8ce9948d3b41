// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace delve {

/// The folder with the schemas of the formats as this program writes them. Every file there is for version 1
/// of its format; a format that gets a second version gets a folder beside it.
std::filesystem::path schemaFolder();

/// What a JSON Schema of ours finds wrong with a JSON text; an error if either cannot be read at all.
Result<std::vector<Error>> schemaComplaints(const std::string& schemaName, const std::string& text);

/// What the schema of scenarios finds wrong with a file, or why it cannot be read.
std::vector<Error> schemaComplaintsOfScenario(const std::string& file);

} // namespace delve
