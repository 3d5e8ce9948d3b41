// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/problems/findings_model.h"

#include "editor/text/severity_text.h"

namespace delve {

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case SeverityRole: return int(severityOf(index.row()));
    case SeverityNameRole: return severityInWords(severityOf(index.row()));
    case RuleRole: return ruleOf(index.row());
    case Qt::DisplayRole:
    case SentenceRole: return sentenceOf(index.row());
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

} // namespace delve
