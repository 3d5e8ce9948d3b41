// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/installed_sets.h"

#include "editor/document/installed_packs.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

namespace delve::dungeoneer {

std::vector<std::filesystem::path> installedSetFolders()
{
    return installedFolders(gameName);
}

Result<InstalledSets> loadInstalledSets()
{
    auto installed =
        loadInstalledPacks<Cards, CardSet>({gameName, loadCards, loadCardSet, Cards::combine, &Cards::sets});
    if (!installed)
        return installed.error();
    return InstalledSets{std::move(installed->content), std::move(installed->leftOut),
                         std::move(installed->userFolders)};
}

} // namespace delve::dungeoneer
