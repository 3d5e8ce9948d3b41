// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/art_drawings.h"
#include "editor/mageknight/render/terrain_painter.h"

namespace delve::mageknight::art {

namespace {

void bone(const Sketch& sketch, const QPointF& from, const QPointF& to)
{
    const Palette& palette = sketch.palette();
    const QPointF along = (to - from) / std::max(0.001, std::hypot((to - from).x(), (to - from).y()));
    const QPointF across(-along.y(), along.x());
    const auto pass = [&](const QColor& colour, double more) {
        sketch.line(from, to, colour, 0.04 + more);
        for (const QPointF& end : {from, to})
            for (const double side : {-1.0, 1.0})
                sketch.fillEllipse(end + across * 0.028 * side, 0.03 + more / 2, 0.03 + more / 2, colour);
    };
    pass(palette.line, 0.028);
    pass(palette.bone, 0);
}

void skull(const Sketch& sketch, const QPointF& at, double r)
{
    const Palette& palette = sketch.palette();
    sketch.softShadow(at, r, r);
    QPainterPath head(at + QPointF(-0.45, 0.55) * r);
    head.lineTo(at + QPointF(-0.5, 0.9) * r);
    head.lineTo(at + QPointF(0.5, 0.9) * r);
    head.lineTo(at + QPointF(0.45, 0.55) * r);
    head.cubicTo(at + QPointF(1.35, 0.3) * r, at + QPointF(1.1, -1.1) * r, at + QPointF(0, -1.05) * r);
    head.cubicTo(at + QPointF(-1.1, -1.1) * r, at + QPointF(-1.35, 0.3) * r, at + QPointF(-0.45, 0.55) * r);
    sketch.draw(head, palette.bone, 0.018);
    for (const double side : {-0.4, 0.4})
        sketch.fillEllipse(at + QPointF(side, 0.05) * r, r * 0.24, r * 0.27, palette.ink);
    sketch.fill(
        QPolygonF{{at + QPointF(0, 0.25) * r, at + QPointF(-0.11, 0.5) * r, at + QPointF(0.11, 0.5) * r}},
        palette.ink);
    for (const double x : {-0.18, 0.18})
        sketch.line(at + QPointF(x, 0.65) * r, at + QPointF(x, 0.88) * r, palette.ink, 0.012);
}

} // namespace

void bones(const Sketch& sketch)
{
    bone(sketch, {-0.3, 0.16}, {0.1, 0.3});
    bone(sketch, {0.02, 0.02}, {0.34, 0.2});
    bone(sketch, {-0.3, -0.06}, {-0.02, -0.3});
    skull(sketch, {0.14, -0.16}, 0.13);
}

void planks(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    constexpr int boards = 5;
    for (int i = 0; i < boards; ++i) {
        const double y = -0.45 + i * 0.184;
        const double left = -0.46 + sketch.noise.at(i, 1) * 0.07;
        const double right = 0.46 - sketch.noise.at(i, 2) * 0.07;
        const double tilt = sketch.noise.swing(i, 3) * 0.018;
        const QPolygonF board{
            {{left, y - tilt}, {right, y + tilt}, {right, y + 0.155 + tilt}, {left, y + 0.155 - tilt}}};
        const QColor colour = sketch.shade(palette.wood, sketch.noise.swing(i, 4) * 0.16);
        sketch.fill(board.translated(sketch.toLight * -0.03), palette.shadow);
        sketch.fill(board.translated(sketch.toLight * -0.018), palette.shadow);
        sketch.draw(board, colour, 0.018);
        if (!sketch.hasDetail(Detail::Full))
            continue;
        sketch.line({left + 0.08, y + 0.06}, {right - 0.16, y + 0.065 + tilt}, palette.softLine, 0.008);
        sketch.line({left + 0.2, y + 0.11}, {right - 0.07, y + 0.112 + tilt}, palette.softLine, 0.008);
        for (const double x : {left + 0.05, right - 0.05})
            sketch.fillEllipse({x, y + 0.077}, 0.014, 0.014, palette.ink);
    }
}

void rails(const Sketch& sketch, Joins joins)
{
    const Palette& palette = sketch.palette();
    const double top = joins.north ? -0.5 : -0.47;
    const double bottom = joins.south ? 0.5 : 0.47;
    for (int i = 0; i < 4; ++i) {
        const double y = -0.42 + i * 0.25;
        sketch.draw(QRectF(-0.33 + sketch.noise.swing(i, 1) * 0.02, y, 0.66, 0.1),
                    sketch.shade(palette.woodDark, 0.1 + sketch.noise.at(i, 2) * 0.1), 0.014);
    }
    for (const double x : {-0.19, 0.19}) {
        sketch.line({x, top}, {x, bottom}, palette.line, 0.08);
        sketch.line({x, top}, {x, bottom}, sketch.lineArt() ? palette.paper : palette.iron, 0.048);
        sketch.line({x - 0.01, top}, {x - 0.01, bottom}, sketch.shade(palette.iron, 0.5), 0.012);
    }
}

void rubble(const Sketch& sketch)
{
    paintRubble(sketch, {0, 0}, 0.8);
}

void rug(const Sketch& sketch, Joins joins)
{
    const Palette& palette = sketch.palette();
    const double top = joins.north ? -0.5 : -0.43;
    const double bottom = joins.south ? 0.5 : 0.43;
    const QRectF cloth(QPointF(-0.33, top), QPointF(0.33, bottom));
    sketch.fill(cloth.adjusted(0.02, 0, 0.035, joins.south ? 0 : 0.035), palette.shadow);
    for (const double end : {top, bottom})
        if (end != (end < 0 ? -0.5 : 0.5))
            for (int i = 0; i < 9; ++i) {
                const double x = -0.31 + i * 0.0775;
                sketch.line({x, end}, {x, end + (end < 0 ? -0.045 : 0.045)},
                            sketch.lineArt() ? palette.line : palette.clothTrim, 0.016);
            }
    sketch.fill(cloth, palette.cloth);
    const QColor trim = sketch.lineArt() ? palette.line : palette.clothTrim;
    for (const double x : {-0.33, 0.33})
        sketch.line({x, top}, {x, bottom}, palette.line, 0.018);
    for (const double x : {-0.27, 0.27})
        sketch.line({x, top}, {x, bottom}, trim, 0.022);
    if (!joins.north)
        sketch.line({-0.33, top}, {0.33, top}, palette.line, 0.018);
    if (!joins.south)
        sketch.line({-0.33, bottom}, {0.33, bottom}, palette.line, 0.018);
    sketch.draw(regularPolygon({}, 0.19, 4), sketch.shade(palette.cloth, -0.3), 0.014);
    sketch.draw(star({}, 0.15, 0.06, 4), palette.clothTrim, 0.01);
    for (const double y : {-0.33, 0.33})
        for (const double x : {-0.13, 0.0, 0.13})
            sketch.fill(regularPolygon({x, y}, 0.035, 4), trim);
}

void skulls(const Sketch& sketch)
{
    skull(sketch, {-0.17, 0.12}, 0.15);
    skull(sketch, {0.18, 0.14}, 0.13);
    skull(sketch, {0.02, -0.15}, 0.16);
}

void steps(const Sketch& sketch)
{
    // They rise to the north: the highest tread is the lightest.
    const Palette& palette = sketch.palette();
    constexpr int treads = 4;
    constexpr double depth = 0.96 / treads;
    for (int i = 0; i < treads; ++i) {
        const double top = 0.48 - (i + 1) * depth;
        const QRectF tread(-0.46, top, 0.92, depth);
        sketch.draw(tread, sketch.shade(palette.stone, -0.22 + 0.15 * i), 0.016);
        sketch.fill(QRectF(-0.45, top + depth - 0.055, 0.9, 0.05),
                    sketch.shade(palette.stone, -0.5 + 0.08 * i));
        sketch.line({-0.44, top + depth - 0.07}, {0.44, top + depth - 0.07},
                    sketch.lineArt() ? palette.line : sketch.shade(palette.stone, 0.4), 0.014);
    }
}

} // namespace delve::mageknight::art
