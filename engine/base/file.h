// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace delve {

/// The whole of a regular file, refused before reading if it is larger than maxBytes.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes);

/// Something of that name is there, as far as one may look. Never throws.
bool isThere(const std::filesystem::path& path);

/// What lies in a folder, in order. What cannot be looked at is listed all the same: whoever opens it is told
/// why.
Result<std::vector<std::filesystem::path>> entriesOf(const std::filesystem::path& folder);

} // namespace delve
