// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/builder/piece_list_model.h"

#include <algorithm>

namespace delve {

void PieceListModel::setSearch(const QString& search)
{
    if (m_search == search)
        return;
    m_search = search;
    emit searchChanged();
    refresh();
}

void PieceListModel::refresh()
{
    std::vector<Row> now = collect();
    const QStringList words = m_search.split(u' ', Qt::SkipEmptyParts);
    std::erase_if(now, [&](const Row& row) {
        const QString text = row.name + u' ' + row.heading + u' ' + row.detail;
        return !std::ranges::all_of(
            words, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    });
    const bool areSame = std::ranges::equal(m_rows, now, {}, &Row::id, &Row::id);
    if (areSame) {
        m_rows.swap(now);
        for (int row = 0; row < count(); ++row)
            if (m_rows[std::size_t(row)] != now[std::size_t(row)])
                emit dataChanged(index(row), index(row));
        return;
    }
    beginResetModel();
    m_rows = std::move(now);
    endResetModel();
    emit countChanged();
}

int PieceListModel::rowOf(const QString& piece) const
{
    const auto found = std::ranges::find(m_rows, ContentId(piece.toStdString()), &Row::id);
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int PieceListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PieceListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case PieceRole: return QString::fromStdString(row.id.text());
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case HeadingRole: return row.heading;
    case DetailRole: return row.detail;
    case SeverityRole: return row.severity;
    default: return {};
    }
}

QHash<int, QByteArray> PieceListModel::roleNames() const
{
    return {{PieceRole, "piece"},
            {NameRole, "name"},
            {HeadingRole, "heading"},
            {DetailRole, "detail"},
            {SeverityRole, "severity"}};
}

} // namespace delve
