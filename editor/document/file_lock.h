// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QString>

#include <memory>

namespace delve {

/// Holds a lock until it goes, or the program does: the system gives it up then, however the program dies, so
/// that nobody has to guess whether a lock is still meant. Its file is there as long as somebody holds it.
class FileLock
{
public:
    /// Nothing if somebody else holds it for longer than `patience`, in milliseconds, or no file can be made
    /// there; `isHeld` says which.
    static std::unique_ptr<FileLock> take(const QString& name, int patience = 0, bool* isHeld = nullptr);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    const QString& name() const { return m_name; }

private:
    struct Handle;
    FileLock(QString name, std::unique_ptr<Handle> handle);

    QString m_name;
    std::unique_ptr<Handle> m_handle;
};

/// The name of the lock of a file or folder: hidden, and beside it.
QString lockNameOf(const QString& path);

/// Keeps other programs of ours away from a file, or a folder, while it is read and written again. An error
/// if somebody holds it for longer than `patience`, in milliseconds.
Result<std::unique_ptr<FileLock>> lockFile(const QString& path, int patience = 5000);

} // namespace delve
