// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/installed_content.h"

#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/game_id.h"

namespace delve::mageknight {

std::vector<std::filesystem::path> installedPackFolders()
{
    return installedFolders(gameId);
}

Result<InstalledContent> loadInstalledContent()
{
    return loadInstalledPacks<Content, Pack>(
        {gameId, loadContent, loadPack, Content::combine, &Content::packs});
}

} // namespace delve::mageknight
