// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/builder/set_report_model.h"

#include "editor/dungeoneer/text/set_report_text.h"
#include "editor/viewmodels/exchange_watched.h"

#include <algorithm>

namespace delve::dungeoneer {

void SetReportModel::setDraft(SetDraft* draft)
{
    if (!exchangeWatched(m_draft, draft, *this))
        return;
    if (m_draft)
        connect(m_draft, &SetDraft::edited, this, &SetReportModel::refresh);
    emit draftChanged();
    refresh();
}

void SetReportModel::refresh()
{
    constexpr int maps = 20; // enough for a first impression while one edits
    beginResetModel();
    m_rows.clear();
    if (m_draft) {
        const CardSet& set = m_draft->model().set();
        const SetReport report = reportOn(set);
        for (const ReportSection& section :
             sectionsOf(report, placeDistances(set, report.places, maps), set)) {
            int longest = 0;
            for (const ReportRow& row : section.rows)
                longest = std::max(longest, row.bar);
            for (const ReportRow& row : section.rows)
                m_rows.push_back({section.title, row.label, row.value,
                                  longest > 0 ? double(row.bar) / longest : 0,
                                  &row == &section.rows.front()});
        }
    }
    endResetModel();
    emit changed();
}

int SetReportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SetReportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case SectionRole: return row.section;
    case Qt::DisplayRole:
    case LabelRole: return row.label;
    case ValueRole: return row.value;
    case BarRole: return row.bar;
    case FirstRole: return row.isFirst;
    default: return {};
    }
}

QHash<int, QByteArray> SetReportModel::roleNames() const
{
    return {{SectionRole, "section"},
            {LabelRole, "label"},
            {ValueRole, "value"},
            {BarRole, "bar"},
            {FirstRole, "first"}};
}

} // namespace delve::dungeoneer
