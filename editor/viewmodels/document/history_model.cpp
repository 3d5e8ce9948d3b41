// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/document/history_model.h"

namespace delve {

void HistoryModel::setDocument(DocumentViewModel* document)
{
    if (m_document == document)
        return;
    if (m_document)
        disconnect(&stack(), nullptr, this, nullptr);
    beginResetModel();
    m_document = document;
    m_rows = m_document ? stack().count() + 1 : 0;
    endResetModel();
    if (m_document) {
        connect(&stack(), &QUndoStack::indexChanged, this, &HistoryModel::update);
        connect(&stack(), &QUndoStack::cleanChanged, this, &HistoryModel::update);
    }
    emit documentChanged();
    emit currentChanged();
}

/// A new step drops those that were taken back and comes in their place.
void HistoryModel::update()
{
    const int rows = stack().count() + 1;
    if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    } else if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    }
    emit dataChanged(index(0), index(m_rows - 1));
    emit currentChanged();
}

void HistoryModel::go(int row)
{
    if (m_document && row >= 0 && row < m_rows)
        stack().setIndex(row);
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return index.row() == 0 ? tr("As it was at the start") : stack().text(index.row() - 1);
    case DoneRole: return index.row() <= stack().index();
    case SavedRole: return index.row() == stack().cleanIndex();
    default: return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{TextRole, "label"}, {DoneRole, "done"}, {SavedRole, "saved"}};
}

} // namespace delve
