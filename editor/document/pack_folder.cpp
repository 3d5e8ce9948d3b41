// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/pack_folder.h"

#include "editor/document/resource_folder.h"
#include "engine/base/file.h"
#include "engine/base/pack_files.h"
#include "engine/base/pack_game.h"

#include <QStandardPaths>

namespace delve {

std::filesystem::path userPackFolder()
{
    if (const QByteArray chosen = qgetenv("DELVEWRIGHT_PACKS"); !chosen.isEmpty())
        return chosen.toStdString();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(data.toStdString()) / "delvewright" / "packs";
}

Result<void> checkPackName(const std::string& id, std::string_view game,
                           const std::filesystem::path& packFolder)
{
    for (const std::filesystem::path& place : {packFolder, resourceFolder() / "packs"})
        if (isThere(place / id / packManifestName) && gameOfPack(place / id) != game)
            return Error{id,
                         {QT_TRANSLATE_NOOP("Engine", "a pack of another game has this name; choose another "
                                                      "folder for packs"),
                          {}}};
    return {};
}

} // namespace delve
