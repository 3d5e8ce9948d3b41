// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

// Folders of packs, in which people may keep files of their own beside those of the pack.

namespace delve {

/// The folder holds a pack of this game, whole or damaged.
bool holdsPack(const std::filesystem::path& folder, std::string_view game);

/// Puts all that is none of the files of the pack in `from` into the folder `to` as well, and refuses if
/// there is something of that name. In `from` nothing changes.
Result<void> bringOwnFiles(const std::filesystem::path& from, const std::vector<std::string>& packFiles,
                           const std::filesystem::path& to);

} // namespace delve
