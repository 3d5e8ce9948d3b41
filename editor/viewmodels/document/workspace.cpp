// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/workspace.h"

#include "editor/document/resource_folder.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"
#include "editor/viewmodels/exchange_watched.h"
#include "engine/base/file.h"
#include "engine/table/replay_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QQmlEngine>

#include <algorithm>

namespace delve {

namespace {

const QString openFiles = QStringLiteral("session/files");
const QString currentFile = QStringLiteral("session/current");

QString cannotOpen(const QString& path)
{
    return Workspace::tr("Cannot open %1").arg(QDir::toNativeSeparators(path));
}

/// What the user knows a document by; empty if the copy cannot be read.
QString nameOfCopy(const QString& file, const GameRegistry& games)
{
    const auto copy = readRecovery(file, mostFileBytes);
    const auto title = copy ? games.gameOf(copy->text).titleOf(copy->text) : copy.error();
    if (!title)
        return {};
    return !title->isEmpty()               ? *title
           : !copy->originalPath.isEmpty() ? QFileInfo(copy->originalPath).fileName()
                                           : Workspace::tr("Untitled");
}

/// Whichever game it is of.
QString nameOfPackCopy(const QString& file, const GameRegistry& games)
{
    for (const WindowGame* game : games.all())
        if (const QString name = game->nameOfPack(file); !name.isEmpty())
            return Workspace::tr("Pack “%1”").arg(name);
    return {};
}

/// A game that was being played.
QString nameOfGameCopy(const QString& file, const GameRegistry& games)
{
    const auto text = readFile(file.toStdString(), table::mostReplayBytes);
    const auto title = text ? games.gameOf(*text).titleOfTable(*text) : text.error();
    if (!title)
        return {};
    return Workspace::tr("Game of “%1”").arg(title->isEmpty() ? Workspace::tr("Untitled") : *title);
}

QString nameOf(const RecoveryFolder::Abandoned& abandoned, const GameRegistry& games)
{
    switch (abandoned.holds) {
    case RecoveryOf::Pack: return nameOfPackCopy(abandoned.file, games);
    case RecoveryOf::Game: return nameOfGameCopy(abandoned.file, games);
    case RecoveryOf::Scenario: break;
    }
    return nameOfCopy(abandoned.file, games);
}

} // namespace

Workspace::Workspace(QObject* parent)
    : QAbstractListModel(parent),
      m_recovery(RecoveryFolder::defaultFolder()),
      m_abandoned(m_recovery.takeAbandoned())
{
    connect(this, &Workspace::currentChanged, this, &Workspace::kindChanged);
}

void Workspace::setGames(GameRegistry* games)
{
    if (!exchangeWatched(m_games, games, *this))
        return;
    if (games)
        connect(games, &GameRegistry::gamesChanged, this, &Workspace::kindChanged);
    emit kindChanged();
    m_abandonedNames.clear();
    for (std::size_t i = 0; games && i < m_abandoned.size(); ++i)
        m_abandonedNames.push_back(nameOf(m_abandoned[i], *games));
    emit recoverableChanged();
}

WindowGame* Workspace::kind() const
{
    if (!m_games || m_games->all().isEmpty())
        return nullptr;
    return current() ? &m_games->gameOf(*current()) : m_games->all().first();
}

void Workspace::setSettings(AppSettings* settings)
{
    m_settings = settings;
    if (settings)
        connect(settings, &AppSettings::autosaveSecondsChanged, this, &Workspace::applyAutosaveInterval);
}

void Workspace::applyAutosaveInterval()
{
    std::erase_if(m_autosaves, [](const auto& autosave) { return autosave.isNull(); });
    for (const auto& autosave : m_autosaves)
        autosave->setInterval(std::chrono::seconds(m_settings ? m_settings->autosaveSeconds() : 30));
}

void Workspace::lookAfter(Autosave& autosave)
{
    m_autosaves.emplace_back(&autosave);
    connect(&autosave, &Autosave::failed, this,
            [this](const QString& why) { fail(tr("No recovery copy could be written"), why); });
    applyAutosaveInterval();
}

FileDocumentViewModel* Workspace::current() const
{
    return documentAt(m_current);
}

FileDocumentViewModel* Workspace::documentAt(int index) const
{
    return index >= 0 && index < count() ? m_documents[std::size_t(index)].get() : nullptr;
}

void Workspace::setCurrentIndex(int index)
{
    if (index == m_current || index < -1 || index >= count())
        return;
    m_current = index;
    emit currentChanged();
}

void Workspace::add(std::unique_ptr<FileDocumentViewModel> document)
{
    beginInsertRows({}, count(), count());
    m_documents.push_back(std::move(document));
    // Otherwise QML would own what documentAt() gives it, and delete an open document when it cleans up.
    QQmlEngine::setObjectOwnership(m_documents.back().get(), QQmlEngine::CppOwnership);
    lookAfter(m_documents.back()->keepCopyIn(m_recovery.newFile()));
    endInsertRows();
    emit countChanged();
    setCurrentIndex(count() - 1);
}

void Workspace::newDocument()
{
    newDocumentOf(m_games->all().first());
}

void Workspace::newDocumentOf(WindowGame* game)
{
    if (game)
        add(game->newDocument());
}

void Workspace::newFromTemplate(const QString& id)
{
    for (WindowGame* game : m_games->all())
        if (auto document = game->newFromTemplate(id))
            return add(std::move(document));
}

std::unique_ptr<FileDocumentViewModel> Workspace::read(const Result<std::string>& text, const QString& title)
{
    auto document = text ? m_games->gameOf(*text).read(*text) : text.error();
    if (!document) {
        fail(title, sentence(document.error()));
        return nullptr;
    }
    clearFailure();
    return *std::move(document);
}

bool Workspace::openUrl(const QUrl& url)
{
    return open(url.isLocalFile() ? url.toLocalFile() : url.toString());
}

bool Workspace::open(const QString& path)
{
    if (path.endsWith(u".bundle.json", Qt::CaseInsensitive)) {
        emit bundleChosen(path);
        return true;
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < count(); ++i)
        if (documentAt(i)->path() == absolute) {
            setCurrentIndex(i);
            return true;
        }
    const auto text = readFile(absolute.toStdString(), mostFileBytes);
    auto document = read(text, cannotOpen(path));
    if (!document)
        return false;
    document->belongTo(absolute, *text);
    add(std::move(document));
    if (m_settings)
        m_settings->addRecentFile(absolute);
    return true;
}

bool Workspace::openUnsaved(const std::string& text)
{
    auto document = read(text, tr("Cannot open %1").arg(tr("Untitled")));
    if (!document)
        return false;
    document->becomeUnsaved();
    add(std::move(document));
    return true;
}

bool Workspace::openCopy(const QString& path)
{
    auto document = read(readFile(path.toStdString(), mostFileBytes), cannotOpen(path));
    if (!document)
        return false;
    add(std::move(document));
    return true;
}

bool Workspace::openSample(const QString& name)
{
    const auto file = resourceFolder() / "scenarios" / (name.toStdString() + ".scenario.json");
    return openCopy(QString::fromStdString(file.string()));
}

bool Workspace::save(int index)
{
    const FileDocumentViewModel* document = documentAt(index);
    return document && !document->path().isEmpty() && saveAs(index, QUrl::fromLocalFile(document->path()));
}

bool Workspace::saveAs(int index, const QUrl& url)
{
    FileDocumentViewModel* document = documentAt(index);
    if (!document)
        return false;
    const QString path = chosenPath(url);
    const auto saved = document->saveAs(path);
    if (!saved) {
        fail(tr("Cannot save %1").arg(QDir::toNativeSeparators(path)), sentence(saved.error()));
        return false;
    }
    clearFailure();
    if (m_settings)
        m_settings->addRecentFile(path);
    return true;
}

void Workspace::close(int index)
{
    if (!documentAt(index))
        return;
    // Views must let go of the document before it is gone.
    const int next = index < m_current || m_current == count() - 1 ? m_current - 1 : m_current;
    beginRemoveRows({}, index, index);
    FileDocumentViewModel* closing = m_documents[std::size_t(index)].release();
    m_documents.erase(m_documents.begin() + index);
    endRemoveRows();
    m_current = std::clamp(next, count() > 0 ? 0 : -1, count() - 1);
    emit currentChanged();
    emit countChanged();
    // The tab that showed it goes later, too; and if the program ends before, the workspace takes it along.
    closing->setParent(this);
    closing->deleteLater();
}

int Workspace::firstModified(int from) const
{
    const auto begin = m_documents.begin() + std::clamp(from, 0, count());
    const auto found =
        std::find_if(begin, m_documents.end(), [](const auto& one) { return one->isModified(); });
    return found == m_documents.end() ? -1 : int(found - m_documents.begin());
}

void Workspace::fail(const QString& title, const QString& why)
{
    m_failureTitle = title;
    m_failure = why;
    emit failureChanged();
}

void Workspace::clearFailure()
{
    if (!m_failure.isEmpty())
        fail({}, {});
}

void Workspace::saveSession()
{
    QStringList paths;
    for (const auto& document : m_documents)
        if (!document->path().isEmpty())
            paths << document->path();
    m_settings->write(openFiles, paths);
    m_settings->write(currentFile, current() ? current()->path() : QString());
}

void Workspace::restoreSession()
{
    // After a crash the last files are not opened by themselves: one of them may be the reason.
    if (!m_abandoned.empty())
        return;
    for (const QString& path : m_settings->read(openFiles, {}).toStringList())
        if (QFileInfo::exists(path))
            open(path);
    const QString front = m_settings->read(currentFile, {}).toString();
    if (!front.isEmpty() && QFileInfo::exists(front))
        open(front);
}

QVariantList Workspace::recoverable() const
{
    QVariantList list;
    for (std::size_t i = 0; i < m_abandonedNames.size(); ++i) {
        const RecoveryFolder::Abandoned& abandoned = m_abandoned[i];
        const QString& name = m_abandonedNames[i];
        list << QVariantMap{
            {QStringLiteral("file"), abandoned.file},
            {QStringLiteral("name"), name.isEmpty() ? tr("Damaged recovery file") : name},
            {QStringLiteral("readable"), !name.isEmpty()},
            {QStringLiteral("isPack"), abandoned.holds == RecoveryOf::Pack},
            {QStringLiteral("isGame"), abandoned.holds == RecoveryOf::Game},
            {QStringLiteral("time"), QLocale().toString(abandoned.written, QLocale::ShortFormat)}};
    }
    return list;
}

void Workspace::recover(const QString& file)
{
    const auto copy = readRecovery(file, mostFileBytes);
    auto document = read(copy ? Result<std::string>(copy->text) : copy.error(),
                         tr("Cannot recover %1").arg(QDir::toNativeSeparators(file)));
    if (!document)
        return;
    document->becomeUnsaved(copy->originalPath);
    add(std::move(document));
    // Safe in a copy of its own before the old one goes.
    if (current()->autosave()->write())
        discardRecovery(file);
}

void Workspace::discardRecovery(const QString& file)
{
    QFile::remove(file);
    const auto gone = std::ranges::find(m_abandoned, file, &RecoveryFolder::Abandoned::file);
    if (gone == m_abandoned.end())
        return;
    if (!m_abandonedNames.empty())
        m_abandonedNames.erase(m_abandonedNames.begin() + (gone - m_abandoned.begin()));
    m_abandoned.erase(gone);
    emit recoverableChanged();
}

int Workspace::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant Workspace::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    FileDocumentViewModel* document = documentAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return document->title();
    case DocumentRole: return QVariant::fromValue(document);
    default: return {};
    }
}

QHash<int, QByteArray> Workspace::roleNames() const
{
    return {{DocumentRole, "document"}};
}

} // namespace delve
