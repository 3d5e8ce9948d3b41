// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/staircase_link.h"

#include "editor/mageknight/text/finding_text.h"

#include <QLocale>

#include <algorithm>

namespace delve::mageknight {

namespace {

const PlacedMarker* markerOf(const Scenario& scenario, const ThingId& id)
{
    const auto found = std::ranges::find(scenario.markers, id, &PlacedMarker::id);
    return found == scenario.markers.end() ? nullptr : &*found;
}

} // namespace

StaircaseLink::StaircaseLink(ScenarioDocument& document, ThingSelection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection)
{
    connect(&selection, &ThingSelection::changed, this, &StaircaseLink::changed);
    connect(&document, &ScenarioDocument::edited, this, &StaircaseLink::changed);
}

const PlacedMarker* StaircaseLink::partner() const
{
    if (m_selection.count() != 1)
        return nullptr;
    const PlacedMarker* marker = markerOf(m_document.scenario(), m_selection.ids().front());
    return marker && !marker->partner.empty() ? markerOf(m_document.scenario(), marker->partner) : nullptr;
}

QString StaircaseLink::destination() const
{
    const PlacedMarker* there = partner();
    return there ? placeInWords(there->square, m_document.scenario(), m_document.content(),
                                QLocale().name().toStdString())
                 : QString();
}

void StaircaseLink::follow()
{
    const PlacedMarker* there = partner();
    if (!there)
        return;
    const Square square = there->square;
    m_selection.set({there->id});
    emit followed(square.level, {QRectF(square.x, square.y, 1, 1)});
}

} // namespace delve::mageknight
