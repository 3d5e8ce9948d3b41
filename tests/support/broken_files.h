// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/file.h"

#include <QDir>
#include <QTest>

namespace delve::test {

/// The folders and files below tests/data/broken that cannot be read, each with the reason beside it.
inline QDir brokenFolder(const char* name)
{
    return QDir(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/broken/") + QString::fromLatin1(name));
}

/// Some of them are no text.
inline std::string bytesOfFile(const QString& path)
{
    return readFile(path.toStdString(), 64u << 20).value();
}

/// What is expected of a broken folder or file.
inline QString expectedIn(const QString& path)
{
    return QString::fromStdString(bytesOfFile(path));
}

/// A row for each folder, with the column "folder"; there are at least so many.
inline void addBrokenFolders(const QDir& broken, int least)
{
    QTest::addColumn<QString>("folder");
    const QStringList folders = broken.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    QVERIFY(folders.size() >= least);
    for (const QString& folder : folders)
        QTest::newRow(qPrintable(folder)) << broken.filePath(folder);
}

/// A row for each file, with the column "name", its name without ".json"; there are at least so many.
inline void addBrokenFiles(const QDir& broken, int least)
{
    QTest::addColumn<QString>("name");
    const QStringList files = broken.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    QVERIFY(files.size() >= least);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file.chopped(int(qstrlen(".json")));
}

} // namespace delve::test
