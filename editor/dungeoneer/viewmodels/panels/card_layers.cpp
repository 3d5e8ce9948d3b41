// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/panels/card_layers.h"

namespace delve::dungeoneer {

CardLayers::CardLayers(QObject* parent) : LayersModel(2 + std::size_t(MapLayer::Notes), parent)
{}

QString CardLayers::nameOf(int row) const
{
    if (row == 0)
        return tr("Signs of problems");
    switch (MapLayer(1 + int(MapLayer::Notes) - row)) {
    case MapLayer::Cards: return tr("Cards");
    case MapLayer::Crossings: return tr("Walls and rolls between cards");
    case MapLayer::Sewers: return tr("Sewers");
    case MapLayer::Portals: return tr("Portals");
    case MapLayer::Notes: break;
    }
    return tr("Notes");
}

} // namespace delve::dungeoneer
