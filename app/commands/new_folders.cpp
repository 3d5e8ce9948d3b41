// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/new_folders.h"

#include <QDir>
#include <QFileInfo>

#include <ranges>

namespace delve {

bool NewFolders::make(const QString& folder)
{
    QStringList missing;
    for (QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath()); !QFileInfo::exists(path);
         path = QFileInfo(path).absolutePath())
        missing.prepend(path);
    m_made += missing;
    return QDir().mkpath(folder);
}

NewFolders::~NewFolders()
{
    for (const QString& folder : std::views::reverse(std::as_const(m_made)))
        QDir().rmdir(folder); // only if it is empty
}

} // namespace delve
