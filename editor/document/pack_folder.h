// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace delve {

/// Where the packs of the user lie, of all games: delvewright/packs among the user's data, or what the
/// environment variable DELVEWRIGHT_PACKS says. The folder need not exist.
std::filesystem::path userPackFolder();

/// Games do not share packs, but the folders they lie in: a name belongs to one game, whether it is there in
/// this folder or comes with the program.
Result<void> checkPackName(const std::string& id, std::string_view game,
                           const std::filesystem::path& packFolder);

} // namespace delve
