// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/settings_place.h"

#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace delve {

namespace {

constexpr qint64 mostBytes = 4 << 20; ///< a thousand times what people have

/// Folders need no care: they are not opened.
bool isOdd(const QFileInfo& file)
{
    return file.exists() && !file.isDir() && (!file.isFile() || file.size() > mostBytes);
}

} // namespace

SettingsPlace::SettingsPlace()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    // Our own, those of the publisher, which are read as well, and those that Qt keeps for its dialogs.
    for (const char* name : {"/Delvewright/Delvewright.conf", "/Delvewright.conf", "/QtProject.conf"})
        if (const QString file = folder + QLatin1String(name); isOdd(QFileInfo(file)))
            m_oddity = file;
    if (m_oddity.isEmpty())
        return;
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
}

} // namespace delve
