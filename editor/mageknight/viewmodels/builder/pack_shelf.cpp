// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/pack_shelf.h"

#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/validation/pack_impact.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/text/messages.h"
#include "engine/mageknight/scenario/edits/pack_references.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

const Pack& packOf(const PackDraft& draft)
{
    return static_cast<const PackViewModel&>(draft).model().pack();
}

bool isNamedBy(const Scenario& scenario, const std::string& pack)
{
    return std::ranges::find(scenario.packs, pack, &PackReference::id) != scenario.packs.end();
}

Result<std::string> idOf(const Result<Pack>& pack)
{
    if (!pack)
        return pack.error();
    return pack->id;
}

} // namespace

void PackShelf::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (m_library)
        connect(m_library, &Library::contentChanged, this, [this] { refresh(); });
    emit libraryChanged();
    refresh();
}

std::string PackShelf::hashOf(const std::string& id) const
{
    const Pack* pack = m_library->content().pack(id);
    return pack ? pack->hash : std::string();
}

std::unique_ptr<PackDraft> PackShelf::opened(const std::string& id, const std::filesystem::path& folder) const
{
    return std::make_unique<PackViewModel>(*m_library->content().pack(id), folder);
}

Result<std::string> PackShelf::made(const std::string& name, const std::string& author) const
{
    return idOf(delve::mageknight::createPack(name, author, m_library->content(), userPackFolder()));
}

Result<std::string> PackShelf::copied(const PackDraft& draft, const std::string& name) const
{
    return idOf(
        delve::mageknight::duplicatePack(packOf(draft), name, m_library->content(), userPackFolder()));
}

Result<ArrivedPack> PackShelf::arrived(const QString& file, PackArrival arrival) const
{
    return importPack(file, arrival, m_library->content(), userPackFolder());
}

Result<void> PackShelf::sentOut(const PackDraft& draft, const QString& file) const
{
    return exportPack(packOf(draft), file);
}

Result<std::string> PackShelf::idOfCopy(const QString& file) const
{
    return idOf(readPackFile(file));
}

bool PackShelf::becomeCopy(PackDraft& draft, const QString& file) const
{
    const auto copy = readPackFile(file);
    return copy && static_cast<PackViewModel&>(draft).becomeCopy(*copy);
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

Result<QVariantList> PackShelf::impactOf(const PackDraft& draft) const
{
    const PackDocument& edited = static_cast<const PackViewModel&>(draft).model();
    const auto after = contentWith(edited.pack());
    if (!after)
        return after.error();
    const auto entries = [](const Findings& findings, const Scenario& scenario, const Content& content) {
        QVariantList list;
        for (const Finding& finding : findings)
            list << entry(finding.severity, QString::fromStdString(finding.rule),
                          sentence(finding, scenario, content, QLocale().name().toStdString()));
        return list;
    };
    QVariantList all;
    const auto changed = changedPieces(edited.saved(), edited.pack());
    for (int i = 0; workspace() && i < workspace()->count(); ++i) {
        const auto* document = qobject_cast<ScenarioViewModel*>(workspace()->documentAt(i));
        if (!document || !usesAny(document->model().scenario(), changed))
            continue;
        const Scenario& scenario = document->model().scenario();
        const PackImpact impact = delve::mageknight::impactOf(scenario, m_library->content(), *after);
        QVariantList missing;
        for (const Error& error : impact.missing)
            missing << entry(Severity::Error, {}, sentence(error));
        all << QVariantMap{
            {QStringLiteral("title"), document->title()},
            {QStringLiteral("missing"), missing},
            {QStringLiteral("appeared"), entries(impact.appeared, scenario, *after)},
            {QStringLiteral("vanished"), entries(impact.vanished, scenario, m_library->content())}};
    }
    return all;
}

void PackShelf::renewReferences(const std::string& id) const
{
    for (int i = 0; workspace() && i < workspace()->count(); ++i)
        if (auto* document = qobject_cast<ScenarioViewModel*>(workspace()->documentAt(i));
            document && isNamedBy(document->model().scenario(), id))
            document->model().push(renewPackReferences(document->model().scenario(), m_library->content()),
                                   tr("Use Changed Pack"));
}

} // namespace delve::mageknight
