// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/builder/draft_shelf.h"

#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"

#include <QDir>

#include <algorithm>

namespace delve {

DraftShelf::~DraftShelf() = default;

void DraftShelf::setWorkspace(Workspace* workspace)
{
    m_workspace = workspace;
    for (const auto& draft : m_drafts)
        keepCopyOf(*draft);
}

void DraftShelf::keepCopyOf(PackDraft& draft)
{
    if (m_workspace)
        m_workspace->lookAfter(draft.keepCopyIn(m_workspace->recoveryFolder().newFile(RecoveryOf::Pack)));
}

/// Packs stay as long as they have unsaved changes, or nobody put other files in their place; the rest comes
/// and goes with the library.
void DraftShelf::refresh()
{
    const QString chosen = draft() ? draft()->id() : QString();
    beginResetModel();
    std::vector<std::unique_ptr<PackDraft>> before = std::move(m_drafts);
    m_drafts.clear();
    const Folders folders = books() ? userFolders() : Folders();
    // Their folder may be gone, or hold what cannot be used: saving says so, and nothing is lost until then.
    for (auto& open : before)
        if (open->isModified() && !folders.contains(open->id().toStdString()))
            m_drafts.push_back(std::move(open));
    for (const auto& [id, folder] : folders) {
        const auto open = std::ranges::find_if(before, [&, &id = id](const auto& draft) {
            return draft && draft->id().toStdString() == id &&
                   (draft->isModified() || draft->savedHash() == hashOf(id));
        });
        if (open != before.end()) {
            m_drafts.push_back(std::move(*open));
            continue;
        }
        m_drafts.push_back(opened(id, folder));
        keepCopyOf(*m_drafts.back());
        connect(m_drafts.back().get(), &PackDraft::modifiedChanged, this, &DraftShelf::modifiedChanged);
        connect(m_drafts.back().get(), &PackDraft::edited, this, [this, draft = m_drafts.back().get()] {
            for (int row = 0; row < count(); ++row)
                if (m_drafts[std::size_t(row)].get() == draft)
                    emit dataChanged(index(row), index(row), {NameRole});
        });
    }
    m_current = m_drafts.empty() ? -1 : 0;
    for (int row = 0; row < count(); ++row)
        if (m_drafts[std::size_t(row)]->id() == chosen)
            m_current = row;
    endResetModel();
    emit packsChanged();
    emit currentChanged();
    emit modifiedChanged();
    // Views let go of those that are gone when they hear of the change, and may still look at them meanwhile.
    for (auto& gone : before)
        if (gone)
            gone.release()->deleteLater();
}

void DraftShelf::select(const std::string& id)
{
    for (int row = 0; row < count(); ++row)
        if (m_drafts[std::size_t(row)]->id().toStdString() == id)
            setCurrentIndex(row);
}

PackDraft* DraftShelf::draftCalled(const std::string& id) const
{
    const auto found =
        std::ranges::find_if(m_drafts, [&](const auto& draft) { return draft->id().toStdString() == id; });
    return found == m_drafts.end() ? nullptr : found->get();
}

bool DraftShelf::recover(const QString& file)
{
    const QString title = tr("Cannot recover %1").arg(QDir::toNativeSeparators(file));
    const auto id = idOfCopy(file);
    if (!id)
        return fail(title, id.error());
    if (!draftCalled(*id)) {
        // Its folder is gone, or what is in it cannot be used: then it has to be imported by hand.
        const auto back = arrived(file, PackArrival::Refuse);
        if (!back)
            return fail(title, back.error());
        books()->reload();
    }
    PackDraft* draft = draftCalled(*id);
    const bool isSafe = draft && becomeCopy(*draft, file);
    select(*id);
    if (m_workspace && isSafe)
        m_workspace->discardRecovery(file);
    clearFailure();
    return true;
}

void DraftShelf::setCurrentIndex(int index)
{
    if (index == m_current || index < 0 || index >= count())
        return;
    m_current = index;
    emit currentChanged();
}

PackDraft* DraftShelf::draft() const
{
    return m_current >= 0 && m_current < count() ? m_drafts[std::size_t(m_current)].get() : nullptr;
}

bool DraftShelf::isModified() const
{
    return std::ranges::any_of(m_drafts, [](const auto& draft) { return draft->isModified(); });
}

bool DraftShelf::fail(const QString& title, const Error& error)
{
    m_failureTitle = title;
    m_failure = sentence(error);
    emit failureChanged();
    return false;
}

void DraftShelf::clearFailure()
{
    m_failureTitle.clear();
    m_failure.clear();
    emit failureChanged();
}

bool DraftShelf::goOnWith(const Result<std::string>& pack, const QString& title)
{
    if (!pack)
        return fail(title, pack.error());
    books()->reload();
    select(*pack);
    clearFailure();
    return true;
}

bool DraftShelf::createPack(const QString& name)
{
    const QString author = qEnvironmentVariable("USER", tr("Unknown"));
    return goOnWith(made(name.toStdString(), author.toStdString()), tr("The pack cannot be made"));
}

bool DraftShelf::duplicatePack(const QString& name)
{
    return draft() && goOnWith(copied(*draft(), name.toStdString()), tr("The pack cannot be copied"));
}

bool DraftShelf::deletePack()
{
    if (!draft())
        return false;
    if (const auto done = delve::deletePack(draft()->folder()); !done)
        return fail(tr("The pack cannot be deleted"), done.error());
    draft()->undoStack().setClean(); // what was not saved of it goes, too
    books()->reload();
    clearFailure();
    return true;
}

bool DraftShelf::exportTo(const QUrl& url)
{
    if (!draft())
        return false;
    if (const auto done = sentOut(*draft(), chosenPath(url)); !done)
        return fail(tr("The pack cannot be exported"), done.error());
    clearFailure();
    return true;
}

int DraftShelf::importFrom(const QUrl& url, int arrival)
{
    const auto how = PackArrival(std::clamp(arrival, 0, 2));
    const auto there = arrived(chosenPath(url), how);
    if (!there) {
        fail(tr("Cannot import %1").arg(QDir::toNativeSeparators(chosenPath(url))), there.error());
        return how == PackArrival::Refuse && !hashOf(there.error().where).empty() ? 1 : 2;
    }
    if (PackDraft* replaced = draftCalled(there->id); replaced && !there->wasThere)
        replaced->undoStack().setClean(); // the user has chosen the other one
    books()->reload();
    select(there->id);
    clearFailure();
    return 0;
}

bool DraftShelf::save()
{
    m_impact.clear();
    if (!draft())
        return false;
    const auto impact = impactOf(*draft());
    if (!impact)
        return fail(tr("%1 cannot be saved").arg(draft()->name()), impact.error());
    m_impact = *impact;
    emit impactChanged();
    return m_impact.isEmpty() && saveAnyway();
}

bool DraftShelf::saveAnyway()
{
    if (!draft())
        return false;
    const std::string id = draft()->id().toStdString();
    if (const auto done = draft()->saveNow(); !done)
        return fail(tr("%1 cannot be saved").arg(draft()->name()), done.error());
    books()->reload();
    renewReferences(id);
    m_impact.clear();
    emit impactChanged();
    clearFailure();
    return true;
}

QVariantMap DraftShelf::entry(Severity severity, const QString& rule, const QString& sentence)
{
    return {{QStringLiteral("severity"), int(severity)},
            {QStringLiteral("rule"), rule},
            {QStringLiteral("sentence"), sentence}};
}

int DraftShelf::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant DraftShelf::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    PackDraft* draft = m_drafts[std::size_t(index.row())].get();
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return draft->name();
    case PackRole: return QVariant::fromValue(draft);
    default: return {};
    }
}

QHash<int, QByteArray> DraftShelf::roleNames() const
{
    return {{PackRole, "pack"}, {NameRole, "name"}};
}

} // namespace delve
