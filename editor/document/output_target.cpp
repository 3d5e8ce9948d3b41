// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/output_target.h"

#include "engine/base/file_kind.h"
#include "engine/table/replay_file.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTemporaryFile>

namespace delve {

namespace {

/// Why a file of this name cannot be saved although its folder can be written: while it is, a file with a
/// longer name lies beside it.
QString whyNotNamed(const QFileInfo& file)
{
    constexpr qsizetype alwaysFits = 100; // bytes; disks take 143 at least
    if (QFile::encodeName(file.fileName()).size() <= alwaysFits)
        return {};
    QTemporaryFile trial(file.absoluteFilePath() + QStringLiteral(".XXXXXX"));
    if (!trial.open())
        return trial.errorString();
    // It has no name before somebody asks for it.
    return trial.fileName().isEmpty() ? QStringLiteral("File name too long") : QString();
}

} // namespace

std::optional<Error> notAFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isFile())
        return std::nullopt;
    return Error{
        path.toStdString(),
        {QT_TRANSLATE_NOOP("Engine", "expected a place for a file, found a folder or device. Nothing "
                                     "was changed."),
         {}}};
}

QString whyNotWritable(const QString& folder)
{
    QTemporaryFile trial(folder + QStringLiteral("/.delvewright-XXXXXX"));
    // A full disk may still have room for a name.
    if (trial.open() && trial.write("?") == 1 && trial.flush())
        return {};
    return trial.errorString();
}

QString kindOfFile(const QString& path)
{
    constexpr qint64 beginning = 4096;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray text = file.peek(beginning);
    // Other people's tools put the members of a file of ours into another order.
    if (mayNameFormatLater({text.constData(), std::size_t(text.size())}))
        text = file.read(qint64(table::mostReplayBytes));
    return QString::fromStdString(kindOfText({text.constData(), std::size_t(text.size())}));
}

Result<void> checkTarget(const QString& path, const QString& kind)
{
    return checkTargets({path}, kind);
}

Result<void> checkTargets(const QStringList& paths, const QString& kind)
{
    QSet<QString> tried;
    for (const QString& path : paths) {
        const QFileInfo target(path);
        if (const auto refused = notAFile(path))
            return *refused;
        QString why;
        if (const QString folder = target.absolutePath(); !tried.contains(folder)) {
            why = whyNotWritable(folder);
            tried << folder;
        }
        if (why.isEmpty())
            why = whyNotNamed(target);
        if (!why.isEmpty())
            return Error{
                path.toStdString(),
                {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. Nothing was changed."),
                 {why.toStdString()}}};
        // What may not be read is somebody's, too.
        const QString there = target.exists() ? kindOfFile(path) : kind;
        if (there != QStringLiteral("empty") && there != kind)
            return Error{
                path.toStdString(),
                {QT_TRANSLATE_NOOP("Engine", "something else lies there already, which would be lost. Choose "
                                             "another name, or remove it first."),
                 {}}};
    }
    return {};
}

} // namespace delve
