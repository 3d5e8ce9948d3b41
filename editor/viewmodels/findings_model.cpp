#include "editor/viewmodels/findings_model.h"

#include "editor/document/thing_bounds.h"
#include "editor/text/finding_text.h"

#include <QLocale>

#include <algorithm>

namespace delve {

FindingsModel::FindingsModel(ScenarioDocument& document, SetupValidation& validation, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_validation(validation)
{
    connect(&validation, &SetupValidation::findingsChanged, this, &FindingsModel::update);
}

/// Rows that are the same before and after stay, so that a list does not jump.
void FindingsModel::update()
{
    const Findings& now = m_validation.findings();
    const auto [front, frontNow] = std::ranges::mismatch(m_findings, now);
    const auto head = front - m_findings.begin();
    auto tail = std::ptrdiff_t(0);
    while (tail < std::ptrdiff_t(m_findings.size()) - head && tail < std::ptrdiff_t(now.size()) - head &&
           m_findings[m_findings.size() - 1 - std::size_t(tail)] == now[now.size() - 1 - std::size_t(tail)])
        ++tail;
    if (const auto last = std::ptrdiff_t(m_findings.size()) - tail; last > head) {
        beginRemoveRows({}, int(head), int(last) - 1);
        m_findings.erase(m_findings.begin() + head, m_findings.begin() + last);
        endRemoveRows();
    }
    if (const auto last = std::ptrdiff_t(now.size()) - tail; last > head) {
        beginInsertRows({}, int(head), int(last) - 1);
        m_findings.insert(m_findings.begin() + head, now.begin() + head, now.begin() + last);
        endInsertRows();
    }
    emit countsChanged();
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
            if (boundsOf(id, m_document.scenario(), m_document.content()))
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
            if (const auto bounds = boundsOf(id, m_document.scenario(), m_document.content()))
                add(bounds->level, bounds->area);
    return place;
}

} // namespace delve
