// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_lock.h"
#include "engine/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace delve {

/// Removes what a program left beside a file that was killed while it replaced it, unless something would be
/// lost with that. Whoever looks at a file with FileBefore does so, too.
void clearWhatWasKilled(const QString& path);

/// A file as it was before work on it began. Whoever reads a file, works, and writes it again looks at it
/// first, before reading, and writes through this: what another program wrote meanwhile is not lost.
class FileBefore
{
public:
    /// Looks now. The file need not be there.
    explicit FileBefore(const QString& path);
    /// As it was read already.
    FileBefore(const QString& path, const std::string& text);
    /// As somebody saw it last (digestOfFile).
    FileBefore(const QString& path, QByteArray digest);

    /// Saves it as saveFile() does, unless the file is no longer as it was; then nothing is changed.
    Result<void> replace(const QByteArray& bytes) const;
    /// Likewise for whoever holds the lock of the file (lockFile) already.
    Result<void> replaceLocked(const QByteArray& bytes) const;
    /// Nobody has changed it since.
    bool isAsBefore() const;

    const QString& path() const { return m_path; }

private:
    QString m_path;
    QByteArray m_digest; ///< empty where there was no file
};

/// A file that this program alone writes, again and again as its work goes on: it holds the lock, and what a
/// program that knows no locks writes there is not lost either.
class OwnFile
{
public:
    /// Nothing but an error if another program has it, or has changed it since.
    static Result<std::unique_ptr<OwnFile>> take(const FileBefore& before);
    OwnFile(const OwnFile&) = delete;
    OwnFile& operator=(const OwnFile&) = delete;

    const QString& path() const { return m_last.path(); }
    bool hadFile() const { return m_hadFile; } ///< one was there before the first that is written here
    Result<void> write(const QByteArray& bytes);

private:
    OwnFile(FileBefore before, std::unique_ptr<FileLock> lock);

    FileBefore m_last; ///< as it was found, then as it was written
    std::unique_ptr<FileLock> m_lock;
    bool m_hadFile;
};

} // namespace delve
