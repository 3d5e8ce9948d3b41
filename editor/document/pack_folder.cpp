// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/pack_folder.h"

#include <QStandardPaths>

namespace delve {

std::filesystem::path userPackFolder()
{
    if (const QByteArray chosen = qgetenv("DELVEWRIGHT_PACKS"); !chosen.isEmpty())
        return chosen.toStdString();
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return std::filesystem::path(data.toStdString()) / "delvewright" / "packs";
}

} // namespace delve
