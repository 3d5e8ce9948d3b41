// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/document/card_selection.h"

#include "editor/dungeoneer/text/map_names.h"

#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

CardSelection::CardSelection(CardMapDocument& document, QObject* parent)
    : Selection(parent), m_document(document)
{
    connect(&document, &CardMapDocument::edited, this, [this](const Edit&) {
        std::vector<ThingId> left = m_ids;
        std::erase_if(left, [this](const ThingId& id) { return !findThing(m_document.scenario(), id); });
        if (left != m_ids)
            set(std::move(left));
        else if (!m_ids.empty())
            emit changed(); // it may have another name now
    });
}

bool CardSelection::contains(const ThingId& id) const
{
    return std::ranges::find(m_ids, id) != m_ids.end();
}

QString CardSelection::text() const
{
    if (m_ids.empty())
        return {};
    if (m_ids.size() > 1)
        return tr("%n things", nullptr, count());
    const Scenario& scenario = m_document.scenario();
    if (const FoundCard found = findCard(scenario, m_ids.front()))
        return ScenarioNames(scenario, m_document.cards(), QLocale().name().toStdString())
            .card(found.card->card);
    return tr("Note");
}

void CardSelection::set(std::vector<ThingId> ids)
{
    if (ids == m_ids)
        return;
    m_ids = std::move(ids);
    emit changed();
}

void CardSelection::toggle(const ThingId& id)
{
    std::vector<ThingId> ids = m_ids;
    if (std::erase(ids, id) == 0)
        ids.push_back(id);
    set(std::move(ids));
}

void CardSelection::setIds(const QStringList& ids)
{
    std::vector<ThingId> wanted;
    for (const QString& id : ids)
        wanted.emplace_back(id.toStdString());
    set(std::move(wanted));
}

} // namespace delve::dungeoneer
