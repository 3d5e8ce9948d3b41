// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/installed_packs.h"
#include "engine/mageknight/content/content.h"

namespace delve::mageknight {

using delve::userPackFolder;

/// The folders of all packs there are: those shipped with the program, then those of the user.
std::vector<std::filesystem::path> installedPackFolders();

/// The packs there are; a fault in what is shipped is an error.
using InstalledContent = InstalledPacks<Content>;
Result<InstalledContent> loadInstalledContent();

} // namespace delve::mageknight
