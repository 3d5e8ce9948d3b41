// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"

#include "editor/document/save_file.h"
#include "engine/base/file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace delve {

namespace {

const QString suffix = QStringLiteral(".recovery");
const QString packSuffix = QStringLiteral(".pack.recovery");
const QString gameSuffix = QStringLiteral(".game.recovery");
const QString pathMember = QStringLiteral("path");

const QString& suffixOf(RecoveryOf kind)
{
    return kind == RecoveryOf::Pack ? packSuffix : kind == RecoveryOf::Game ? gameSuffix : suffix;
}

RecoveryOf kindOf(const QString& fileName)
{
    return fileName.endsWith(packSuffix)   ? RecoveryOf::Pack
           : fileName.endsWith(gameSuffix) ? RecoveryOf::Game
                                           : RecoveryOf::Scenario;
}

QString lockName(const QString& session)
{
    return session + QStringLiteral(".lock");
}

} // namespace

// The first line says where the document belongs; the rest is the text of its file, so that it can be rescued
// by hand too.
Result<void> writeRecovery(const QString& file, const Recovered& copy)
{
    const QJsonObject head{{pathMember, copy.originalPath}};
    return saveFile(file, QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n' +
                              QByteArray::fromStdString(copy.text));
}

Result<Recovered> readRecovery(const QString& file, std::size_t mostBytes)
{
    auto text = readFile(file.toStdString(), mostBytes);
    if (!text)
        return text.error();
    const std::size_t end = std::min(text->find('\n'), text->size());
    const auto head = QJsonDocument::fromJson(QByteArray(text->data(), qsizetype(end)));
    if (!head.isObject())
        return Error{file.toStdString(), {QT_TRANSLATE_NOOP("Engine", "this is not a recovery file."), {}}};
    return Recovered{text->substr(std::min(end + 1, text->size())), head[pathMember].toString()};
}

QString RecoveryFolder::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

RecoveryFolder::RecoveryFolder(const QString& folder)
    : m_folder(folder), m_session(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    hold(m_session);
}

bool RecoveryFolder::hold(const QString& session)
{
    const QString name = m_folder + u'/' + lockName(session);
    if (std::ranges::any_of(m_locks, [&](const auto& lock) { return lock->name() == name; }))
        return true;
    QDir().mkpath(m_folder);
    auto lock = FileLock::take(name);
    const bool isHeld = lock != nullptr;
    if (lock)
        m_locks.push_back(std::move(lock));
    return isHeld;
}

QString RecoveryFolder::newFile(RecoveryOf kind)
{
    hold(m_session); // a folder that could not be written may have become writable
    return QStringLiteral("%1/%2.%3%4").arg(m_folder, m_session, QString::number(++m_count), suffixOf(kind));
}

std::vector<RecoveryFolder::Abandoned> RecoveryFolder::takeAbandoned()
{
    std::vector<Abandoned> found;
    const QDir folder(m_folder);
    for (const QFileInfo& file : folder.entryInfoList({u'*' + suffix + u'*'}, QDir::Files, QDir::Time)) {
        const QString session = file.fileName().section(u'.', 0, 0);
        if (session == m_session || !hold(session))
            continue; // that program still runs
        if (!file.fileName().endsWith(suffix))
            QFile::remove(file.filePath()); // half a copy, which it did not live to finish
        else
            found.push_back({file.filePath(), file.lastModified(), kindOf(file.fileName())});
    }
    return found;
}

} // namespace delve
