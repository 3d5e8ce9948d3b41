// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/problems/scenario_findings.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/validation/finding_hash.h"

#include <QLocale>

namespace delve::mageknight {

ScenarioFindings::ScenarioFindings(ScenarioDocument& document, SetupValidation& validation, QObject* parent)
    : FindingsModel(parent), m_document(document), m_validation(validation)
{
    connect(&validation, &SetupValidation::findingsChanged, this,
            [this] { follow<FindingHash>(m_findings, m_validation.findings()); });
    connect(&document, &ScenarioDocument::edited, this, &FindingsModel::wearersMoved);
}

QString ScenarioFindings::ruleOf(int row) const
{
    return QString::fromStdString(m_findings[std::size_t(row)].rule);
}

QString ScenarioFindings::sentenceOf(int row) const
{
    return sentence(m_findings[std::size_t(row)], m_document.scenario(), m_document.content(),
                    QLocale().name().toStdString());
}

QStringList ScenarioFindings::thingsOf(int row) const
{
    QStringList ids;
    if (row >= 0 && row < count())
        for (const ThingId& id : m_findings[std::size_t(row)].about.things)
            if (m_document.things().boundsOf(id))
                ids << QString::fromStdString(id.text());
    return ids;
}

/// Squares and edges say it most exactly; else the things do. What lies on another level than the first
/// place is left out.
FindingsModel::Place ScenarioFindings::placeOf(int row) const
{
    Place place;
    if (row < 0 || row >= count())
        return place;
    const Concern& about = m_findings[std::size_t(row)].about;
    const auto add = [&](int level, const QRectF& area) {
        if (place.areas.empty())
            place.level = level;
        if (place.level == level)
            place.areas.push_back(area);
    };
    for (const Square& square : about.squares)
        add(square.level, QRectF(square.x, square.y, 1, 1));
    for (const Edge& edge : about.edges)
        add(edge.square.level, bandOf(edge, 0.4));
    if (place.areas.empty())
        for (const ThingId& id : about.things)
            if (const auto bounds = m_document.things().boundsOf(id))
                add(bounds->level, bounds->area);
    return place;
}

/// Things wear it; where a finding is about squares alone, the first of them does.
FindingsModel::Wearers ScenarioFindings::wearersOf(int row) const
{
    Wearers wearers;
    if (row < 0 || row >= count())
        return wearers;
    for (const ThingId& id : m_findings[std::size_t(row)].about.things)
        if (const auto bounds = m_document.things().boundsOf(id))
            wearers.emplace_back(bounds->level, bounds->area);
    if (wearers.empty())
        if (const Place place = placeOf(row); !place.areas.empty())
            wearers.emplace_back(place.level, place.areas.front());
    return wearers;
}

} // namespace delve::mageknight
