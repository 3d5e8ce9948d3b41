// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_map_painter.h"
#include "editor/viewmodels/panels/layers_model.h"

namespace delve::dungeoneer {

/// The layers of a card map: signs of problems, notes, links of Portals and Sewers, crossings, cards.
class CardLayers : public delve::LayersModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit CardLayers(QObject* parent = nullptr);

    using LayersModel::isShown;
    bool isShown(MapLayer layer) const { return isShown(rowOf(layer)); }
    /// Shown and not locked.
    bool isOpen(MapLayer layer) const { return isShown(layer) && !isLocked(rowOf(layer)); }

protected:
    QString nameOf(int row) const override;

private:
    /// From the top down, below the signs of problems.
    static int rowOf(MapLayer layer) { return 1 + int(MapLayer::Notes) - int(layer); }
};

} // namespace delve::dungeoneer
