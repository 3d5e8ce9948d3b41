// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace delve {

/// The whole of a regular file, refused before reading if it is larger than maxBytes.
Result<std::string> readFile(const std::filesystem::path& path, std::size_t maxBytes);

} // namespace delve
