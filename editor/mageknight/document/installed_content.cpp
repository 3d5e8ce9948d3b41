// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/installed_content.h"

#include "editor/document/exchange_folders.h"
#include "editor/document/resource_folder.h"
#include "engine/mageknight/content/files/load_pack.h"

#include <span>

namespace delve::mageknight {

std::vector<std::filesystem::path> installedPackFolders()
{
    std::vector<std::filesystem::path> folders;
    for (const auto& place : {resourceFolder() / "packs", userPackFolder()})
        if (const auto found = packFolders(place))
            folders.insert(folders.end(), found->begin(), found->end());
    return folders;
}

namespace {

/// A pack of the user, and where it lies.
struct UserPack
{
    Pack pack;
    std::filesystem::path folder;
};

/// Adds the packs that go with those that are there. Halves are tried where they do not all, so that many
/// good packs cost little and one bad pack costs only itself.
void addPacks(std::span<const UserPack> arriving, InstalledContent& installed)
{
    std::vector<Pack> together = installed.content.packs();
    for (const UserPack& each : arriving)
        together.push_back(each.pack);
    ++installed.combinations;
    if (auto combined = Content::combine(std::move(together))) {
        installed.content = *std::move(combined);
        for (const UserPack& each : arriving)
            installed.userFolders.emplace(each.pack.id, each.folder);
    } else if (arriving.size() == 1) {
        installed.leftOut.push_back(
            {arriving.front().folder.string() + ": " + combined.error().where, combined.error().what});
    } else {
        addPacks(arriving.first(arriving.size() / 2), installed);
        addPacks(arriving.subspan(arriving.size() / 2), installed);
    }
}

} // namespace

Result<InstalledContent> loadInstalledContent()
{
    auto shipped = loadContent(resourceFolder() / "packs");
    if (!shipped)
        return shipped.error();
    InstalledContent installed{*std::move(shipped), {}, {}};
    finishExchanges(userPackFolder());
    const auto folders = packFolders(userPackFolder());
    if (!folders)
        return installed; // most people have none
    std::vector<UserPack> arriving;
    for (const auto& folder : *folders) {
        if (auto pack = loadPack(folder))
            arriving.push_back({*std::move(pack), folder});
        else
            installed.leftOut.push_back({(folder / pack.error().where).string(), pack.error().what});
    }
    if (!arriving.empty())
        addPacks(arriving, installed);
    return installed;
}

} // namespace delve::mageknight
