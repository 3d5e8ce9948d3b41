// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/pack_folder.h"
#include "engine/mageknight/content/content.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace delve::mageknight {

using delve::userPackFolder;

/// The folders of all packs there are: those shipped with the program, then those of the user.
std::vector<std::filesystem::path> installedPackFolders();

/// The packs there are. A pack of the user that cannot be read, or that does not go with the others, is left
/// out, and `leftOut` says why; a fault in what is shipped is an error.
struct InstalledContent
{
    Content content;
    std::vector<Error> leftOut;
    std::map<std::string, std::filesystem::path> userFolders{}; ///< of the packs of the user, by id
    int combinations = 0; ///< how often packs were put together, for tests
};
Result<InstalledContent> loadInstalledContent();

} // namespace delve::mageknight
