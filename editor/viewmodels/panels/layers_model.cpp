// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/panels/layers_model.h"

namespace delve {

void LayersModel::setShown(int row, bool shown)
{
    set(row, &Layer::isShown, shown, ShownRole);
}

void LayersModel::setLocked(int row, bool locked)
{
    set(row, &Layer::isLocked, locked, LockedRole);
}

void LayersModel::set(int row, bool Layer::*what, bool value, Role role)
{
    if (row < 0 || row >= rowCount())
        return;
    m_layers[std::size_t(row)].*what = value;
    emit dataChanged(index(row), index(row), {role});
    emit changed();
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_layers.size());
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case NameRole: return nameOf(index.row());
    case ShownRole: return isShown(index.row());
    case LockedRole: return isLocked(index.row());
    default: return {};
    }
}

QHash<int, QByteArray> LayersModel::roleNames() const
{
    return {{NameRole, "name"}, {ShownRole, "shown"}, {LockedRole, "locked"}};
}

} // namespace delve
