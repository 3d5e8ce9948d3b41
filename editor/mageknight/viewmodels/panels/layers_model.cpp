// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/layers_model.h"

namespace delve::mageknight {

namespace {

/// From the top down.
constexpr std::array layers{ThingKind::Note,   ThingKind::Exit,  ThingKind::Entrance, ThingKind::Figure,
                            ThingKind::Token,  ThingKind::Chest, ThingKind::Door,     ThingKind::Artifact,
                            ThingKind::Marker, ThingKind::Tile};

} // namespace

LayersModel::LayersModel(QObject* parent) : QAbstractListModel(parent)
{
    m_shown.fill(true);
    m_locked.fill(false);
}

void LayersModel::setShown(int row, bool shown)
{
    if (row < 0 || row >= rowCount())
        return;
    m_shown[std::size_t(layers[std::size_t(row)])] = shown;
    emit dataChanged(index(row), index(row), {ShownRole});
    emit changed();
}

void LayersModel::setLocked(int row, bool locked)
{
    if (row < 0 || row >= rowCount())
        return;
    m_locked[std::size_t(layers[std::size_t(row)])] = locked;
    emit dataChanged(index(row), index(row), {LockedRole});
    emit changed();
}

int LayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(layers.size());
}

QVariant LayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ThingKind kind = layers[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        switch (kind) {
        case ThingKind::Tile: return tr("Tiles");
        case ThingKind::Marker: return tr("Markers");
        case ThingKind::Artifact: return tr("Artifacts");
        case ThingKind::Door: return tr("Doors");
        case ThingKind::Chest: return tr("Chests");
        case ThingKind::Token: return tr("Tokens");
        case ThingKind::Figure: return tr("Figures");
        case ThingKind::Entrance: return tr("Entrances");
        case ThingKind::Exit: return tr("Exits");
        default: return tr("Notes");
        }
    case ShownRole: return m_shown[std::size_t(kind)];
    case LockedRole: return m_locked[std::size_t(kind)];
    default: return {};
    }
}

QHash<int, QByteArray> LayersModel::roleNames() const
{
    return {{NameRole, "name"}, {ShownRole, "shown"}, {LockedRole, "locked"}};
}

} // namespace delve::mageknight
