// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/piece_painter.h"

#include <array>

namespace delve::mageknight {

namespace {

/// Runs `paint` around the origin, turned so that its north side looks to `side`.
template <typename Paint>
void turnedTo(const Sketch& sketch, const QPointF& centre, double degrees, Paint paint)
{
    sketch.painter.save();
    sketch.painter.translate(centre);
    sketch.painter.rotate(degrees);
    paint(sketch.turnedBy(degrees));
    sketch.painter.restore();
}

/// A leaf that reaches from x = 0 to 0.86.
void doorLeaf(const Sketch& sketch, DoorMaterial material)
{
    const Palette& palette = sketch.palette();
    const bool wood = material == DoorMaterial::Wood;
    const QRectF leaf(0, -0.1, 0.86, 0.2);
    for (int layer = 0; layer < 3; ++layer)
        sketch.fill(
            leaf.translated(sketch.toLight * -0.05).adjusted(0, -0.02 * layer, 0.02 * layer, 0.02 * layer),
            palette.shadow);
    sketch.draw(leaf, wood ? palette.wood : palette.iron, 0.03);
    if (!sketch.hasDetail(Detail::Plain)) {
        if (!wood)
            sketch.line({0.05, 0}, {0.81, 0}, palette.line, 0.05);
        return;
    }
    if (wood) {
        for (int board = 1; board < 5; ++board)
            sketch.line({board * 0.172, -0.09}, {board * 0.172, 0.09}, palette.softLine, 0.014);
        for (const double x : {0.12, 0.66})
            sketch.draw(QRectF(x, -0.1, 0.08, 0.2), palette.ironDark, 0.014);
    } else {
        sketch.fill(QRectF(0.02, -0.085, 0.82, 0.05), sketch.shade(palette.iron, 0.3));
        sketch.fill(QRectF(0.02, 0.035, 0.82, 0.05), sketch.shade(palette.iron, -0.25));
        // Rivets in two rows tell iron from wood without colour.
        for (int rivet = 0; rivet < 6; ++rivet)
            for (const double y : {-0.055, 0.055})
                sketch.drawEllipse({0.08 + rivet * 0.14, y}, 0.022, 0.022, palette.ironDark, 0.01);
        sketch.line({0.04, 0}, {0.82, 0}, palette.line, 0.018);
    }
}

} // namespace

void paintDoor(const Sketch& sketch, const QPointF& centre, bool level, DoorMaterial material, bool open)
{
    const Palette& palette = sketch.palette();
    turnedTo(sketch, centre, level ? 0 : 90, [&](const Sketch& own) {
        // The threshold shows that a way leads through.
        own.fill(QRectF(-0.46, -0.09, 0.92, 0.18), own.lineArt() ? palette.paper : palette.woodDark);
        for (const double x : {-0.5, 0.42})
            own.draw(QRectF(x, -0.14, 0.08, 0.28), palette.stoneDark, 0.02);
        if (open) {
            turnedTo(own, {-0.38, 0}, 80, [&](const Sketch& swung) { doorLeaf(swung, material); });
            own.drawEllipse({-0.4, 0}, 0.05, 0.05, palette.ironDark, 0.014);
            return;
        }
        turnedTo(own, {-0.43, 0}, 0, [&](const Sketch& shut) { doorLeaf(shut, material); });
        if (own.hasDetail(Detail::Plain)) {
            QPainterPath ring;
            ring.addEllipse(QPointF(0.1, 0), 0.05, 0.05);
            own.stroke(ring, palette.line, 0.045);
            if (!own.lineArt())
                own.stroke(ring, palette.gold, 0.024);
        }
    });
}

void paintChest(const Sketch& sketch, const QPointF& centre, Side facing, bool showArc)
{
    const Palette& palette = sketch.palette();
    // Drawn with its front to the south.
    turnedTo(sketch, centre, degreesOf(Rotation((int(facing) + 2) % 4)), [&](const Sketch& own) {
        if (showArc) {
            QColor arc = own.lineArt() ? palette.line : palette.gold;
            QPainterPath wedge(QPointF(0, 0.1));
            wedge.lineTo(-0.36, 0.46);
            wedge.quadTo(QPointF(0, 0.6), QPointF(0.36, 0.46));
            wedge.closeSubpath();
            arc.setAlpha(own.lineArt() ? 0 : 70);
            own.fill(wedge, arc);
            QColor edge = own.lineArt() ? palette.line : palette.gold;
            edge.setAlpha(220);
            QPainterPath bow(QPointF(-0.36, 0.46));
            bow.quadTo(QPointF(0, 0.6), QPointF(0.36, 0.46));
            own.stroke(bow, edge, 0.025);
        }
        for (int layer = 0; layer < 4; ++layer)
            own.fill(QRectF(-0.33, -0.26, 0.66, 0.52)
                         .translated(own.toLight * -0.05)
                         .adjusted(-0.015 * layer, -0.015 * layer, 0.015 * layer, 0.015 * layer),
                     palette.shadow);
        own.draw(roundedRect(QRectF(-0.34, -0.27, 0.68, 0.54), 0.05), palette.wood, 0.03);
        if (!own.hasDetail(Detail::Plain)) {
            own.fill(QRectF(-0.12, 0.1, 0.24, 0.2), own.lineArt() ? palette.line : palette.gold);
            return;
        }
        // The lid, a rounded vault: light along its crest.
        own.fill(QRectF(-0.31, -0.24, 0.62, 0.12), own.shade(palette.wood, -0.3));
        own.fill(QRectF(-0.31, -0.08, 0.62, 0.1), own.shade(palette.wood, 0.2));
        own.line({-0.33, 0.14}, {0.33, 0.14}, palette.line, 0.018);
        for (const double x : {-0.25, 0.17})
            own.draw(QRectF(x, -0.27, 0.08, 0.54), palette.iron, 0.014);
        own.draw(roundedRect(QRectF(-0.085, 0.08, 0.17, 0.2), 0.03), palette.gold, 0.018);
        own.fillEllipse({0, 0.16}, 0.03, 0.03, palette.ink);
        own.fill(QRectF(-0.012, 0.16, 0.024, 0.07), palette.ink);
    });
}

void paintWanderingToken(const Sketch& sketch, const QPointF& centre, Colour colour)
{
    const Palette& palette = sketch.palette();
    const QColor grade = gradeColour(colour, sketch.style);
    const int pips = int(colour) + 1;
    sketch.softShadow(centre, 0.37, 0.37);
    sketch.drawEllipse(centre, 0.37, 0.37, sketch.shade(grade, -0.35), 0.03);
    sketch.drawEllipse(centre, 0.3, 0.3, grade, 0.016);
    const QColor sign = sketch.lineArt() || colour == Colour::Yellow ? palette.ink : palette.paper;
    if (sketch.hasDetail(Detail::Plain)) {
        // A horned head.
        const auto at = [&](double x, double y) { return centre + QPointF(x, y - 0.045); };
        QPainterPath head(at(-0.1, -0.04));
        head.cubicTo(at(-0.2, -0.04), at(-0.22, -0.15), at(-0.17, -0.2));
        head.cubicTo(at(-0.16, -0.12), at(-0.12, -0.11), at(-0.06, -0.11));
        head.lineTo(at(0.06, -0.11));
        head.cubicTo(at(0.12, -0.11), at(0.16, -0.12), at(0.17, -0.2));
        head.cubicTo(at(0.22, -0.15), at(0.2, -0.04), at(0.1, -0.04));
        head.cubicTo(at(0.1, 0.06), at(0.04, 0.11), at(0, 0.13));
        head.cubicTo(at(-0.04, 0.11), at(-0.1, 0.06), at(-0.1, -0.04));
        sketch.fill(head, sign);
        for (const double side : {-1.0, 1.0})
            sketch.fill(QPolygonF{{at(side * 0.02, 0.03), at(side * 0.075, -0.01), at(side * 0.06, 0.04)}},
                        grade);
    }
    const bool tiny = !sketch.hasDetail(Detail::Plain);
    for (int i = 0; i < pips; ++i) {
        const double step = tiny ? 0.2 : 0.115;
        const QPointF pip = centre + QPointF((i - (pips - 1) / 2.0) * step, tiny ? 0 : 0.2);
        sketch.fill(regularPolygon(pip, tiny ? 0.11 : 0.052, 4), sign);
    }
}

void paintArrow(const Sketch& sketch, const QPointF& centre, Side inward, ArrowKind kind, PlayerColour colour,
                int player, double size)
{
    const Palette& palette = sketch.palette();
    const bool entrance = kind == ArrowKind::Entrance;
    const QColor team = playerColour(colour, sketch.style);
    const double degrees = 90.0 * int(entrance ? inward : opposite(inward));
    turnedTo(sketch, centre, degrees, [&](const Sketch& own) {
        const auto scaled = [size](const QPolygonF& shape) {
            return QTransform::fromScale(size, size).map(shape);
        };
        const QPolygonF arrow{{{0, -0.42},
                               {0.36, -0.04},
                               {0.19, -0.04},
                               {0.19, 0.36},
                               {-0.19, 0.36},
                               {-0.19, -0.04},
                               {-0.36, -0.04}}};
        own.fill(scaled(arrow).translated(own.toLight * -0.04), palette.shadow);
        own.fill(scaled(arrow).translated(own.toLight * -0.025), palette.shadow);
        if (entrance && !own.lineArt() && qGray(team.rgb()) < 70) { // dark on a dark ground would be lost
            own.painter.setPen(own.pen(palette.paper, 0.1));
            own.painter.setBrush(Qt::NoBrush);
            own.painter.drawPolygon(scaled(arrow));
        }
        own.painter.setPen(own.pen(palette.line, 0.04));
        own.painter.setBrush(entrance ? team : palette.paper);
        own.painter.drawPolygon(scaled(arrow));
        if (!entrance) {
            // An inner outline in the team's colour, and a bar behind the arrow.
            const QPolygonF inner{{{0, -0.34},
                                   {0.26, -0.07},
                                   {0.14, -0.07},
                                   {0.14, 0.31},
                                   {-0.14, 0.31},
                                   {-0.14, -0.07},
                                   {-0.26, -0.07}}};
            own.painter.setPen(own.pen(own.lineArt() ? palette.line : team, 0.06 * size));
            own.painter.setBrush(Qt::NoBrush);
            own.painter.drawPolygon(scaled(inner));
        }
        if (own.hasDetail(Detail::Plain)) {
            const bool dark = !own.lineArt() && entrance && qGray(team.rgb()) < 150;
            // The number stays upright while the arrow turns, so it must fit into the shaft both ways.
            const double height = (entrance ? 0.22 : 0.165) * (player > 9 ? 0.75 : 1);
            own.text(QString::number(player), QPointF(0, 0.06) * size, height * size,
                     dark ? QColor(Qt::white) : palette.ink);
        }
    });
}

void paintNote(const Sketch& sketch, const QPointF& centre)
{
    const Palette& palette = sketch.palette();
    const QPointF at = centre + QPointF(0.24, -0.24);
    const QRectF sheet = around(at, 0.36, 0.38);
    sketch.fill(sheet.translated(sketch.toLight * -0.04), palette.shadow);
    sketch.fill(sheet.translated(sketch.toLight * -0.02), palette.shadow);
    sketch.draw(QPolygonF{{sheet.topLeft(), sheet.topRight(), sheet.bottomRight() - QPointF(0, 0.1),
                           sheet.bottomRight() - QPointF(0.1, 0), sheet.bottomLeft()}},
                palette.paper, 0.022);
    sketch.draw(QPolygonF{{sheet.bottomRight() - QPointF(0, 0.1), sheet.bottomRight() - QPointF(0.1, 0.1),
                           sheet.bottomRight() - QPointF(0.1, 0)}},
                sketch.shade(palette.paper, -0.2), 0.014);
    for (int line = 0; line < 3; ++line)
        sketch.line(sheet.topLeft() + QPointF(0.06, 0.13 + line * 0.075),
                    sheet.topLeft() + QPointF(line == 2 ? 0.2 : 0.3, 0.13 + line * 0.075), palette.ink,
                    0.018);
    sketch.drawEllipse(sheet.topLeft() + QPointF(0.18, 0.02), 0.055, 0.055, palette.cloth, 0.018);
}

} // namespace delve::mageknight
