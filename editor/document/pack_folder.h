// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace delve {

/// Where the packs of the user lie, of all games: delvewright/packs among the user's data, or what the
/// environment variable DELVEWRIGHT_PACKS says. The folder need not exist.
std::filesystem::path userPackFolder();

} // namespace delve
