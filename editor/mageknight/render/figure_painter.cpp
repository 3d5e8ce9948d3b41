// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/figure_painter.h"

#include <cmath>
#include <numbers>

namespace delve::mageknight {

namespace {

/// Where the front arc begins and ends, in degrees clockwise from the front.
std::pair<double, double> arcOf(const FigureLook& look)
{
    const double half = look.frontArc / 2.0;
    // FARC-03: 135 degrees are the usual 90 and 45 more on one side.
    if (look.arcSide == ArcSide::Left)
        return {-90, 45};
    if (look.arcSide == ArcSide::Right)
        return {-45, 90};
    return {-half, half};
}

QPointF onCircle(double radius, double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return QPointF(std::sin(angle), -std::cos(angle)) * radius;
}

/// The outline of a base that looks north: a circle, or a long shape with round ends.
QPainterPath baseShape(Size squares, double inset)
{
    const double width = squares.width - 2 * inset;
    const double height = squares.height - 2 * inset;
    QPainterPath path;
    if (squares.width == squares.height)
        path.addEllipse(QPointF(), width / 2, height / 2);
    else
        path.addRoundedRect(around({}, width, height), width / 2, width / 2);
    return path;
}

/// A ring sector from one angle to another, clockwise.
QPolygonF sector(double inner, double outer, double from, double to)
{
    QPolygonF shape;
    const int steps = std::max(2, int((to - from) / 6));
    for (int i = 0; i <= steps; ++i)
        shape << onCircle(outer, from + (to - from) * i / steps);
    for (int i = steps; i >= 0; --i)
        shape << onCircle(inner, from + (to - from) * i / steps);
    return shape;
}

QColor topColour(const Sketch& sketch, const FigureLook& look)
{
    const Palette& palette = sketch.palette();
    // Where there is neither colour nor room for horns and letters, Mage Spawn are dark discs.
    if (sketch.lineArt() && !look.player && !sketch.hasDetail(Detail::Plain))
        return palette.line;
    const QColor colour = look.player      ? playerColour(*look.player, sketch.style)
                          : look.isNeutral ? palette.stone
                          : look.grade     ? gradeColour(*look.grade, sketch.style)
                                           : sketch.shade(palette.magicDark, 0.1);
    return look.spent ? mixed(colour, palette.stone, 0.55) : colour;
}

/// The bright part of the rim and the notch that points forward.
void paintFront(const Sketch& sketch, const FigureLook& look, double radius, double rim)
{
    const Palette& palette = sketch.palette();
    const auto [from, to] = arcOf(look);
    const QColor bright = sketch.lineArt() ? palette.line : palette.flameCore;
    if (to - from >= 360) {
        QPainterPath ring;
        ring.addEllipse(QPointF(), radius - rim / 2, radius - rim / 2);
        sketch.stroke(ring, bright, rim * 0.8);
    } else {
        sketch.fill(sector(radius - rim * 0.9, radius - rim * 0.1, from, to), bright);
        for (const double edge : {from, to})
            sketch.line(onCircle(radius - rim, edge), onCircle(radius, edge), palette.line, 0.03);
    }
    const double tip = radius + 0.055;
    const double half = sketch.hasDetail(Detail::Plain) ? 0.1 : 0.15;
    sketch.draw(QPolygonF{{QPointF(0, -tip), QPointF(half, -radius + rim * 0.7),
                           QPointF(-half, -radius + rim * 0.7)}},
                sketch.lineArt() ? palette.line : palette.flame, 0.02);
}

/// Mage Spawn have horns on the rim's back, so that colour alone never tells friend from foe.
void paintHorns(const Sketch& sketch, double radius)
{
    const Palette& palette = sketch.palette();
    for (const double side : {-1.0, 1.0}) {
        const QPointF root = onCircle(radius * 0.8, side * 118);
        sketch.draw(
            QPolygonF{{root, onCircle(radius * 0.82, side * 150), onCircle(radius + 0.07, side * 140)}},
            sketch.lineArt() ? palette.line : palette.bone, 0.018);
    }
}

} // namespace

QString initialsOf(const QString& name)
{
    QString letters;
    for (const QString& word : name.split(u' ', Qt::SkipEmptyParts))
        if (letters.size() < 2 && word.front().isLetterOrNumber())
            letters += word.front().toUpper();
    return letters;
}

void paintFigure(const Sketch& sketch, const QPointF& centre, const FigureLook& look)
{
    const Palette& palette = sketch.palette();
    const Size squares = footprintOf(look.base);
    const double degrees = 45.0 * int(look.facing);
    const QColor top = topColour(sketch, look);
    sketch.painter.save();
    sketch.painter.translate(centre);
    sketch.painter.rotate(degrees);
    const Sketch own = sketch.turnedBy(degrees);
    for (int layer = 0; layer < 3; ++layer)
        own.fill(baseShape(squares, 0.09 - 0.02 * layer).translated(own.toLight * -0.04), palette.shadow);
    own.draw(baseShape(squares, 0.1), own.lineArt() ? palette.paper : palette.ironDark, 0.03);

    // Long bases carry their front at the head: a circle as wide as the base.
    const double radius = squares.width / 2.0 - 0.1;
    const double rim = std::min(0.12, radius * 0.3);
    own.painter.save();
    own.painter.translate(0, -(squares.height - squares.width) / 2.0);
    if (!look.player && !look.isNeutral)
        paintHorns(own, radius);
    paintFront(own, look, radius, rim);
    own.painter.restore();

    own.draw(baseShape(squares, 0.1 + rim), top, 0.022);
    if (!own.lineArt() && own.hasDetail(Detail::Full)) {
        QColor light = own.shade(top, 0.5);
        light.setAlpha(90);
        own.fill(baseShape({1, 1}, 0.26).translated(own.toLight * 0.07), light);
    }
    if (own.hasDetail(Detail::Plain) && !look.initials.isEmpty()) {
        const bool dark = !own.lineArt() && qGray(top.rgb()) < 140;
        const double height = (look.initials.size() == 1 ? 0.3 : 0.22) * std::min(squares.width, 2);
        own.text(look.initials, {}, height, dark ? QColor(Qt::white) : palette.ink);
    }
    sketch.painter.restore();
}

void paintClicksLeft(const Sketch& sketch, const QPointF& centre, int left, int whole)
{
    if (!sketch.hasDetail(Detail::Plain) || whole <= 0)
        return;
    const Palette& palette = sketch.palette();
    const QPointF place = centre + QPointF(0.31, 0.31);
    constexpr double radius = 0.165;
    sketch.drawEllipse(place, radius, radius, sketch.lineArt() ? palette.paper : palette.ironDark, 0.025);
    if (!sketch.lineArt()) {
        const double share = std::clamp(double(left) / whole, 0.0, 1.0);
        const QColor colour = share > 0.6   ? QColor(0x4c, 0xa8, 0x5b)
                              : share > 0.3 ? QColor(0xd9, 0x9a, 0x2b)
                                            : QColor(0xd0, 0x3b, 0x33);
        sketch.fill(sector(radius * 0.7, radius * 0.98, 0, 360 * share).translated(place), colour);
    }
    sketch.text(QString::number(left), place, 0.13, sketch.lineArt() ? palette.ink : QColor(Qt::white));
}

} // namespace delve::mageknight
