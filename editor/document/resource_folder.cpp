// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/resource_folder.h"

#include <QCoreApplication>

namespace delve {

std::filesystem::path resourceFolder()
{
    if (const QByteArray chosen = qgetenv("DELVEWRIGHT_DATA"); !chosen.isEmpty())
        return chosen.toStdString();
    const std::filesystem::path program = QCoreApplication::applicationDirPath().toStdString();
    return program.parent_path() / "share" / "delvewright";
}

} // namespace delve
