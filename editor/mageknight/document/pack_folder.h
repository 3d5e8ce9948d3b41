// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

// Folders of packs, in which people may keep files of their own beside those of the pack.

namespace delve::mageknight {

/// The folder holds a pack of this game, whole or damaged.
bool holdsPack(const std::filesystem::path& folder);

/// The parts that the pack in a folder is divided into now; none if it cannot be read.
std::vector<std::string> partsOfPack(const std::filesystem::path& folder);

/// Puts all that is no file of the pack in `from` into the folder `to` as well, and refuses if there is
/// something of that name. In `from` nothing changes.
Result<void> bringOwnFiles(const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace delve::mageknight
