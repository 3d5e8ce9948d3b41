// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/panels/scenario_layers.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// From the top down.
/// From the top down, below the signs of problems.
constexpr std::array layers{ThingKind::Note,   ThingKind::Exit,  ThingKind::Entrance, ThingKind::Figure,
                            ThingKind::Token,  ThingKind::Chest, ThingKind::Door,     ThingKind::Artifact,
                            ThingKind::Marker, ThingKind::Tile};

/// The row of its layer; -1 for what has none.
int rowOf(ThingKind kind)
{
    const auto found = std::ranges::find(layers, kind);
    return found == layers.end() ? -1 : 1 + int(found - layers.begin());
}

} // namespace

ScenarioLayers::ScenarioLayers(QObject* parent) : LayersModel(1 + layers.size(), parent)
{}

bool ScenarioLayers::isShown(ThingKind kind) const
{
    const int row = rowOf(kind);
    return row < 0 || LayersModel::isShown(row);
}

bool ScenarioLayers::isOpen(ThingKind kind) const
{
    const int row = rowOf(kind);
    return row < 0 || (LayersModel::isShown(row) && !isLocked(row));
}

QString ScenarioLayers::nameOf(int row) const
{
    if (row == 0)
        return tr("Signs of problems");
    switch (layers[std::size_t(row - 1)]) {
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
}

} // namespace delve::mageknight
