// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/overlays/card_overlay.h"

#include <QStringList>

namespace delve::dungeoneer {

/// Where Sewers and Portals lead, also to the other map, which is not seen at the same time: on each such
/// card the letter and the card at the other end. A Portal without a link says so.
class WayOverlay : public delve::dungeoneer::CardOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit WayOverlay(QObject* parent = nullptr) : CardOverlay(parent) {}

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    QString describe(Square square) const override;

private:
    struct Sign
    {
        QString shown; ///< "A → Front Office"
        QString spoken;
        bool isLoose = false; ///< it leads nowhere yet
    };
    std::vector<Sign> signsOf(const PlacedCard& card) const;
};

} // namespace delve::dungeoneer
