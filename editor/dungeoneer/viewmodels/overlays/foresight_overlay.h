// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/overlays/card_overlay.h"
#include "engine/dungeoneer/setup/foresight.h"

namespace delve::dungeoneer {

/// What may still come to each open connection: how many cards that are left fit there; and the cells that
/// nothing left can fill.
class ForesightOverlay : public delve::dungeoneer::CardOverlay // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ForesightOverlay(QObject* parent = nullptr);

    void paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const override;
    QString describe(Square square) const override;

private:
    std::vector<SiteOutlook> outlooks(MapKind map) const;
};

} // namespace delve::dungeoneer
