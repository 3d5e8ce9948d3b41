// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/program_info.h"

#include "editor/document/log_file.h"
#include "editor/document/resource_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace delve {

namespace {

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QString ProgramInfo::logFile() const
{
    return QDir::toNativeSeparators(logFilePath());
}

QUrl ProgramInfo::logFolder() const
{
    return QUrl::fromLocalFile(QFileInfo(logFilePath()).absolutePath());
}

/// Each file of the folder begins with a line that names what it is the licence of.
QVariantList ProgramInfo::licences() const
{
    const QDir share(QString::fromStdString(resourceFolder().string()));
    QVariantList list;
    const auto add = [&](const QString& name, const QString& text) {
        list << QVariantMap{{QStringLiteral("name"), name}, {QStringLiteral("text"), text}};
    };
    add(tr("Delvewright: GNU General Public License, version 3 or later"),
        textOf(share.filePath(QStringLiteral("LICENSE"))));
    const QDir folder(share.filePath(QStringLiteral("licences")));
    for (const QString& name : folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        const QString text = textOf(folder.filePath(name));
        add(text.section(u'\n', 0, 0), text.section(u'\n', 1).trimmed());
    }
    return list;
}

} // namespace delve
