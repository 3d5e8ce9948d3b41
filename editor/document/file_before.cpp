// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/file_before.h"

#include "editor/document/file_digest.h"
#include "editor/document/file_lock.h"
#include "editor/document/output_target.h"
#include "editor/document/save_file.h"

#include <QDir>
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

constexpr qsizetype digestSigns = 16; ///< of a digest, in the names of files that nobody is to see

QString shortOf(const QByteArray& digest)
{
    return QString::fromLatin1(digest.toHex().left(digestSigns));
}

/// How the hidden files begin that are made for a file, in the same folder and however long its name is.
QString hiddenBeginning(const QString& path)
{
    return QStringLiteral(".delvewright-%1-")
        .arg(shortOf(digestOf(QFile::encodeName(QFileInfo(path).fileName()))));
}

/// A hidden name for what takes the place of a file. It says what both hold, old and new: whoever finds it
/// later knows whether anything would be lost with it.
QString nameBeside(const QString& path, const QByteArray& before, const QByteArray& bytes)
{
    return QStringLiteral("%1/%2%3-%4-%5")
        .arg(QFileInfo(path).absolutePath(), hiddenBeginning(path), shortOf(before), shortOf(digestOf(bytes)),
             QString::number(QRandomGenerator::global()->generate(), 36));
}

QStringList leftoversOf(const QString& path)
{
    return QDir(QFileInfo(path).absolutePath())
        .entryList({hiddenBeginning(path) + u'*'}, QDir::Files | QDir::Hidden | QDir::NoSymLinks);
}

/// Removes what a program left beside the file that was killed while it wrote: the old text, the new one, or
/// a part of that. What a third program wrote stays. Nobody else may be at it: whoever asks holds the lock.
void clearLeftovers(const QString& path)
{
    const QDir folder(QFileInfo(path).absolutePath());
    for (const QString& name : leftoversOf(path)) {
        const QString file = folder.filePath(name);
        const bool isPart = name.lastIndexOf(u'.') > 0; // as QSaveFile names what is not finished
        const QStringList known = name.split(u'-').mid(2, 2);
        if (isPart || known.contains(shortOf(digestOfFile(file))))
            QFile::remove(file);
    }
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

Error changedMeanwhile(const QString& path)
{
    return {path.toStdString(),
            {QT_TRANSLATE_NOOP("Engine", "another program has changed the file meanwhile. Nothing was "
                                         "written; try again."),
             {}}};
}

Error notReplaced(const QString& path, const std::string& why)
{
    return {
        path.toStdString(),
        {QT_TRANSLATE_NOOP("Engine", "the file could not be written: %1. It is as it was before."), {why}}};
}

} // namespace

void clearWhatWasKilled(const QString& path)
{
    const QString file = trueName(path);
    if (leftoversOf(file).isEmpty())
        return;
    if (const auto lock = FileLock::take(lockNameOf(file))) // whoever has it clears as well
        clearLeftovers(file);
}

FileBefore::FileBefore(const QString& path) : FileBefore(path, digestOfFile(path))
{
    clearWhatWasKilled(path);
}

FileBefore::FileBefore(const QString& path, const std::string& text)
    : FileBefore(path, digestOf(QByteArray::fromStdString(text)))
{
    clearWhatWasKilled(path);
}

FileBefore::FileBefore(const QString& path, QByteArray digest) : m_path(path), m_digest(std::move(digest))
{}

bool FileBefore::isAsBefore() const
{
    return digestOfFile(m_path) == m_digest;
}

Result<void> FileBefore::replace(const QByteArray& bytes) const
{
    if (const auto refused = notAFile(m_path))
        return *refused;
    const QString path = trueName(m_path);
    if (const QString why = whyNotWritable(QFileInfo(path).absolutePath()); !why.isEmpty())
        return notReplaced(m_path, why.toStdString());
    const auto lock = lockFile(path);
    return lock ? replaceLocked(bytes) : Result<void>(lock.error());
}

Result<void> FileBefore::replaceLocked(const QByteArray& bytes) const
{
    const QString path = trueName(m_path);
    if (const auto refused = notAFile(path))
        return *refused;
    clearLeftovers(path);
    const QString fresh = nameBeside(path, m_digest, bytes);
    if (const auto written = saveFile(fresh, bytes); !written)
        return Error{m_path.toStdString(), written.error().what};
    if (!m_digest.isEmpty())
        QFile::setPermissions(fresh, QFile::permissions(path));
    Taken taken = takePlace(fresh, path, m_digest);
    if (taken == Taken::Unknown)
        taken = takePlaceByTurns(fresh, path, m_digest);
    const std::string why = std::strerror(errno);
    if (taken != Taken::Yes && digestOfFile(fresh) == digestOf(bytes)) // nothing that anybody else wrote
        QFile::remove(fresh);
    switch (taken) {
    case Taken::ChangedMeanwhile: return changedMeanwhile(m_path);
    case Taken::Refused: return notReplaced(m_path, why);
    case Taken::Yes:
    case Taken::Unknown: break;
    }
    return {};
}

OwnFile::OwnFile(FileBefore before, std::unique_ptr<FileLock> lock)
    : m_last(std::move(before)), m_lock(std::move(lock)), m_hadFile(QFileInfo::exists(m_last.path()))
{}

Result<std::unique_ptr<OwnFile>> OwnFile::take(const FileBefore& before)
{
    auto lock = lockFile(trueName(before.path()));
    if (!lock)
        return lock.error();
    if (!before.isAsBefore())
        return changedMeanwhile(before.path());
    return std::unique_ptr<OwnFile>(new OwnFile(before, *std::move(lock)));
}

Result<void> OwnFile::write(const QByteArray& bytes)
{
    if (!QFileInfo::exists(m_last.path())) // somebody took it away: nothing is lost
        m_last = FileBefore(m_last.path(), QByteArray());
    auto done = m_last.replaceLocked(bytes);
    if (done)
        m_last = FileBefore(m_last.path(), digestOf(bytes));
    return done;
}

} // namespace delve
