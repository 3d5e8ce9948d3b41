// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/problems/findings_model.h"

#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/validation/finding_hash.h"

#include <QLocale>

#include <algorithm>
#include <unordered_set>

namespace delve::mageknight {

FindingsModel::FindingsModel(ScenarioDocument& document, SetupValidation& validation, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_validation(validation)
{
    connect(&validation, &SetupValidation::findingsChanged, this, &FindingsModel::update);
}

/// Rows that are the same before and after stay, so that a list does not jump and costs what has changed.
void FindingsModel::update()
{
    const Findings& now = m_validation.findings();
    const auto head = std::size_t(std::ranges::mismatch(m_findings, now).in1 - m_findings.begin());
    removeGone(now, head);
    insertNew(now, head);
    remove(now.size(), m_findings.size()); // what is listed in another order now
    emit countsChanged();
}

void FindingsModel::remove(std::size_t begin, std::size_t end)
{
    if (begin >= end)
        return;
    beginRemoveRows({}, int(begin), int(end) - 1);
    m_findings.erase(m_findings.begin() + std::ptrdiff_t(begin), m_findings.begin() + std::ptrdiff_t(end));
    endRemoveRows();
}

void FindingsModel::removeGone(const Findings& now, std::size_t first)
{
    struct Same
    {
        bool operator()(const Finding* a, const Finding* b) const { return *a == *b; }
    };
    std::unordered_set<const Finding*, FindingHash, Same> wanted;
    for (std::size_t row = first; row < now.size(); ++row)
        wanted.insert(&now[row]);
    // From the end, as many as stand together at a time.
    std::size_t end = m_findings.size();
    for (std::size_t row = end; row-- > first;)
        if (wanted.contains(&m_findings[row])) {
            remove(row + 1, end);
            end = row;
        }
    remove(first, end);
}

void FindingsModel::insertNew(const Findings& now, std::size_t first)
{
    for (std::size_t row = first; row < now.size(); ++row) {
        const auto isNext = [&](const Finding& finding) {
            return row < m_findings.size() && finding == m_findings[row];
        };
        const auto begin = now.begin() + std::ptrdiff_t(row);
        const auto end = std::find_if(begin, now.end(), isNext);
        if (begin == end)
            continue;
        beginInsertRows({}, int(row), int(end - now.begin()) - 1);
        m_findings.insert(m_findings.begin() + std::ptrdiff_t(row), begin, end);
        endInsertRows();
        row = std::size_t(end - now.begin()) - 1;
    }
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Finding& finding = m_findings[std::size_t(index.row())];
    switch (role) {
    case SeverityRole: return int(finding.severity);
    case SeverityNameRole: return severityInWords(finding.severity);
    case RuleRole: return QString::fromStdString(finding.rule);
    case Qt::DisplayRole:
    case SentenceRole:
        return sentence(finding, m_document.scenario(), m_document.content(), QLocale().name().toStdString());
    case PlacedRole: return !placeOf(index.row()).areas.empty();
    default: return {};
    }
}

QHash<int, QByteArray> FindingsModel::roleNames() const
{
    return {{SeverityRole, "severity"},
            {SeverityNameRole, "severityName"},
            {RuleRole, "rule"},
            {SentenceRole, "sentence"},
            {PlacedRole, "placed"}};
}

QStringList FindingsModel::thingsOf(int row) const
{
    QStringList ids;
    if (row >= 0 && row < count())
        for (const ThingId& id : m_findings[std::size_t(row)].about.things)
            if (m_document.things().boundsOf(id))
                ids << QString::fromStdString(id.text());
    return ids;
}

QVariantList FindingsModel::areasOf(int row) const
{
    QVariantList areas;
    for (const QRectF& area : placeOf(row).areas)
        areas << area;
    return areas;
}

int FindingsModel::levelOf(int row) const
{
    return placeOf(row).level;
}

/// Squares and edges say it most exactly; else the things do. What lies on another level than the first
/// place is left out.
FindingsModel::Place FindingsModel::placeOf(int row) const
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

} // namespace delve::mageknight
