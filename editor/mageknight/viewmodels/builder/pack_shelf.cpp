// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/pack_shelf.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/validation/pack_impact.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"
#include "engine/mageknight/scenario/edits/pack_references.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

QVariantMap entry(Severity severity, const QString& rule, const QString& sentence)
{
    return {{QStringLiteral("severity"), int(severity)},
            {QStringLiteral("rule"), rule},
            {QStringLiteral("sentence"), sentence}};
}

QVariantList entries(const Findings& findings, const Scenario& scenario, const Content& content)
{
    QVariantList list;
    for (const Finding& finding : findings)
        list << entry(finding.severity, QString::fromStdString(finding.rule),
                      sentence(finding, scenario, content, QLocale().name().toStdString()));
    return list;
}

bool isNamedBy(const Scenario& scenario, const std::string& pack)
{
    return std::ranges::find(scenario.packs, pack, &PackReference::id) != scenario.packs.end();
}

} // namespace

void PackShelf::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, &PackShelf::refresh);
    emit libraryChanged();
    refresh();
}

void PackShelf::setWorkspace(Workspace* workspace)
{
    m_workspace = workspace;
    for (const auto& pack : m_packs)
        keepCopyOf(*pack);
}

void PackShelf::keepCopyOf(PackViewModel& pack)
{
    if (m_workspace)
        m_workspace->lookAfter(pack.keepCopyIn(m_workspace->recoveryFolder().newFile(RecoveryOf::Pack)));
}

/// Packs stay as long as they have unsaved changes, or nobody put other files in their place; the rest comes
/// and goes with the library.
void PackShelf::refresh()
{
    const std::string chosen = current() ? current()->model().pack().id : std::string();
    beginResetModel();
    std::vector<std::unique_ptr<PackViewModel>> before = std::move(m_packs);
    m_packs.clear();
    const auto& folders = m_library->userFolders();
    // Their folder may be gone, or hold what cannot be used: saving says so, and nothing is lost until then.
    for (auto& pack : before)
        if (pack->isModified() && !folders.contains(pack->model().pack().id))
            m_packs.push_back(std::move(pack));
    for (const auto& [id, folder] : folders) {
        const Pack& there = *m_library->content().pack(id);
        const auto open = std::ranges::find_if(before, [&](const auto& pack) {
            return pack && pack->model().pack().id == id &&
                   (pack->isModified() || pack->model().saved().hash == there.hash);
        });
        if (open != before.end()) {
            m_packs.push_back(std::move(*open));
            continue;
        }
        m_packs.push_back(std::make_unique<PackViewModel>(there, folder));
        keepCopyOf(*m_packs.back());
        connect(m_packs.back().get(), &PackViewModel::modifiedChanged, this, &PackShelf::modifiedChanged);
        connect(m_packs.back().get(), &PackViewModel::edited, this, [this, pack = m_packs.back().get()] {
            for (int row = 0; row < count(); ++row)
                if (m_packs[std::size_t(row)].get() == pack)
                    emit dataChanged(index(row), index(row), {NameRole});
        });
    }
    m_current = m_packs.empty() ? -1 : 0;
    for (int row = 0; row < count(); ++row)
        if (m_packs[std::size_t(row)]->model().pack().id == chosen)
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

void PackShelf::select(const std::string& id)
{
    for (int row = 0; row < count(); ++row)
        if (m_packs[std::size_t(row)]->model().pack().id == id)
            setCurrentIndex(row);
}

PackViewModel* PackShelf::packCalled(const std::string& id) const
{
    const auto found =
        std::ranges::find_if(m_packs, [&](const auto& pack) { return pack->model().pack().id == id; });
    return found == m_packs.end() ? nullptr : found->get();
}

bool PackShelf::recover(const QString& file)
{
    const QString title = tr("Cannot recover %1").arg(QDir::toNativeSeparators(file));
    const auto copy = readPackFile(file);
    if (!copy)
        return fail(title, copy.error());
    if (!packCalled(copy->id)) {
        // Its folder is gone, or what is in it cannot be used: then it has to be imported by hand.
        const auto back = importPack(file, PackArrival::Refuse, m_library->content(), userPackFolder());
        if (!back)
            return fail(title, back.error());
        m_library->reload();
    }
    const bool isSafe = packCalled(copy->id) && packCalled(copy->id)->becomeCopy(*copy);
    select(copy->id);
    if (m_workspace && isSafe)
        m_workspace->discardRecovery(file);
    clearFailure();
    return true;
}

void PackShelf::setCurrentIndex(int index)
{
    if (index == m_current || index < 0 || index >= count())
        return;
    m_current = index;
    emit currentChanged();
}

PackViewModel* PackShelf::current() const
{
    return m_current >= 0 && m_current < count() ? m_packs[std::size_t(m_current)].get() : nullptr;
}

bool PackShelf::isModified() const
{
    return std::ranges::any_of(m_packs, [](const auto& pack) { return pack->isModified(); });
}

bool PackShelf::fail(const QString& title, const Error& error)
{
    m_failureTitle = title;
    m_failure = sentence(error);
    emit failureChanged();
    return false;
}

void PackShelf::clearFailure()
{
    m_failureTitle.clear();
    m_failure.clear();
    emit failureChanged();
}

bool PackShelf::createPack(const QString& name)
{
    const QString author = qEnvironmentVariable("USER", tr("Unknown"));
    const auto pack = delve::mageknight::createPack(name.toStdString(), author.toStdString(),
                                                    m_library->content(), userPackFolder());
    if (!pack)
        return fail(tr("The pack cannot be made"), pack.error());
    m_library->reload();
    select(pack->id);
    clearFailure();
    return true;
}

bool PackShelf::duplicatePack(const QString& name)
{
    if (!current())
        return false;
    const auto pack = delve::mageknight::duplicatePack(current()->model().pack(), name.toStdString(),
                                                       m_library->content(), userPackFolder());
    if (!pack)
        return fail(tr("The pack cannot be copied"), pack.error());
    m_library->reload();
    select(pack->id);
    clearFailure();
    return true;
}

bool PackShelf::deletePack()
{
    if (!current())
        return false;
    if (const auto done = delve::mageknight::deletePack(current()->model().folder()); !done)
        return fail(tr("The pack cannot be deleted"), done.error());
    current()->model().undoStack().setClean(); // what was not saved of it goes, too
    m_library->reload();
    clearFailure();
    return true;
}

bool PackShelf::exportTo(const QUrl& url)
{
    if (!current())
        return false;
    if (const auto done = exportPack(current()->model().pack(), chosenPath(url)); !done)
        return fail(tr("The pack cannot be exported"), done.error());
    clearFailure();
    return true;
}

int PackShelf::importFrom(const QUrl& url, int arrival)
{
    const auto how = PackArrival(std::clamp(arrival, 0, 2));
    const auto arrived = importPack(chosenPath(url), how, m_library->content(), userPackFolder());
    if (!arrived) {
        fail(tr("Cannot import %1").arg(QDir::toNativeSeparators(chosenPath(url))), arrived.error());
        return how == PackArrival::Refuse && m_library->content().pack(arrived.error().where) ? 1 : 2;
    }
    if (PackViewModel* replaced = packCalled(arrived->id); replaced && !arrived->wasThere)
        replaced->model().undoStack().setClean(); // the user has chosen the other one
    m_library->reload();
    select(arrived->id);
    clearFailure();
    return 0;
}

void PackShelf::addCopyOf(const QString& id)
{
    const ContentId wanted(id.toStdString());
    for (const Pack& pack : m_library->content().packs())
        if (const auto piece = findPiece(pack, wanted); piece && current())
            return current()->addCopyOf(*piece);
}

Result<Content> PackShelf::contentWith(const Pack& pack) const
{
    std::vector<Pack> packs = m_library->content().packs();
    const auto place = std::ranges::find(packs, pack.id, &Pack::id);
    if (place != packs.end())
        *place = pack;
    else
        packs.push_back(pack); // its folder went meanwhile
    return Content::combine(std::move(packs));
}

bool PackShelf::save()
{
    m_impact.clear();
    if (!current())
        return false;
    const PackDocument& edited = current()->model();
    const auto after = contentWith(edited.pack());
    if (!after)
        return fail(tr("%1 cannot be saved").arg(current()->name()), after.error());
    const auto changed = changedPieces(edited.saved(), edited.pack());
    for (int i = 0; m_workspace && i < m_workspace->count(); ++i) {
        const auto* document = qobject_cast<ScenarioViewModel*>(m_workspace->documentAt(i));
        if (!document || !usesAny(document->model().scenario(), changed))
            continue;
        const Scenario& scenario = document->model().scenario();
        const PackImpact impact = impactOf(scenario, m_library->content(), *after);
        QVariantList missing;
        for (const Error& error : impact.missing)
            missing << entry(Severity::Error, {}, sentence(error));
        m_impact << QVariantMap{
            {QStringLiteral("title"), document->title()},
            {QStringLiteral("missing"), missing},
            {QStringLiteral("appeared"), entries(impact.appeared, scenario, *after)},
            {QStringLiteral("vanished"), entries(impact.vanished, scenario, m_library->content())}};
    }
    emit impactChanged();
    return m_impact.isEmpty() && saveAnyway();
}

bool PackShelf::saveAnyway()
{
    if (!current())
        return false;
    const std::string id = current()->model().pack().id;
    if (const auto done = current()->model().save(); !done)
        return fail(tr("%1 cannot be saved").arg(current()->name()), done.error());
    m_library->reload();
    // From now on the open scenarios are made with the pack as it is.
    for (int i = 0; m_workspace && i < m_workspace->count(); ++i)
        if (auto* document = qobject_cast<ScenarioViewModel*>(m_workspace->documentAt(i));
            document && isNamedBy(document->model().scenario(), id))
            document->model().push(renewPackReferences(document->model().scenario(), m_library->content()),
                                   tr("Use Changed Pack"));
    m_impact.clear();
    emit impactChanged();
    clearFailure();
    return true;
}

int PackShelf::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PackShelf::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    PackViewModel* pack = m_packs[std::size_t(index.row())].get();
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return pack->name();
    case PackRole: return QVariant::fromValue(pack);
    default: return {};
    }
}

QHash<int, QByteArray> PackShelf::roleNames() const
{
    return {{PackRole, "pack"}, {NameRole, "name"}};
}

} // namespace delve::mageknight
