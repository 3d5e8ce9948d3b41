// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/output_target.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryFile>

namespace delve {

namespace {

constexpr qint64 beginning = 4096;

QString kindOfBytes(const QByteArray& bytes)
{
    if (bytes.isEmpty())
        return QStringLiteral("empty");
    if (bytes.startsWith("%PDF"))
        return QStringLiteral("pdf");
    if (bytes.startsWith("\x89PNG"))
        return QStringLiteral("png");
    static const QRegularExpression format(QStringLiteral("\"format\"\\s*:\\s*\"(delvewright-[a-z-]+)\""));
    const QString text = QString::fromUtf8(bytes);
    if (const auto found = format.match(text); found.hasMatch())
        return found.captured(1);
    if (text.contains(QStringLiteral("<html"), Qt::CaseInsensitive))
        return QStringLiteral("html");
    if (text.contains(QStringLiteral("<svg")))
        return QStringLiteral("svg");
    return QStringLiteral("other");
}

/// Why no file can be made in this folder; empty if one can. The rights that the system tells are not the
/// whole truth: disks are full or read-only.
QString whyNotWritable(const QString& folder)
{
    QTemporaryFile trial(folder + QStringLiteral("/.delvewright-XXXXXX"));
    return trial.open() ? QString() : trial.errorString();
}

} // namespace

QString kindOfFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString kind = kindOfBytes(file.peek(beginning));
    // Other people's tools put the members of a file of ours into another order.
    constexpr qint64 mostBytes = 256 << 20;
    return kind == QStringLiteral("other") && file.peek(1) == "{" ? kindOfBytes(file.read(mostBytes)) : kind;
}

Result<void> checkTarget(const QString& path, const QString& kind)
{
    const QFileInfo target(path);
    const std::string name = path.toStdString();
    if (target.isDir())
        return Error{name, {QT_TRANSLATE_NOOP("Engine", "expected a file, found a folder or device"), {}}};
    // Pipes and devices take whatever comes.
    if (target.exists() && !target.isFile())
        return {};
    if (const QString why = whyNotWritable(target.absolutePath()); !why.isEmpty())
        return Error{name,
                     {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. Nothing was changed."),
                      {why.toStdString()}}};
    const QString there = kindOfFile(path);
    // What may not be read is somebody's, too.
    if (!target.exists() || there == QStringLiteral("empty") || there == kind)
        return {};
    return Error{
        name,
        {QT_TRANSLATE_NOOP("Engine", "something else lies there already, which would be lost. Choose "
                                     "another name, or remove it first."),
         {}}};
}

} // namespace delve
