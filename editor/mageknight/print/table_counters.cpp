// SPDX-License-Identifier: GPL-3.0-or-later
// What goes round the table or lies on figures in games of three and more: MULTI-03, MULTI-04.

#include "editor/mageknight/print/counter_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr double masterSide = 26; ///< in millimetres
constexpr double markerSide = 12; ///< less than a wandering token, on which it lies

QColor groundOf(RenderStyle style)
{
    return paletteOf(style).lineArt ? QColor(Qt::white) : QColor(0x4a, 0x42, 0x52);
}

/// A ground that reaches over the edge, and a ring inside of it.
void paintDisc(QPainter& painter, double side, RenderStyle style)
{
    constexpr double beyond = 10;
    painter.setPen(Qt::NoPen);
    painter.setBrush(groundOf(style));
    painter.drawRect(QRectF(-beyond, -beyond, side + 2 * beyond, side + 2 * beyond));
    painter.setPen(QPen(paletteOf(style).lineArt ? pageInk : QColor(Qt::white), 0.35));
    painter.setBrush(Qt::NoBrush);
    const double inset = side * 0.08;
    painter.drawEllipse(QRectF(inset, inset, side - 2 * inset, side - 2 * inset));
}

CutOut disc(const QString& name, double side, CutOut::Paint face)
{
    CutOut piece;
    piece.name = name;
    piece.size = {side, side};
    piece.round = true;
    piece.front = piece.back = std::move(face);
    return piece;
}

} // namespace

bool hasMonsterMaster(const Scenario& scenario)
{
    constexpr std::size_t fewest = 3;
    return scenario.players.size() >= fewest;
}

CutOut monsterMasterCounter(const PrintSubject& subject)
{
    const QString name = QCoreApplication::translate("Print", "Monster Master");
    return disc(name, masterSide, [name, style = subject.options.style](QPainter& painter) {
        paintDisc(painter, masterSide, style);
        const QColor ink = paletteOf(style).lineArt ? pageInk : QColor(Qt::white);
        paintTextLines(painter, QRectF(4, 6, masterSide - 8, masterSide - 12), Qt::AlignHCenter, name,
                       {9, true, ink, true}, 0.5);
    });
}

CutOut movementMarker(const PrintSubject& subject)
{
    return disc(QCoreApplication::translate("Print", "Movement marker"), markerSide,
                [style = subject.options.style](QPainter& painter) {
                    paintDisc(painter, markerSide, style);
                    // Two steps one behind the other: it has moved.
                    const QColor ink = paletteOf(style).lineArt ? pageInk : QColor(Qt::white);
                    painter.setPen(QPen(ink, 0.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
                    for (const double x : {4.4, 6.6})
                        painter.drawPolyline(QPolygonF{{{x - 0.6, 3.9}, {x + 1.5, 6}, {x - 0.6, 8.1}}});
                });
}

int movementMarkers(const PrintSubject& subject)
{
    const Scenario& scenario = *subject.scenario;
    int markers = int(scenario.tokens.size());
    if (subject.options.figures != FigurePieces::Discs) // a base is turned over
        for (const Player& player : scenario.players)
            for (const PoolEntry& entry : player.mageSpawn)
                markers += entry.count;
    return markers;
}

} // namespace delve::mageknight
