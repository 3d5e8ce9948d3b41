// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_frame.h"

#include "editor/dungeoneer/render/card_measures.h"

#include <cmath>

namespace delve::dungeoneer {

namespace {

/// Calls `paint(at, degrees)` every `step` along the middle of the border, clockwise from the north-west
/// corner; at 0 degrees the inside of the card is to the south.
template <typename Paint> void alongBorder(double step, Paint paint)
{
    const QRectF middle =
        cardArea().adjusted(cardBorder / 2, cardBorder / 2, -cardBorder / 2, -cardBorder / 2);
    const QPointF corners[] = {middle.topLeft(), middle.topRight(), middle.bottomRight(),
                               middle.bottomLeft()};
    for (int side = 0; side < 4; ++side) {
        const QPointF from = corners[side], way = corners[(side + 1) % 4] - from;
        const double length = std::hypot(way.x(), way.y());
        const int count = int(std::round((length - cardCorner * 2) / step));
        for (int i = 0; i <= count; ++i)
            paint(from + way * ((cardCorner + (length - 2 * cardCorner) * i / count) / length), side * 90.0);
    }
}

QPointF turned(const QPointF& point, double degrees)
{
    return QTransform().rotate(degrees).map(point);
}

QPolygonF turnedShape(std::initializer_list<QPointF> points, const QPointF& at, double degrees)
{
    QPolygonF shape;
    for (const QPointF& point : points)
        shape << at + turned(point, degrees);
    return shape;
}

void paintPattern(const Sketch& sketch, CardLook look, const QColor& colour)
{
    const auto stroke = [&](const QPointF& at, double degrees, const QPointF& from, const QPointF& to,
                            double width) {
        sketch.line(at + turned(from, degrees), at + turned(to, degrees), colour, width);
    };
    switch (look) {
    case CardLook::Dungeon: // courses of stone
        return alongBorder(6.2, [&](const QPointF& at, double degrees) {
            stroke(at, degrees, {0, -1.1}, {0, 0}, 0.22);
            stroke(at, degrees, {3.1, 0}, {3.1, 1.1}, 0.22);
            stroke(at, degrees, {-3, 0}, {3, 0}, 0.22);
        });
    case CardLook::Wilderness: // grass
        return alongBorder(4.6, [&](const QPointF& at, double degrees) {
            stroke(at, degrees, {-0.5, 0.6}, {-0.9, -0.5}, 0.24);
            stroke(at, degrees, {0, 0.7}, {0, -0.8}, 0.24);
            stroke(at, degrees, {0.5, 0.6}, {0.9, -0.5}, 0.24);
        });
    case CardLook::Hero: // a laurel
        return alongBorder(4.2, [&](const QPointF& at, double degrees) {
            sketch.fill(
                smoothed(turnedShape({{-1.7, 0.1}, {-0.4, -1}, {1.2, -0.9}, {0.2, 0.1}}, at, degrees)),
                colour);
            sketch.fill(
                smoothed(turnedShape({{-1.7, -0.1}, {-0.4, 1}, {1.2, 0.9}, {0.2, -0.1}}, at, degrees)),
                colour);
        });
    case CardLook::Boon: // pearls
        return alongBorder(2.9,
                           [&](const QPointF& at, double) { sketch.fillEllipse(at, 0.72, 0.72, colour); });
    case CardLook::Treasure: // cut gems
        return alongBorder(4.4, [&](const QPointF& at, double degrees) {
            sketch.fill(turnedShape({{-1.9, 0}, {0, -0.95}, {1.9, 0}, {0, 0.95}}, at, degrees), colour);
        });
    case CardLook::Bane: // slanted strokes
        return alongBorder(2.2, [&](const QPointF& at, double degrees) {
            stroke(at, degrees, {-0.9, 1}, {0.9, -1}, 0.42);
        });
    case CardLook::Encounter: // teeth that point inwards
        return alongBorder(3.1, [&](const QPointF& at, double degrees) {
            sketch.fill(turnedShape({{-1.35, -1}, {1.35, -1}, {0, 1.15}}, at, degrees), colour);
        });
    case CardLook::Quest: // a rope
        return alongBorder(2.5, [&](const QPointF& at, double degrees) {
            QPainterPath strand;
            strand.moveTo(at + turned({-1.5, 0.85}, degrees));
            strand.cubicTo(at + turned({0.3, 0.85}, degrees), at + turned({-0.3, -0.85}, degrees),
                           at + turned({1.5, -0.85}, degrees));
            sketch.stroke(strand, colour, 0.4);
        });
    case CardLook::Tracker: // a ruler
        return alongBorder(2.05, [&, tick = 0](const QPointF& at, double degrees) mutable {
            stroke(at, degrees, {0, 1.2}, {0, tick++ % 5 == 0 ? -0.9 : 0.3}, 0.28);
        });
    case CardLook::Cutout: // a line to cut along
        return alongBorder(3.6, [&](const QPointF& at, double degrees) {
            stroke(at, degrees, {-1.1, 0}, {1.1, 0}, 0.34);
        });
    }
}

/// The right end of a plate, from its upper to its lower corner; `h` is half its height.
void addEnd(QPainterPath& path, CardLook look, double right, double middle, double h)
{
    switch (look) {
    case CardLook::Boon: // round
        path.lineTo(right - h, middle - h);
        path.cubicTo(right + h * 0.33, middle - h, right + h * 0.33, middle + h, right - h, middle + h);
        break;
    case CardLook::Treasure: // cut corners
        path.lineTo(right - h * 0.5, middle - h);
        path.lineTo(right, middle - h * 0.45);
        path.lineTo(right, middle + h * 0.45);
        path.lineTo(right - h * 0.5, middle + h);
        break;
    case CardLook::Bane: // torn
        path.lineTo(right, middle - h);
        path.lineTo(right - h * 0.42, middle - h * 0.5);
        path.lineTo(right - h * 0.05, middle);
        path.lineTo(right - h * 0.42, middle + h * 0.5);
        path.lineTo(right, middle + h);
        break;
    case CardLook::Encounter: // a spear
        path.lineTo(right - h * 0.8, middle - h);
        path.lineTo(right, middle);
        path.lineTo(right - h * 0.8, middle + h);
        break;
    case CardLook::Quest: // a pennant
        path.lineTo(right, middle - h);
        path.lineTo(right - h * 0.7, middle);
        path.lineTo(right, middle + h);
        break;
    case CardLook::Hero: // hollow
        path.lineTo(right, middle - h);
        path.quadTo(right - h * 0.9, middle, right, middle + h);
        break;
    default: path.lineTo(right, middle - h); path.lineTo(right, middle + h);
    }
}

} // namespace

void paintBorder(const Sketch& sketch, CardLook look, const CardColours& colours, double bleed)
{
    QPainterPath ring;
    ring.setFillRule(Qt::OddEvenFill);
    if (bleed > 0)
        ring.addRect(cardArea().adjusted(-bleed, -bleed, bleed, bleed));
    else
        ring.addRoundedRect(cardArea(), cardCorner, cardCorner);
    ring.addRoundedRect(cardInside(), cardCorner * 0.4, cardCorner * 0.4);
    sketch.fill(ring, colours.border);
    if (sketch.pixelsPerSquare > 1.2)
        paintPattern(sketch, look, colours.pattern);
    const QColor line = sketch.lineArt() ? sketch.palette().line : sketch.shade(colours.border, -0.55);
    sketch.stroke(roundedRect(cardInside(), cardCorner * 0.4), line, 0.3);
    // Inside the card, so that cards which lie side by side show both lines. Where a card is cut out, the
    // line would tell how far off the cut is.
    if (bleed <= 0)
        sketch.stroke(roundedRect(cardArea().adjusted(0.12, 0.12, -0.12, -0.12), cardCorner), line, 0.24);
}

void paintPlate(const Sketch& sketch, CardLook look, const CardColours& colours, const QRectF& area)
{
    const double h = area.height() / 2, middle = area.center().y();
    QPainterPath right;
    right.moveTo(area.center().x(), middle - h);
    addEnd(right, look, area.right(), middle, h);
    right.lineTo(area.center().x(), middle + h);
    right.closeSubpath();
    const double mirror = area.left() + area.right();
    const QPainterPath whole = right.united(QTransform(-1, 0, 0, 1, mirror, 0).map(right)).simplified();
    sketch.draw(whole, colours.plate, 0.35);
}

void paintPaper(const Sketch& sketch, const CardColours& colours, const QRectF& area)
{
    sketch.draw(roundedRect(area, 1.2), colours.paper, 0.28);
}

void paintTypeStrip(const Sketch& sketch, const CardColours& colours, const QRectF& area)
{
    sketch.draw(area, sketch.lineArt() ? colours.paper : mixed(colours.plate, colours.border, 0.45), 0.28);
}

void paintOrnament(const Sketch& sketch, const CardColours& colours, const QPointF& centre, double width)
{
    const double half = width / 2;
    sketch.line(centre - QPointF(half, 0), centre - QPointF(1.6, 0), colours.faint, 0.16);
    sketch.line(centre + QPointF(1.6, 0), centre + QPointF(half, 0), colours.faint, 0.16);
    sketch.fill(regularPolygon(centre, 0.75, 4), colours.faint);
}

} // namespace delve::dungeoneer
