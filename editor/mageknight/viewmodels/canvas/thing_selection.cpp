// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/thing_selection.h"

#include "editor/mageknight/text/thing_names.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

ThingSelection::ThingSelection(ScenarioDocument& document, QObject* parent)
    : Selection(parent), m_document(document)
{
    connect(&document, &ScenarioDocument::edited, this, &ThingSelection::forgetRemoved);
}

bool ThingSelection::contains(const ThingId& id) const
{
    return std::ranges::find(m_ids, id) != m_ids.end();
}

QString ThingSelection::text() const
{
    if (m_ids.empty())
        return {};
    if (m_ids.size() > 1)
        return tr("%n things", nullptr, count());
    return titleInWords(m_ids.front(), m_document.scenario(), m_document.content(),
                        QLocale().name().toStdString());
}

void ThingSelection::set(std::vector<ThingId> ids)
{
    if (ids == m_ids)
        return;
    m_ids = std::move(ids);
    emit changed();
}

void ThingSelection::setIds(const QStringList& ids)
{
    std::vector<ThingId> wanted;
    for (const QString& id : ids)
        wanted.emplace_back(id.toStdString());
    set(std::move(wanted));
}

void ThingSelection::add(std::span<const ThingId> ids)
{
    std::vector<ThingId> all = m_ids;
    for (const ThingId& id : ids)
        if (!contains(id))
            all.push_back(id);
    set(std::move(all));
}

void ThingSelection::toggle(const ThingId& id)
{
    std::vector<ThingId> ids = m_ids;
    if (std::erase(ids, id) == 0)
        ids.push_back(id);
    set(std::move(ids));
}

void ThingSelection::forgetRemoved(const Edit& edit)
{
    std::vector<ThingId> ids = m_ids;
    for (const ThingChange& change : edit.changes)
        if (!change.after)
            std::erase(ids, change.id());
    set(std::move(ids));
}

} // namespace delve::mageknight
