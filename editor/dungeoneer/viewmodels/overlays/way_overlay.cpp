// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/overlays/way_overlay.h"

#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "engine/dungeoneer/setup/hidden_ways.h"
#include "engine/dungeoneer/setup/portals.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace delve::dungeoneer {

std::vector<WayOverlay::Sign> WayOverlay::signsOf(const PlacedCard& card) const
{
    const Scenario& scenario = table()->scenario();
    const Cards& cards = table()->cards();
    const ScenarioNames names(scenario, cards, QLocale().name().toStdString());
    std::vector<Sign> signs;
    for (const HiddenWay& way : hiddenWaysFrom(scenario, cards, card.id)) {
        const FoundCard to = findCard(scenario, way.to);
        const QString kind =
            (way.kind == ObstacleKind::Sewer ? tr("Sewer %1") : tr("Portal %1")).arg(QLatin1Char(way.letter));
        const QString shown = way.leads ? tr("%1 → %2") : tr("%1 ← %2");
        const QString spoken = way.leads ? tr("%1 to %2, %3") : tr("%1 from %2, %3");
        signs.push_back({shown.arg(QLatin1Char(way.letter)).arg(names.card(to.card->card)),
                         spoken.arg(kind, names.thing(way.to), wordFor(to.map)), false});
    }
    if (signs.empty() && table()->uses(MapKind::Dungeon) && isPortal(card, cards) &&
        findCard(scenario, card.id).map == MapKind::Wilderness)
        signs.push_back({tr("Portal → ?"), tr("Portal without a link (DNR-OBST-09)"), true});
    return signs;
}

void WayOverlay::paint(QPainter& painter, int level, const QRectF& visible, double pixelsPerSquare) const
{
    if (!table())
        return;
    const double radius = std::clamp(11 / pixelsPerSquare, 0.22, 0.6);
    const double letter = radius * 0.36; // as wide as on a plate
    for (const PlacedCard& card : table()->scenario().cards(MapKind(level))) {
        const QRectF area = unitsOf(card.cell);
        if (!area.intersects(visible))
            continue;
        double y = area.bottom() - radius * 1.6;
        for (const Sign& sign : signsOf(card)) {
            const int room = int((area.width() / 2 - radius * 0.7) / letter);
            paintPlate(painter, {area.center().x(), y}, radius,
                       sign.shown.size() > room ? sign.shown.left(std::max(3, room - 1)) + QStringLiteral("…")
                                                : sign.shown,
                       sign.isLoose ? QColor(0xb4, 0x53, 0x09) : QColor(0x1f, 0x5f, 0x8b));
            y -= radius * 2.2;
        }
    }
}

QString WayOverlay::describe(Square square) const
{
    QStringList words;
    if (table())
        for (const PlacedCard& card : table()->scenario().cards(MapKind(square.level)))
            if (card.cell == Cell{square.x, square.y})
                for (const Sign& sign : signsOf(card))
                    words << sign.spoken;
    return words.join(QStringLiteral(", "));
}

} // namespace delve::dungeoneer
