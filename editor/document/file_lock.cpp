// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_lock.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <QLockFile>
#endif

namespace delve {

#ifdef Q_OS_UNIX

struct FileLock::Handle
{
    explicit Handle(int handle) : number(handle) {}
    ~Handle() { ::close(number); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    int number;
};

namespace {

/// Whoever held it before took the file away with it; then this one is nobody's, and there is another.
bool isStillThere(int file, const QByteArray& name)
{
    struct stat held = {}, there = {};
    return ::fstat(file, &held) == 0 && ::stat(name.constData(), &there) == 0 &&
           held.st_ino == there.st_ino && held.st_dev == there.st_dev;
}

} // namespace

std::unique_ptr<FileLock> FileLock::take(const QString& name, int patience, bool* isHeld)
{
    constexpr unsigned long pause = 3; // milliseconds
    const QDeadlineTimer end(patience);
    const QByteArray file = QFile::encodeName(name);
    if (isHeld)
        *isHeld = false;
    for (;;) {
        const int number = ::open(file.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (number < 0)
            return nullptr;
        auto handle = std::make_unique<Handle>(number);
        if (::flock(number, LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK && end.hasExpired()) {
                if (isHeld)
                    *isHeld = true;
                return nullptr;
            }
            if (errno == EWOULDBLOCK || errno == EINTR) {
                QThread::msleep(pause);
                continue;
            }
            // A disk without locks: better to write without one than never.
        }
        if (isStillThere(number, file))
            return std::unique_ptr<FileLock>(new FileLock(name, std::move(handle)));
    }
}

FileLock::~FileLock()
{
    ::unlink(QFile::encodeName(m_name).constData()); // while it is ours
}

#else

struct FileLock::Handle
{
    explicit Handle(const QString& name) : lock(name) {}
    QLockFile lock;
};

std::unique_ptr<FileLock> FileLock::take(const QString& name, int patience, bool* isHeld)
{
    auto handle = std::make_unique<Handle>(name);
    const bool isTaken = handle->lock.tryLock(patience);
    if (isHeld)
        *isHeld = !isTaken && handle->lock.error() == QLockFile::LockFailedError;
    return isTaken ? std::unique_ptr<FileLock>(new FileLock(name, std::move(handle))) : nullptr;
}

FileLock::~FileLock() = default;

#endif

FileLock::FileLock(QString name, std::unique_ptr<Handle> handle)
    : m_name(std::move(name)), m_handle(std::move(handle))
{}

QString lockNameOf(const QString& path)
{
    const QFileInfo file(path);
    return QStringLiteral("%1/.%2.lock").arg(file.absolutePath(), file.fileName());
}

Result<std::unique_ptr<FileLock>> lockFile(const QString& path, int patience)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    bool isHeld = false;
    if (auto lock = FileLock::take(lockNameOf(path), patience, &isHeld))
        return lock;
    if (isHeld)
        return Error{
            path.toStdString(),
            {QT_TRANSLATE_NOOP("Engine", "another program is writing it. Try again in a moment."), {}}};
    return Error{path.toStdString(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be written"), {}}};
}

} // namespace delve
