// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_lock.h"

#include <QDir>
#include <QFileInfo>

namespace delve {

Result<std::unique_ptr<QLockFile>> lockFile(const QString& path)
{
    constexpr int patience = 5000; // milliseconds; nobody holds it for longer than it takes to write a file
    const QFileInfo file(path);
    QDir().mkpath(file.absolutePath());
    auto lock = std::make_unique<QLockFile>(file.absolutePath() + u'/' + u'.' + file.fileName() +
                                            QStringLiteral(".lock"));
    if (lock->tryLock(patience))
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        return Error{
            path.toStdString(),
            {QT_TRANSLATE_NOOP("Engine", "another program is writing it. Try again in a moment."), {}}};
    return Error{path.toStdString(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be written"), {}}};
}

} // namespace delve
