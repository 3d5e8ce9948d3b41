// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace delve::dungeoneer {

/// The folders of all card sets there are: those shipped with the program, then those of the user.
std::vector<std::filesystem::path> installedSetFolders();

/// The card sets there are. A set of the user that cannot be read, or that does not go with the others, is
/// left out, and `leftOut` says why; a fault in what is shipped is an error.
struct InstalledSets
{
    Cards cards;
    std::vector<Error> leftOut;
    std::map<std::string, std::filesystem::path> userFolders; ///< of the sets of the user, by id
};
Result<InstalledSets> loadInstalledSets();

} // namespace delve::dungeoneer
