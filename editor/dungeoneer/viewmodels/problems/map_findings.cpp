// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/problems/map_findings.h"

#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"

#include <QLocale>

namespace delve::dungeoneer {

namespace {

struct FindingHash
{
    std::size_t operator()(const Finding* finding) const
    {
        std::size_t hash = qHash(QByteArrayView(finding->rule.data(), qsizetype(finding->rule.size())));
        for (const ThingId& id : finding->about.things)
            hash = qHash(QByteArrayView(id.text().data(), qsizetype(id.text().size())), hash);
        return hash;
    }
};

} // namespace

MapFindings::MapFindings(CardMapDocument& document, QObject* parent)
    : FindingsModel(parent), m_document(document)
{
    connect(&document, &CardMapDocument::edited, this, &MapFindings::update);
    connect(&document, &CardMapDocument::contentChanged, this, &MapFindings::update);
    update();
}

void MapFindings::update()
{
    follow<FindingHash>(m_findings, m_document.findings());
}

QString MapFindings::ruleOf(int row) const
{
    return QString::fromStdString(m_findings[std::size_t(row)].rule);
}

QString MapFindings::sentenceOf(int row) const
{
    return sentence(m_findings[std::size_t(row)],
                    ScenarioNames(m_document.scenario(), m_document.cards(), QLocale().name().toStdString()));
}

QStringList MapFindings::thingsOf(int row) const
{
    QStringList ids;
    if (row >= 0 && row < count())
        for (const ThingId& id : m_findings[std::size_t(row)].about.things)
            if (spotOf(m_document.scenario(), id))
                ids << QString::fromStdString(id.text());
    return ids;
}

/// Cells and edges say it most exactly; else the things do. What lies on the other map than the first place
/// is left out.
FindingsModel::Place MapFindings::placeOf(int row) const
{
    Place place;
    if (row < 0 || row >= count())
        return place;
    const Concern& about = m_findings[std::size_t(row)].about;
    const auto add = [&](MapKind map, const QRectF& area) {
        if (place.areas.empty())
            place.level = int(map);
        if (place.level == int(map))
            place.areas.push_back(area);
    };
    for (const MapEdge& edge : about.edges)
        add(edge.map, bandOf(edge.edge, 0.8));
    for (const ThingId& id : about.things)
        if (const auto spot = spotOf(m_document.scenario(), id))
            add(spot->map, spot->area);
    if (place.areas.empty())
        for (const MapCell& cell : about.cells)
            add(cell.map, unitsOf(cell.cell));
    return place;
}

/// Cards and notes wear it; where a finding names none, its first place does.
FindingsModel::Wearers MapFindings::wearersOf(int row) const
{
    Wearers wearers;
    if (row < 0 || row >= count())
        return wearers;
    for (const ThingId& id : m_findings[std::size_t(row)].about.things)
        if (const auto spot = spotOf(m_document.scenario(), id))
            wearers.emplace_back(int(spot->map), spot->area);
    if (wearers.empty())
        if (const Place place = placeOf(row); !place.areas.empty())
            wearers.emplace_back(place.level, place.areas.front());
    return wearers;
}

} // namespace delve::dungeoneer
