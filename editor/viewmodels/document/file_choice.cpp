// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/file_choice.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace delve {

QUrl proposedFile(const FileDocumentViewModel& document, const QString& suffix)
{
    const QFileInfo file(document.path());
    const bool isSaved = !document.path().isEmpty();
    QString name = isSaved ? file.fileName() : document.title().simplified().replace(u'/', u'-');
    if (name.endsWith(u".scenario.json"))
        name.chop(qsizetype(std::string_view(".scenario.json").size()));
    const QDir folder(isSaved ? file.absolutePath() : QDir::currentPath());
    return QUrl::fromLocalFile(folder.filePath(name + u'.' + suffix));
}

QString chosenPath(const QUrl& file)
{
    const QString path =
        file.isLocalFile() ? file.toLocalFile() : QDir::current().absoluteFilePath(file.path());
    return path.mid(std::max(path.indexOf(QStringLiteral("//")) + 1, qsizetype(0)));
}

bool FileChoice::isThere(const QUrl& file)
{
    return QFileInfo::exists(chosenPath(file));
}

QString FileChoice::nameOf(const QUrl& file)
{
    return QFileInfo(chosenPath(file)).fileName();
}

QUrl FileChoice::proposed(const FileDocumentViewModel* document, const QString& suffix)
{
    return document ? proposedFile(*document, suffix) : QUrl();
}

QUrl FileChoice::folderOf(const QString& path)
{
    return QUrl::fromLocalFile(QFileInfo(path).absolutePath());
}

QUrl FileChoice::folderOfFile(const QUrl& file)
{
    return folderOf(chosenPath(file));
}

} // namespace delve
