// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/maps/map_signs.h"

#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_signs.h"
#include "editor/dungeoneer/render/letters.h"

namespace delve::dungeoneer {

namespace {

constexpr double half = 7.4;   ///< of the width of a door
constexpr double inward = 5.9; ///< from the edge of the card to the middle of a plate

struct DoorPlace
{
    QPointF edge;   ///< the middle of the side
    double degrees; ///< that turn a northern door to it
};

DoorPlace placeOf(Side side)
{
    switch (side) {
    case Side::North: return {{cardWidth / 2, 0}, 0};
    case Side::East: return {{cardWidth, cardHeight / 2}, 90};
    case Side::South: return {{cardWidth / 2, cardHeight}, 180};
    case Side::West: break;
    }
    return {{0, cardHeight / 2}, 270};
}

QColor paperOf(const Sketch& sketch)
{
    return sketch.lineArt() ? sketch.palette().paper : QColor(0xfd, 0xf8, 0xec);
}

void gap(const Sketch& sketch, const QColor& ground, double bleed)
{
    sketch.fill(QRectF(-half, -bleed, 2 * half, cardBorder + 0.3 + bleed), ground);
    for (const double x : {-half - 0.6, half - 1.2})
        sketch.draw(roundedRect(QRectF(x, 0.15, 1.8, cardBorder + 1.2), 0.5),
                    sketch.lineArt() ? sketch.palette().paper : sketch.palette().stone, 0.26);
}

void lockedDoor(const Sketch& sketch)
{
    const Palette& p = sketch.palette();
    sketch.draw(QRectF(-half + 0.8, 0.5, 2 * half - 1.6, cardBorder - 0.6), p.lineArt ? p.paper : p.wood,
                0.3);
    for (const double x : {-half * 0.5, 0.0, half * 0.5})
        sketch.line({x, 0.6}, {x, cardBorder - 0.2}, p.lineArt ? p.line : p.woodDark, 0.24);
}

void teeth(const Sketch& sketch)
{
    const Palette& p = sketch.palette();
    sketch.draw(QRectF(-half + 0.8, 0.5, 2 * half - 1.6, 1), p.lineArt ? p.line : p.ironDark, 0.2);
    constexpr int count = 7;
    for (int i = 0; i < count; ++i) {
        const double w = (2 * half - 1.8) / count, x = -half + 0.9 + i * w;
        sketch.draw(QPolygonF{{QPointF(x, 1.4), QPointF(x + w, 1.4), QPointF(x + w / 2, 4.4)}},
                    p.lineArt ? p.paper : sketch.shade(p.iron, 0.4), 0.22);
    }
}

void solidBar(const Sketch& sketch)
{
    const Palette& p = sketch.palette();
    const QRectF bar(-half - 1, 0.6, 2 * half + 2, cardBorder + 0.2);
    sketch.draw(bar, p.lineArt ? p.paper : sketch.shade(p.wallDark, 0.3), 0.3);
    const QColor joint = p.lineArt ? p.line : p.wallLight;
    sketch.stroke(roundedRect(bar, 0.2), joint, 0.3); // seen on a black border, too
    sketch.line({bar.left(), bar.center().y()}, {bar.right(), bar.center().y()}, joint, 0.22);
    for (int i = -2; i <= 2; ++i) {
        sketch.line({i * 3.4, bar.top()}, {i * 3.4, bar.center().y()}, joint, 0.22);
        sketch.line({i * 3.4 + 1.7, bar.center().y()}, {i * 3.4 + 1.7, bar.bottom()}, joint, 0.22);
    }
}

/// The plate of a Threat: upright whatever the side, so that it is read without turning the card.
void plate(const Sketch& sketch, const Door& door, const QPointF& centre)
{
    const Palette& p = sketch.palette();
    const QColor ink = p.lineArt ? p.line : QColor(0x2a, 0x1c, 0x10);
    const QRectF box = around(centre, 10.6, 6.2);
    QPointF number = centre;
    if (door.kind == DoorKind::Locked) {
        sketch.draw(roundedRect(box, 1.3), p.lineArt ? p.paper : p.gold, 0.34);
        const QPointF hole(box.left() + 2.1, centre.y() - 0.7);
        sketch.fillEllipse(hole, 0.85, 0.85, ink);
        sketch.fill(QPolygonF{{hole, hole + QPointF(0.8, 2.5), hole + QPointF(-0.8, 2.5)}}, ink);
        number += QPointF(1.2, 0);
    } else {
        const double cut = 2.3;
        sketch.draw(
            QPolygonF{{QPointF(box.left() + cut, box.top()), QPointF(box.right() - cut, box.top()),
                       QPointF(box.right() + 0.8, centre.y()), QPointF(box.right() - cut, box.bottom()),
                       QPointF(box.left() + cut, box.bottom()), QPointF(box.left() - 0.8, centre.y())}},
            p.lineArt ? p.paper : mixed(p.cloth, p.flame, 0.25), 0.34);
    }
    const QColor digits = door.kind == DoorKind::Locked || p.lineArt ? ink : QColor(0xff, 0xf8, 0xe8);
    if (door.stat != Stat::Speed) {
        paintStat(sketch, {box.right() - 1.9, centre.y()}, 1.3, door.stat, digits);
        number -= QPointF(1.4, 0);
    }
    sketch.fill(lettersAt(QStringLiteral("%1+").arg(door.value), number, 3.6), digits);
}

void number(const Sketch& sketch, const QString& text, const QPointF& at, double height, const QColor& colour)
{
    sketch.fill(lettersAt(text, at, height), colour);
}

} // namespace

void paintDoor(const Sketch& sketch, Side side, const Door& door, const QColor& ground, double bleed)
{
    const DoorPlace place = placeOf(side);
    sketch.painter.save();
    sketch.painter.translate(place.edge);
    sketch.painter.rotate(place.degrees);
    if (door.isWall())
        solidBar(sketch);
    else
        gap(sketch, ground, bleed);
    if (door.kind == DoorKind::Locked)
        lockedDoor(sketch);
    if (door.kind == DoorKind::Trapped)
        teeth(sketch);
    sketch.painter.restore();
    if (door.hasThreat()) {
        const bool isLevel = side == Side::North || side == Side::South;
        const double in = isLevel ? inward : inward + 1.8;
        plate(sketch, door, place.edge + QTransform().rotate(place.degrees).map(QPointF(0, in)));
    }
}

void paintObstacle(const Sketch& sketch, const QPointF& centre, double radius, const Obstacle& obstacle)
{
    const Palette& p = sketch.palette();
    const QColor paper = paperOf(sketch), ink = p.lineArt ? p.line : QColor(0x2a, 0x1c, 0x10);
    const QString threat = QStringLiteral("%1+").arg(obstacle.value);
    const double line = radius * 0.05;
    switch (obstacle.kind) {
    case ObstacleKind::Pit:
        sketch.drawEllipse(centre, radius, radius, p.lineArt ? p.paper : p.chasmRim, line * 1.4);
        sketch.drawEllipse(centre, radius * 0.84, radius * 0.84, p.lineArt ? p.line : p.chasmDeep, line);
        number(sketch, threat, centre, radius * 0.62, p.lineArt ? p.paper : QColor(0xff, 0xf4, 0xdc));
        break;
    case ObstacleKind::Spikes:
        sketch.draw(star(centre, radius * 1.12, radius * 0.7, 10),
                    p.lineArt ? p.paper : sketch.shade(p.iron, 0.2), line);
        sketch.drawEllipse(centre, radius * 0.66, radius * 0.66, paper, line);
        number(sketch, threat, centre, radius * 0.54, ink);
        break;
    case ObstacleKind::Risk: {
        sketch.draw(regularPolygon(centre + QPointF(0, radius * 0.14), radius * 1.24, 3),
                    p.lineArt ? p.paper : p.flameCore, line * 1.6);
        const QString change = (obstacle.value < 0 ? QStringLiteral("−%1") : QStringLiteral("+%1"))
                                   .arg(std::abs(obstacle.value));
        number(sketch, change, centre + QPointF(0, radius * 0.3), radius * 0.62, ink);
        break;
    }
    case ObstacleKind::Sewer:
        sketch.draw(roundedRect(around(centre, radius * 1.8, radius * 1.8), radius * 0.2),
                    p.lineArt ? p.paper : p.ironDark, line);
        for (int i = -2; i <= 2; ++i)
            sketch.line(centre + QPointF(i * radius * 0.33, -radius * 0.76),
                        centre + QPointF(i * radius * 0.33, radius * 0.76), p.lineArt ? p.line : p.iron,
                        radius * 0.1);
        sketch.drawEllipse(centre, radius * 0.56, radius * 0.56, paper, line);
        number(sketch, QString(QLatin1Char(obstacle.letter)), centre, radius * 0.6, ink);
        return;
    case ObstacleKind::Portal:
        for (int i = 0; i < 4; ++i)
            sketch.drawEllipse(centre, radius * (1 - 0.2 * i), radius * (1.12 - 0.22 * i),
                               p.lineArt ? p.paper : mixed(p.magicDark, p.magic, i / 3.0), line);
        sketch.fill(star(centre, radius * 0.4, radius * 0.14, 4), p.lineArt ? p.line : QColor(Qt::white));
        return;
    }
    if (obstacle.kind != ObstacleKind::Risk && obstacle.stat != Stat::Speed) {
        const QPointF at = centre + QPointF(radius * 0.86, -radius * 0.8);
        sketch.drawEllipse(at, radius * 0.34, radius * 0.34, paper, line);
        paintStat(sketch, at, radius * 0.24, obstacle.stat, ink);
    }
}

} // namespace delve::dungeoneer
