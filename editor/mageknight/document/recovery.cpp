// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/recovery.h"

#include "editor/document/save_file.h"
#include "engine/base/file.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/scenario/write_scenario.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <string_view>

namespace delve::mageknight {

namespace {

const QString suffix = QStringLiteral(".recovery");
const QString packSuffix = QStringLiteral(".pack.recovery");
const QString pathMember = QStringLiteral("path");

QString lockName(const QString& session)
{
    return session + QStringLiteral(".lock");
}

} // namespace

// The first line says where the scenario belongs; the rest is the text of a scenario file, so that it can be
// rescued by hand too.
Result<void> writeRecovery(const QString& file, const QString& originalPath, const Scenario& scenario)
{
    const QJsonObject head{{pathMember, originalPath}};
    return saveFile(file, QJsonDocument(head).toJson(QJsonDocument::Compact) + '\n' +
                              QByteArray::fromStdString(writeScenario(scenario)));
}

Result<Recovered> readRecovery(const QString& file)
{
    auto text = readFile(file.toStdString(), scenario_limits::fileBytes);
    if (!text)
        return text.error();
    const std::string_view all = *text;
    const std::size_t end = std::min(all.find('\n'), all.size());
    const auto head = QJsonDocument::fromJson(QByteArray(all.data(), qsizetype(end)));
    if (!head.isObject())
        return Error{file.toStdString(), {QT_TRANSLATE_NOOP("Engine", "this is not a recovery file."), {}}};
    auto scenario = parseScenario(all.substr(std::min(end + 1, all.size())));
    if (!scenario)
        return scenario.error();
    return Recovered{*std::move(scenario), head[pathMember].toString()};
}

QString RecoveryFolder::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

RecoveryFolder::RecoveryFolder(const QString& folder)
    : m_folder(folder), m_session(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    QDir().mkpath(m_folder);
    m_locks.push_back(std::make_unique<QLockFile>(m_folder + u'/' + lockName(m_session)));
    m_locks.back()->setStaleLockTime(0); // never by age: programs run for days
    m_locks.back()->tryLock(0);
}

QString RecoveryFolder::newFile(RecoveryOf kind)
{
    return QStringLiteral("%1/%2.%3%4")
        .arg(m_folder, m_session, QString::number(++m_count), kind == RecoveryOf::Pack ? packSuffix : suffix);
}

std::vector<RecoveryFolder::Abandoned> RecoveryFolder::takeAbandoned()
{
    std::vector<Abandoned> found;
    const QDir folder(m_folder);
    for (const QFileInfo& file : folder.entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time)) {
        const QString session = file.fileName().section(u'.', 0, 0);
        const QString lockFile = folder.filePath(lockName(session));
        const bool isOurs = std::ranges::any_of(
            m_locks, [&](const auto& lock) { return lock->fileName() == lockFile && lock->isLocked(); });
        if (!isOurs) {
            auto lock = std::make_unique<QLockFile>(lockFile);
            lock->setStaleLockTime(0);
            if (!lock->tryLock(0))
                continue; // that program still runs
            m_locks.push_back(std::move(lock));
        }
        if (session != m_session)
            found.push_back({file.filePath(), file.lastModified(),
                             file.fileName().endsWith(packSuffix) ? RecoveryOf::Pack : RecoveryOf::Scenario});
    }
    return found;
}

} // namespace delve::mageknight
