// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/panels/outline_model.h"

namespace delve {

OutlineModel::OutlineModel(QObject* parent) : QAbstractListModel(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &OutlineModel::update);
}

void OutlineModel::begin()
{
    m_closed.clear();
    update();
}

void OutlineModel::updateSoon()
{
    if (m_isActive)
        m_soon.start();
}

void OutlineModel::selectionChanged()
{
    if (!m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {SelectedRole});
}

void OutlineModel::setActive(bool active)
{
    if (m_isActive == active)
        return;
    m_isActive = active;
    update();
    emit activeChanged();
}

void OutlineModel::update()
{
    beginResetModel();
    m_rows = m_isActive ? rows() : std::vector<Row>();
    endResetModel();
}

void OutlineModel::setOpen(int row, bool open)
{
    if (row < 0 || row >= rowCount() || !m_rows[std::size_t(row)].isBranch)
        return;
    const QString key = m_rows[std::size_t(row)].key;
    if (open ? !m_closed.remove(key) : m_closed.contains(key))
        return;
    if (!open)
        m_closed.insert(key);
    update();
}

int OutlineModel::select(int row)
{
    if (row < 0 || row >= rowCount() || m_rows[std::size_t(row)].thing.empty())
        return -1;
    const ThingId thing = m_rows[std::size_t(row)].thing; // the rows may go with what is chosen
    choose(thing);
    const auto spot = spotOf(thing);
    return spot ? spot->level : -1;
}

QVariantList OutlineModel::areasOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    const auto spot = spotOf(m_rows[std::size_t(row)].thing);
    return spot ? QVariantList{spot->area} : QVariantList();
}

int OutlineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return row.named.empty() ? row.title : titleOf(row.named);
    case DepthRole: return row.depth;
    case BranchRole: return row.isBranch;
    case OpenRole: return row.isBranch && isOpen(row.key);
    case SelectedRole: return !row.thing.empty() && isSelected(row.thing);
    default: return {};
    }
}

QHash<int, QByteArray> OutlineModel::roleNames() const
{
    return {{TextRole, "text"},
            {DepthRole, "depth"},
            {BranchRole, "branch"},
            {OpenRole, "open"},
            {SelectedRole, "selected"}};
}

} // namespace delve
