// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace delve {

// In pack_files.cpp.

/// The game of the pack in a folder; of what cannot be read the first one.
std::string gameOfPack(const std::filesystem::path& folder);

} // namespace delve
