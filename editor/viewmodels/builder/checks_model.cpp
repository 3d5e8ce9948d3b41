// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/builder/checks_model.h"

#include <algorithm>

namespace delve {

void ChecksModel::show(std::vector<Row> rows)
{
    std::ranges::stable_sort(rows, {}, [](const Row& row) { return unsigned(row.severity); });
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    emit changed();
}

QString ChecksModel::asSentence(const QString& finding)
{
    const QString end = finding.endsWith(u'.') ? QString() : QStringLiteral(".");
    return finding.left(1).toUpper() + finding.mid(1) + end;
}

int ChecksModel::countOf(Severity severity) const
{
    return int(std::ranges::count(m_rows, int(severity), &Row::severity));
}

int ChecksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant ChecksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case RuleRole: return row.rule;
    case SeverityRole: return row.severity;
    case Qt::DisplayRole:
    case SentenceRole: return row.sentence;
    case PlaceRole: return row.place;
    default: return {};
    }
}

QHash<int, QByteArray> ChecksModel::roleNames() const
{
    return {{RuleRole, "rule"}, {SeverityRole, "severity"}, {SentenceRole, "sentence"}, {PlaceRole, "place"}};
}

} // namespace delve
