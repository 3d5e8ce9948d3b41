// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/inspector/scenario_inspector.h"

#include "editor/mageknight/viewmodels/inspector/fact_properties.h"
#include "editor/mageknight/viewmodels/inspector/thing_properties.h"
#include "editor/viewmodels/document/follow_document.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace delve::mageknight {

void ScenarioInspector::setDocument(ScenarioViewModel* document)
{
    const auto again = [this] { update(); };
    if (!followDocument(m_document, document, *this, again, again))
        return;
    update();
    emit documentChanged();
}

QString ScenarioInspector::title() const
{
    if (!m_document)
        return {};
    return m_document->selection()->count() == 0 ? tr("Scenario") : m_document->selection()->text();
}

std::vector<Property> ScenarioInspector::properties() const
{
    if (!m_document)
        return {};
    const Scenario& scenario = m_document->model().scenario();
    const auto ids = m_document->selection()->ids();
    if (ids.empty())
        return propertiesOf(static_cast<const ScenarioFacts&>(scenario), m_document->model().content(),
                            QLocale().name().toStdString());
    std::optional<std::vector<Property>> common;
    for (const ThingId& id : ids) {
        const auto place = m_document->model().things().find(id);
        if (!place)
            continue;
        const auto own =
            propertiesOf(scenario, m_document->model().content(), *place, QLocale().name().toStdString());
        if (!common) {
            common = own;
            continue;
        }
        std::erase_if(*common, [&](Property& property) {
            const auto same =
                std::ranges::find_if(own, [&](const Property& other) { return property.isLike(other); });
            if (same != own.end() && same->value != property.value)
                property.isMixed = true;
            return same == own.end();
        });
    }
    return common.value_or(std::vector<Property>());
}

void ScenarioInspector::update()
{
    show(properties());
    emit titleChanged();
}

bool ScenarioInspector::set(int row, const QString& value)
{
    if (!m_document || row < 0 || row >= rowCount() || !fault(row, value).isEmpty())
        return false;
    const Property property = at(row);
    ScenarioDocument& document = m_document->model();
    const QString label = tr("Change %1").arg(property.label);
    const auto selected = m_document->selection()->ids();
    if (selected.empty())
        return document.push(
            changeFacts(document.scenario(),
                        withProperty(document.scenario(), document.content(), property.name, value)),
            label);
    Scenario now = document.scenario();
    std::vector<Edit> edits;
    for (const ThingId& id : selected) {
        const auto place = findThing(now, id);
        if (!place)
            continue;
        Edit edit = withProperty(now, document.content(), *place, property.name, value);
        apply(now, edit);
        edits.push_back(std::move(edit));
    }
    // Of one thing alone it need not be found out what changes.
    return document.push(edits.size() == 1 ? edits.front()
                                           : combined(EditName::ChangeThing, document.scenario(), edits),
                         label);
}

} // namespace delve::mageknight
