// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/set_shelf.h"

#include "editor/document/pack_folder.h"
#include "editor/document/save_file.h"
#include "editor/dungeoneer/document/user_sets.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"
#include "engine/base/file.h"
#include "engine/dungeoneer/content/card_table.h"
#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/setup/validate_setup.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

const CardSet& setOf(const PackDraft& draft)
{
    return static_cast<const SetDraft&>(draft).model().set();
}

bool isNamedBy(const Scenario& scenario, const std::string& set)
{
    return std::ranges::find(scenario.packs, set, &PackReference::id) != scenario.packs.end();
}

Result<std::string> idOf(const Result<CardSet>& set)
{
    if (!set)
        return set.error();
    return set->id;
}

/// Errors and warnings that others have not, as entries.
template <typename Entry>
QVariantList without(const Findings& findings, const Findings& others, const ScenarioNames& names,
                     Entry entry)
{
    QVariantList list;
    for (const Finding& finding : findings)
        if (finding.severity <= Severity::Warning && std::ranges::find(others, finding) == others.end())
            list << entry(finding.severity, QString::fromStdString(finding.rule), sentence(finding, names));
    return list;
}

} // namespace

void SetShelf::setLibrary(CardLibrary* library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (m_library)
        connect(m_library, &CardLibrary::contentChanged, this, [this] { refresh(); });
    emit libraryChanged();
    refresh();
}

std::string SetShelf::hashOf(const std::string& id) const
{
    const CardSet* set = m_library->cards().set(id);
    return set ? set->hash : std::string();
}

std::unique_ptr<PackDraft> SetShelf::opened(const std::string& id, const std::filesystem::path& folder) const
{
    return std::make_unique<SetDraft>(*m_library->cards().set(id), folder);
}

Result<std::string> SetShelf::made(const std::string& name, const std::string& author) const
{
    return idOf(createSet(name, author, m_library->cards(), userPackFolder()));
}

Result<std::string> SetShelf::copied(const PackDraft& draft, const std::string& name) const
{
    return idOf(duplicateSet(setOf(draft), name, m_library->cards(), userPackFolder()));
}

Result<ArrivedPack> SetShelf::arrived(const QString& file, PackArrival arrival) const
{
    return importSet(file, arrival, m_library->cards(), userPackFolder());
}

Result<void> SetShelf::sentOut(const PackDraft& draft, const QString& file) const
{
    return exportSet(setOf(draft), file);
}

Result<std::string> SetShelf::idOfCopy(const QString& file) const
{
    return idOf(readSetFile(file));
}

bool SetShelf::becomeCopy(PackDraft& draft, const QString& file) const
{
    const auto copy = readSetFile(file);
    return copy && static_cast<SetDraft&>(draft).becomeCopy(*copy);
}

void SetShelf::addCopyOf(const QString& id)
{
    const ContentId wanted(id.toStdString());
    for (const CardSet& set : m_library->cards().sets())
        if (const auto card = findCard(set, wanted); card && current())
            return current()->addCopyOf(*card);
}

QVariantList SetShelf::installedSets() const
{
    QVariantList sets;
    for (const CardSet& set : m_library ? m_library->cards().sets() : std::vector<CardSet>())
        sets << QVariantMap{{QStringLiteral("id"), QString::fromStdString(set.id)},
                            {QStringLiteral("name"), in(set.name)}};
    return sets;
}

bool SetShelf::duplicateInstalled(const QString& id, const QString& name)
{
    const CardSet* set = m_library->cards().set(id.toStdString());
    return set && goOnWith(idOf(duplicateSet(*set, name.toStdString(), m_library->cards(), userPackFolder())),
                           tr("The set cannot be copied"));
}

bool SetShelf::exportTable(const QUrl& url)
{
    if (!current())
        return false;
    const std::string table = writeCardTable(current()->model().set());
    if (const auto done = saveFile(chosenPath(url), QByteArray::fromStdString(table)); !done)
        return fail(tr("The table cannot be written"), done.error());
    clearFailure();
    return true;
}

bool SetShelf::importTable(const QUrl& url)
{
    if (!current())
        return false;
    const CardSet& set = current()->model().set();
    const auto text = readFile(chosenPath(url).toStdString(), maxPackFileBytes);
    const auto cards = text ? parseCardTable(*text, set) : Result<std::vector<SetCard>>(text.error());
    auto edit = cards ? takeCards(set, *cards) : Result<SetEdit>(cards.error());
    if (!edit)
        return fail(tr("Cannot import %1").arg(QDir::toNativeSeparators(chosenPath(url))), edit.error());
    current()->model().push(*std::move(edit), tr("Import Cards"));
    clearFailure();
    return true;
}

Result<Cards> SetShelf::cardsWith(const CardSet& set) const
{
    std::vector<CardSet> sets = m_library->cards().sets();
    const auto place = std::ranges::find(sets, set.id, &CardSet::id);
    if (place != sets.end())
        *place = set;
    else
        sets.push_back(set); // its folder went meanwhile
    return Cards::combine(std::move(sets));
}

/// Only maps that lose something, or of which the rules say something else, are worth a question.
Result<QVariantList> SetShelf::impactOf(const PackDraft& draft) const
{
    const auto after = cardsWith(setOf(draft));
    if (!after)
        return after.error();
    const Cards& before = m_library->cards();
    const std::string language = QLocale().name().toStdString();
    QVariantList all;
    for (int i = 0; workspace() && i < workspace()->count(); ++i) {
        const auto* document = qobject_cast<CardMapViewModel*>(workspace()->documentAt(i));
        if (!document || !isNamedBy(document->model().scenario(), setOf(draft).id))
            continue;
        const Scenario& scenario = document->model().scenario();
        QVariantList missing, appeared, vanished;
        for (const Error& error : checkReferences(scenario, *after))
            missing << entry(Severity::Error, {}, sentence(error));
        if (missing.isEmpty() && checkReferences(scenario, before).empty()) {
            const Findings old = validateSetup(scenario, before);
            const Findings now = validateSetup(scenario, *after);
            appeared = without(now, old, ScenarioNames(scenario, *after, language), entry);
            vanished = without(old, now, ScenarioNames(scenario, before, language), entry);
        }
        if (!missing.isEmpty() || !appeared.isEmpty() || !vanished.isEmpty())
            all << QVariantMap{{QStringLiteral("title"), document->title()},
                               {QStringLiteral("missing"), missing},
                               {QStringLiteral("appeared"), appeared},
                               {QStringLiteral("vanished"), vanished}};
    }
    return all;
}

void SetShelf::renewReferences(const std::string& id) const
{
    for (int i = 0; workspace() && i < workspace()->count(); ++i) {
        auto* document = qobject_cast<CardMapViewModel*>(workspace()->documentAt(i));
        if (!document || !isNamedBy(document->model().scenario(), id))
            continue;
        ScenarioFacts facts = document->model().scenario();
        for (PackReference& reference : facts.packs)
            if (const CardSet* set = m_library->cards().set(reference.id))
                reference = {set->id, set->version, set->hash};
        document->model().push(changeFacts(document->model().scenario(), facts), tr("Use Changed Set"));
    }
}

} // namespace delve::dungeoneer
