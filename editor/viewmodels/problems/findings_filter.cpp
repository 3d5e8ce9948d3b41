// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/problems/findings_filter.h"

namespace delve {

FindingsFilter::FindingsFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    // Errors before what is only missing; those of one kind stay as they are listed.
    setSortRole(FindingsModel::SeverityRole);
    sort(0);
    connect(this, &FindingsFilter::wantedChanged, this, [this] { invalidateFilter(); });
    for (const auto changed : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(this, changed, this, &FindingsFilter::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &FindingsFilter::countChanged);
}

void FindingsFilter::setFindings(FindingsModel* model)
{
    if (sourceModel() == model)
        return;
    setSourceModel(model);
    emit findingsChanged();
}

int FindingsFilter::sourceRow(int row) const
{
    return mapToSource(index(row, 0)).row();
}

int FindingsFilter::rowOf(int sourceRow) const
{
    return sourceModel() ? mapFromSource(sourceModel()->index(sourceRow, 0)).row() : -1;
}

bool FindingsFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    switch (Severity(sourceModel()->index(row, 0).data(FindingsModel::SeverityRole).toInt())) {
    case Severity::Error: return m_errors;
    case Severity::Warning: return m_warnings;
    case Severity::Hint: return m_hints;
    case Severity::Todo: return m_todos;
    }
    return true;
}

} // namespace delve
