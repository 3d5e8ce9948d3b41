// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/overlays/foresight_overlay.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"

#include <QPainter>

#include <algorithm>

namespace delve::dungeoneer {

ForesightOverlay::ForesightOverlay(QObject* parent) : CardOverlay(parent)
{
    setShown(true); // it lies on empty cells only, and says what one cannot see
}

std::vector<SiteOutlook> ForesightOverlay::outlooks(MapKind map) const
{
    const SetupTable* laid = table();
    if (!laid || laid->scenario().stage == Stage::Finished || laid->map(map).size() == 0)
        return {};
    return outlookOf(laid->laying(map));
}

void ForesightOverlay::paint(QPainter& painter, int level, const QRectF& visible,
                             double pixelsPerSquare) const
{
    const auto all = outlooks(MapKind(level));
    const SetupTable* laid = table();
    const int most = laid ? std::max(1, laid->stock().drawable(MapKind(level))) : 1;
    const double radius = std::clamp(15 / pixelsPerSquare, 0.35, 1.0);
    for (const SiteOutlook& outlook : all) {
        const QRectF area = unitsOf(outlook.cell);
        if (!area.intersects(visible))
            continue;
        const bool isDead = outlook.isDead;
        // Where one can come from: a short band at each open side.
        painter.setPen(Qt::NoPen);
        painter.setBrush(isDead ? QColor(0xd6, 0x2f, 0x2a, 200) : QColor(255, 255, 255, 120));
        for (const CellEdge& edge : outlook.openSides) {
            const QPointF middle = bandOf(edge, 0).center();
            const bool isLevel = edge.side == Side::North || edge.side == Side::South;
            painter.drawRoundedRect(QRectF(middle.x() - (isLevel ? 0.6 : 0.1),
                                           middle.y() - (isLevel ? 0.1 : 0.6), isLevel ? 1.2 : 0.2,
                                           isLevel ? 0.2 : 1.2),
                                    0.1, 0.1);
        }
        if (isDead) {
            QBrush hatches(QColor(0xd6, 0x2f, 0x2a, 150), Qt::BDiagPattern);
            hatches.setTransform(QTransform::fromScale(1.6 / pixelsPerSquare, 1.6 / pixelsPerSquare));
            painter.setBrush(hatches);
            painter.setPen(QPen(QColor(0xd6, 0x2f, 0x2a), 2 / pixelsPerSquare));
            painter.drawRoundedRect(area.adjusted(0.2, 0.2, -0.2, -0.2), 0.2, 0.2);
            paintPlate(painter, area.center(), radius, QStringLiteral("0"), QColor(0xb8, 0x2d, 0x28));
        } else {
            paintPlate(painter, area.center(), radius, QString::number(outlook.cards),
                       heatOf(1 - double(outlook.cards) / most));
        }
    }
}

QString ForesightOverlay::describe(Square square) const
{
    for (const SiteOutlook& outlook : outlooks(MapKind(square.level))) {
        if (outlook.cell != Cell{square.x, square.y})
            continue;
        if (outlook.isDead)
            return tr("Nothing that is left can fill this cell (DNR-MAP-18)");
        if (outlook.cards == 0)
            return tr("No card that is left may lie here for now, though doors of some would fit");
        QStringList names;
        for (const CardNumber card : outlook.fitting)
            if (names.size() < 4)
                names << in(table()->deck()[card].card->name);
        if (outlook.fitting.size() > 4)
            names << QStringLiteral("…");
        return tr("%n of the cards left fit here: %1", nullptr, outlook.cards)
            .arg(names.join(QStringLiteral(", ")));
    }
    return {};
}

} // namespace delve::dungeoneer
