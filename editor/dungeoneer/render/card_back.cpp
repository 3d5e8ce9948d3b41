// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "editor/render/sketch.h"

#include <cmath>

namespace delve::dungeoneer {

namespace {

struct BackColours
{
    QColor base, pattern, figure;
};

BackColours coloursOf(Deck deck, RenderStyle style)
{
    static const std::array<BackColours, 5> colours{{
        {QColor(0x4b, 0x3a, 0x2a), QColor(0x6e, 0x58, 0x3f), QColor(0xe7, 0xcf, 0x9c)},
        {QColor(0x16, 0x38, 0x6b), QColor(0x2b, 0x57, 0x96), QColor(0xf0, 0xc2, 0x4a)},
        {QColor(0x1d, 0x50, 0x3b), QColor(0x33, 0x70, 0x55), QColor(0xf1, 0xe6, 0xc4)},
        {QColor(0x4d, 0x1f, 0x4f), QColor(0x74, 0x3a, 0x76), QColor(0xf3, 0xd9, 0xe8)},
        {QColor(0xd9, 0xe7, 0xe4), QColor(0xa9, 0xc9, 0xc5), QColor(0x14, 0x54, 0x5a)},
    }};
    const Palette& p = paletteOf(style);
    if (p.lineArt)
        return {p.paper, p.joint, p.line};
    BackColours own = colours[std::size_t(deck)];
    if (style == RenderStyle::Parchment)
        for (QColor* colour : {&own.base, &own.pattern, &own.figure})
            *colour = mixed(*colour, QColor(0xb8, 0x92, 0x5c), 0.45);
    return own;
}

/// Paints one half of a back twice, the second time upside down.
template <typename Paint> void bothWays(const Sketch& sketch, Paint paint)
{
    paint();
    sketch.painter.save();
    sketch.painter.translate(cardWidth, cardHeight);
    sketch.painter.rotate(180);
    paint();
    sketch.painter.restore();
}

const QPointF middle(cardWidth / 2, cardHeight / 2);

/// Map: courses of stone, and a compass.
void mapBack(const Sketch& sketch, const BackColours& c)
{
    bothWays(sketch, [&] {
        for (int row = 0; row < 7; ++row) {
            const double y = 4 + row * 5.72;
            sketch.line({4, y}, {cardWidth - 4, y}, c.pattern, 0.4);
            for (int i = 0; i < 6; ++i) {
                const double x = 4 + 9.2 * (i + (row % 2 ? 0.5 : 1.0));
                if (x < cardWidth - 4)
                    sketch.line({x, y}, {x, y + 5.72}, c.pattern, 0.4);
            }
        }
    });
    sketch.drawEllipse(middle, 20, 20, c.base, 0.5);
    sketch.stroke(roundedRect(around(middle, 36, 36), 18), c.figure, 0.4);
    sketch.draw(star(middle, 17, 4.4, 4, 45), sketch.lineArt() ? c.base : c.pattern, 0.3);
    sketch.draw(star(middle, 19.6, 5, 4), c.figure, 0.35);
    for (int i = 0; i < 4; ++i) // one half of each point in shade
        sketch.fill(QPolygonF{{middle, middle + QTransform().rotate(i * 90).map(QPointF(0, -19.6)),
                               middle + QTransform().rotate(i * 90).map(QPointF(3.55, -3.55))}},
                    sketch.lineArt() ? c.figure : sketch.shade(c.figure, -0.4));
    sketch.drawEllipse(middle, 2.2, 2.2, c.base, 0.3);
}

/// A die on its corner.
void paintDie(const Sketch& sketch, const BackColours& c, const QPointF& centre)
{
    const auto corner = [&](double degrees) { return regularPolygon(centre, 13, 6, degrees)[0]; };
    const QColor pip = sketch.lineArt() ? c.figure : c.base;
    for (int i = 0; i < 3; ++i) {
        const QPolygonF face{{centre, corner(i * 120 - 60), corner(i * 120), corner(i * 120 + 60)}};
        sketch.draw(face, sketch.lineArt() ? c.base : sketch.shade(c.figure, 0.15 - 0.25 * i), 0.45);
        const QPointF at = (face[0] + face[2]) / 2;
        const QPointF way = (face[1] - face[3]) * 0.17, other = (face[2] - face[0]) * 0.24;
        sketch.fillEllipse(at, 1.3, 1.3, pip);
        for (const double s : {-1.0, 1.0}) {
            if (i != 1)
                sketch.fillEllipse(at + way * s, 1.2, 1.2, pip);
            if (i == 2)
                sketch.fillEllipse(at + other * s, 1.2, 1.2, pip);
        }
    }
}

/// Adventure: lozenges, and two dice.
void adventureBack(const Sketch& sketch, const BackColours& c)
{
    for (int row = 0; row < 14; ++row)
        for (int i = 0; i < 9; ++i) {
            const QPointF at(cardWidth / 2 + (i - 4) * 6.4, cardHeight / 2 + (row - 6.5) * 5.9);
            if (std::abs(at.x() - middle.x()) < 26.6 && std::abs(at.y() - middle.y()) < 39.5)
                sketch.stroke(
                    [&] {
                        QPainterPath path;
                        path.addPolygon(regularPolygon(at, 2.3, 4));
                        path.closeSubpath();
                        return path;
                    }(),
                    c.pattern, 0.4);
        }
    QPainterPath plate; // a long hexagon
    plate.addPolygon(
        QPolygonF{{middle + QPointF(0, -33), middle + QPointF(17, -21), middle + QPointF(17, 21),
                   middle + QPointF(0, 33), middle + QPointF(-17, 21), middle + QPointF(-17, -21)}});
    plate.closeSubpath();
    sketch.draw(plate, c.base, 0.6);
    bothWays(sketch, [&] { paintDie(sketch, c, middle + QPointF(0, -14.2)); });
}

/// Quest: waves of a scroll, and a pierced heart of a seal.
void questBack(const Sketch& sketch, const BackColours& c)
{
    bothWays(sketch, [&] {
        for (int row = 0; row < 8; ++row) {
            QPainterPath wave;
            const double y = 7 + row * 4.6;
            wave.moveTo(5, y);
            for (int i = 0; i < 8; ++i) {
                const double x = 5 + i * 6.62;
                wave.cubicTo(x + 2.2, y - 3, x + 4.4, y + 3, x + 6.62, y);
            }
            sketch.stroke(wave, c.pattern, 0.45);
        }
    });
    QPainterPath ribbon;
    ribbon.addPolygon(
        QPolygonF{{QPointF(22, 18), QPointF(41, 18), QPointF(41, 70), QPointF(31.5, 63), QPointF(22, 70)}});
    ribbon.closeSubpath();
    bothWays(sketch,
             [&] { sketch.draw(ribbon, sketch.lineArt() ? c.base : sketch.shade(c.pattern, -0.1), 0.4); });
    sketch.draw(star(middle, 18, 15.4, 18), sketch.lineArt() ? c.base : QColor(0x9c, 0x2c, 0x2c), 0.5);
    sketch.drawEllipse(middle, 12.2, 12.2, sketch.lineArt() ? c.base : QColor(0xb4, 0x3a, 0x34), 0.4);
    for (const double degrees : {45.0, 135.0, 225.0, 315.0}) // a cross, as on maps
        sketch.line(middle, regularPolygon(middle, 8, 1, degrees)[0], c.figure, 2.2);
}

/// Hero: leaves, and a shield with two crowns.
void heroBack(const Sketch& sketch, const BackColours& c)
{
    for (int row = 0; row < 12; ++row)
        for (int i = 0; i < 8; ++i) {
            const QPointF at(cardWidth / 2 + (i - 3.5) * 7 + (row % 2 ? 1.75 : -1.75),
                             cardHeight / 2 + (row - 5.5) * 6.9);
            if (std::abs(at.x() - middle.x()) > 26)
                continue;
            QPainterPath leaf;
            leaf.moveTo(at + QPointF(0, -2.8));
            leaf.cubicTo(at + QPointF(2.4, -0.8), at + QPointF(2.4, 0.8), at + QPointF(0, 2.8));
            leaf.cubicTo(at + QPointF(-2.4, 0.8), at + QPointF(-2.4, -0.8), at + QPointF(0, -2.8));
            sketch.stroke(leaf, c.pattern, 0.4);
        }
    QPainterPath shield; // pointed at both ends
    shield.moveTo(middle + QPointF(0, -27));
    shield.cubicTo(middle + QPointF(16, -20), middle + QPointF(19, -10), middle + QPointF(19, 0));
    shield.cubicTo(middle + QPointF(19, 10), middle + QPointF(16, 20), middle + QPointF(0, 27));
    shield.cubicTo(middle + QPointF(-16, 20), middle + QPointF(-19, 10), middle + QPointF(-19, 0));
    shield.cubicTo(middle + QPointF(-19, -10), middle + QPointF(-16, -20), middle + QPointF(0, -27));
    sketch.draw(shield, sketch.lineArt() ? c.base : c.figure, 0.6);
    const QColor on = sketch.lineArt() ? c.figure : c.base;
    bothWays(sketch, [&] {
        QPolygonF crown{{QPointF(-10.5, -5.5), QPointF(-12, -15), QPointF(-5.6, -10.6), QPointF(0, -19),
                         QPointF(5.6, -10.6), QPointF(12, -15), QPointF(10.5, -5.5)}};
        sketch.fill(crown.translated(middle), on);
        for (const QPointF& ball : {QPointF(-12, -15.4), QPointF(0, -19.6), QPointF(12, -15.4)})
            sketch.fillEllipse(middle + ball, 1.6, 1.6, on);
        sketch.fill(QRectF(middle.x() - 10.5, middle.y() - 4.6, 21, 1.5), on);
    });
    sketch.fill(star(middle, 2.6, 1.1, 4), on);
}

/// Tracker: a pale card with a ring of strokes to count by.
void trackerBack(const Sketch& sketch, const BackColours& c)
{
    for (double x = 5.5; x <= cardWidth - 5.4; x += 5.2)
        sketch.line({x, 5}, {x, cardHeight - 5}, c.pattern, 0.2);
    for (double y = 4.4; y <= cardHeight - 4.3; y += 5.28)
        sketch.line({5, y}, {cardWidth - 5, y}, c.pattern, 0.2);
    sketch.drawEllipse(middle, 22, 22, c.base, 0.6);
    for (int i = 0; i < 20; ++i) {
        const QPointF out = regularPolygon(middle, 20.4, 1, i * 18)[0];
        const QPointF in = regularPolygon(middle, i % 5 == 0 ? 14 : 17, 1, i * 18)[0];
        sketch.line(in, out, c.figure, i % 5 == 0 ? 1.6 : 0.8);
    }
    bothWays(sketch, [&] { // a needle that points both ways
        sketch.fill(
            QPolygonF{{middle + QPointF(-2.4, 0), middle + QPointF(0, -12.4), middle + QPointF(2.4, 0)}},
            c.figure);
    });
    sketch.drawEllipse(middle, 1.6, 1.6, c.base, 0.3);
}

} // namespace

void paintBack(QPainter& painter, Deck deck, const CardPaint& paint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Sketch sketch{painter, paint.style, paint.pixelsPerMm, Noise(std::uint64_t(deck))};
    const BackColours c = coloursOf(deck, paint.style);
    if (paint.bleed > 0)
        sketch.fill(cardArea().adjusted(-paint.bleed, -paint.bleed, paint.bleed, paint.bleed), c.base);
    else
        sketch.fill(roundedRect(cardArea(), cardCorner), c.base);
    switch (deck) {
    case Deck::Map: mapBack(sketch, c); break;
    case Deck::Adventure: adventureBack(sketch, c); break;
    case Deck::Quest: questBack(sketch, c); break;
    case Deck::Hero: heroBack(sketch, c); break;
    case Deck::Tracker: trackerBack(sketch, c); break;
    }
    sketch.stroke(roundedRect(cardArea().adjusted(2.2, 2.2, -2.2, -2.2), 1.6), c.figure, 0.5);
    sketch.stroke(roundedRect(cardArea().adjusted(3.3, 3.3, -3.3, -3.3), 1), c.figure, 0.2);
    if (paint.bleed <= 0)
        sketch.stroke(roundedRect(cardArea().adjusted(0.12, 0.12, -0.12, -0.12), cardCorner),
                      sketch.palette().line, 0.24);
    painter.restore();
}

} // namespace delve::dungeoneer
