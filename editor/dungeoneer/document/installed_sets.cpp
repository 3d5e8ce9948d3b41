// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/installed_sets.h"

#include "editor/document/exchange_folders.h"
#include "editor/document/pack_folder.h"
#include "editor/document/resource_folder.h"
#include "engine/dungeoneer/content/files/load_card_set.h"

namespace delve::dungeoneer {

std::vector<std::filesystem::path> installedSetFolders()
{
    std::vector<std::filesystem::path> folders;
    for (const auto& place : {resourceFolder() / "packs", userPackFolder()})
        if (const auto found = packFolders(place, gameName))
            folders.insert(folders.end(), found->begin(), found->end());
    return folders;
}

Result<InstalledSets> loadInstalledSets()
{
    auto shipped = loadCards(resourceFolder() / "packs");
    if (!shipped)
        return shipped.error();
    InstalledSets installed{*std::move(shipped), {}};
    finishExchanges(userPackFolder());
    const auto folders = packFolders(userPackFolder(), gameName);
    if (!folders)
        return installed; // most people have none
    for (const auto& folder : *folders) {
        auto set = loadCardSet(folder);
        if (!set) {
            installed.leftOut.push_back({(folder / set.error().where).string(), set.error().what});
            continue;
        }
        std::vector<CardSet> together = installed.cards.sets();
        together.push_back(*std::move(set));
        if (auto combined = Cards::combine(std::move(together)))
            installed.cards = *std::move(combined);
        else
            installed.leftOut.push_back(
                {folder.string() + ": " + combined.error().where, combined.error().what});
    }
    return installed;
}

} // namespace delve::dungeoneer
