// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace delve::mageknight {

/// Where the packs of the user lie: delvewright/packs among the user's data, or what the environment variable
/// DELVEWRIGHT_PACKS says. The folder need not exist.
std::filesystem::path userPackFolder();

/// The folders of all packs there are: those shipped with the program, then those of the user.
std::vector<std::filesystem::path> installedPackFolders();

/// The packs there are. A pack of the user that cannot be read, or that does not go with the others, is left
/// out, and `leftOut` says why; a fault in what is shipped is an error.
struct InstalledContent
{
    Content content;
    std::vector<Error> leftOut;
    std::map<std::string, std::filesystem::path> userFolders{}; ///< of the packs of the user, by id
};
Result<InstalledContent> loadInstalledContent();

} // namespace delve::mageknight
