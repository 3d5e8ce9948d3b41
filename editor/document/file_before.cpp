// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_before.h"

#include "editor/document/file_digest.h"
#include "editor/document/file_lock.h"
#include "editor/document/save_file.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>

namespace delve {

namespace {

/// Links lead several names to one file; it has one lock.
QString trueName(const QString& path)
{
    const QFileInfo file(path);
    if (const QString name = file.canonicalFilePath(); !name.isEmpty())
        return name;
    return file.isSymLink() ? file.symLinkTarget() : path;
}

/// A hidden name in the same folder, however long the name of the file is.
QString nameBeside(const QString& path)
{
    return QStringLiteral("%1/.delvewright-%2")
        .arg(QFileInfo(path).absolutePath(), QString::number(QRandomGenerator::global()->generate64(), 36));
}

/// How a new file came to its place, or why it did not.
enum class Taken
{
    Yes,
    ChangedMeanwhile,
    Refused, ///< by the system; errno says why
    Unknown  ///< the disk knows no such step
};

/// Whether the system or disk has no such flag for a rename, in which case nothing was done.
bool isStepUnknown()
{
    return errno == EINVAL || errno == ENOSYS;
}

/// Puts a new file into the place of one that held `digest`, in one step, and looks afterwards at what it
/// replaced: so there is no moment in which somebody could write unseen.
Taken takePlace(const QString& fresh, const QString& path, const QByteArray& digest)
{
#if defined(RENAME_EXCHANGE) && defined(RENAME_NOREPLACE)
    const QByteArray from = QFile::encodeName(fresh), to = QFile::encodeName(path);
    const auto step = [&](unsigned flags) {
        return ::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), flags) == 0;
    };
    const bool isNew = digest.isEmpty();
    if (!step(isNew ? RENAME_NOREPLACE : RENAME_EXCHANGE)) {
        if (isStepUnknown())
            return Taken::Unknown;
        return errno == EEXIST || errno == ENOENT ? Taken::ChangedMeanwhile : Taken::Refused;
    }
    if (isNew)
        return Taken::Yes;
    if (digestOfFile(fresh) == digest) { // which is the old one now
        QFile::remove(fresh);
        return Taken::Yes;
    }
    return step(RENAME_EXCHANGE) ? Taken::ChangedMeanwhile : Taken::Refused;
#else
    Q_UNUSED(fresh);
    Q_UNUSED(path);
    Q_UNUSED(digest);
    return Taken::Unknown;
#endif
}

/// Where that cannot be done: programs of ours wait for the lock, others have the moment between both lines.
Taken takePlaceByTurns(const QString& fresh, const QString& path, const QByteArray& digest)
{
    if (digestOfFile(path) != digest)
        return Taken::ChangedMeanwhile;
    const QByteArray from = QFile::encodeName(fresh), to = QFile::encodeName(path);
    return ::rename(from.constData(), to.constData()) == 0 ? Taken::Yes : Taken::Refused;
}

} // namespace

FileBefore::FileBefore(const QString& path) : FileBefore(path, digestOfFile(path))
{}

FileBefore::FileBefore(const QString& path, const std::string& text)
    : FileBefore(path, digestOf(QByteArray::fromStdString(text)))
{}

FileBefore::FileBefore(const QString& path, QByteArray digest) : m_path(path), m_digest(std::move(digest))
{}

Result<void> FileBefore::replace(const QByteArray& bytes) const
{
    const QString path = trueName(m_path);
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return saveFile(m_path, bytes); // which says what is wrong with the place
    const QString fresh = nameBeside(path);
    if (const auto written = saveFile(fresh, bytes); !written)
        return Error{m_path.toStdString(), written.error().what};
    Taken taken = Taken::Refused;
    Result<void> result;
    if (const auto lock = lockFile(path); !lock) {
        result = lock.error();
    } else {
        if (!m_digest.isEmpty())
            QFile::setPermissions(fresh, QFile::permissions(path));
        taken = takePlace(fresh, path, m_digest);
        if (taken == Taken::Unknown)
            taken = takePlaceByTurns(fresh, path, m_digest);
        const std::string why = std::strerror(errno);
        if (taken == Taken::ChangedMeanwhile)
            result = Error{m_path.toStdString(),
                           {QT_TRANSLATE_NOOP("Engine", "another program has changed the file meanwhile. "
                                                        "Nothing was written; try again."),
                            {}}};
        else if (taken == Taken::Refused)
            result = Error{m_path.toStdString(),
                           {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. It is as it was "
                                                        "before."),
                            {why}}};
    }
    if (taken != Taken::Yes && digestOfFile(fresh) == digestOf(bytes)) // nothing that anybody else wrote
        QFile::remove(fresh);
    return result;
}

} // namespace delve
