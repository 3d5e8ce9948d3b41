// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/installed_content.h"

#include "editor/document/resource_folder.h"
#include "engine/mageknight/content/files/load_pack.h"

#include <QStandardPaths>

namespace delve::mageknight {

std::filesystem::path userPackFolder()
{
    if (const QByteArray chosen = qgetenv("DELVEWRIGHT_PACKS"); !chosen.isEmpty())
        return chosen.toStdString();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(data.toStdString()) / "delvewright" / "packs";
}

std::vector<std::filesystem::path> installedPackFolders()
{
    std::vector<std::filesystem::path> folders;
    for (const auto& place : {resourceFolder() / "packs", userPackFolder()})
        if (const auto found = packFolders(place))
            folders.insert(folders.end(), found->begin(), found->end());
    return folders;
}

Result<InstalledContent> loadInstalledContent()
{
    auto shipped = loadContent(resourceFolder() / "packs");
    if (!shipped)
        return shipped.error();
    InstalledContent installed{*std::move(shipped), {}, {}};
    const auto folders = packFolders(userPackFolder());
    if (!folders)
        return installed; // most people have none
    for (const auto& folder : *folders) {
        auto pack = loadPack(folder);
        if (!pack) {
            installed.leftOut.push_back({(folder / pack.error().where).string(), pack.error().what});
            continue;
        }
        const std::string id = pack->id;
        std::vector<Pack> together = installed.content.packs();
        together.push_back(*std::move(pack));
        if (auto combined = Content::combine(std::move(together))) {
            installed.content = *std::move(combined);
            installed.userFolders.emplace(id, folder);
        } else
            installed.leftOut.push_back(
                {folder.string() + ": " + combined.error().where, combined.error().what});
    }
    return installed;
}

} // namespace delve::mageknight
