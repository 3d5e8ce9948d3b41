// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/inspector/card_inspector.h"

#include "editor/dungeoneer/viewmodels/inspector/map_properties.h"
#include "editor/dungeoneer/viewmodels/panels/card_palette.h"
#include "editor/viewmodels/document/follow_document.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"

#include <algorithm>

namespace delve::dungeoneer {

void CardInspector::setDocument(CardMapViewModel* document)
{
    const auto again = [this] { update(); };
    if (!followDocument(m_document, document, *this, again, again))
        return;
    update();
    emit documentChanged();
}

QString CardInspector::title() const
{
    if (!m_document)
        return {};
    return m_document->selection()->count() == 0 ? tr("Scenario") : m_document->selection()->text();
}

const PlacedCard* CardInspector::card() const
{
    return m_document && m_document->selection()->count() == 1
               ? findCard(m_document->model().scenario(), m_document->selection()->ids().front()).card
               : nullptr;
}

QString CardInspector::piece() const
{
    return card() ? keyOf(card()->card) : QString();
}

bool CardInspector::isTurned() const
{
    return card() && card()->isTurned;
}

std::vector<Property> CardInspector::properties() const
{
    if (!m_document)
        return {};
    const CardMapDocument& document = m_document->model();
    const auto ids = m_document->selection()->ids();
    if (ids.empty())
        return factProperties(document);
    std::vector<Property> common = thingProperties(document, ids.front());
    for (const ThingId& id : ids.subspan(1)) {
        const auto own = thingProperties(document, id);
        std::erase_if(common, [&](Property& property) {
            const auto same =
                std::ranges::find_if(own, [&](const Property& other) { return property.isLike(other); });
            if (same != own.end() && same->value != property.value)
                property.isMixed = true;
            return same == own.end();
        });
    }
    return common;
}

void CardInspector::update()
{
    show(properties());
    emit titleChanged();
}

bool CardInspector::set(int row, const QString& value)
{
    if (!m_document || row < 0 || row >= rowCount() || !fault(row, value).isEmpty())
        return false;
    const Property property = at(row);
    CardMapDocument& document = m_document->model();
    const QString label = tr("Change %1").arg(property.label);
    const auto selected = m_document->selection()->ids();
    if (selected.empty())
        return document.push(changeFacts(document.scenario(), withFact(document, property.name, value)),
                             label);
    Scenario after = document.scenario();
    for (const ThingId& id : selected)
        apply(after, withThingProperty(after, document.cards(), id, property.name, value));
    return document.push(difference(EditName::ChangeThing, document.scenario(), after), label);
}

} // namespace delve::dungeoneer
