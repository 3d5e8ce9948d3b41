// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace delve {

/// What a JSON Schema of ours finds wrong with a JSON text; an error if either cannot be read at all.
Result<std::vector<Error>> schemaComplaints(const std::string& schemaName, const std::string& text);

/// What the schema of scenarios finds wrong with a file, or why it cannot be read.
std::vector<Error> schemaComplaintsOfScenario(const std::string& file);

} // namespace delve
