// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/marker_painter.h"

#include "editor/mageknight/render/exotic_painter.h"
#include "editor/mageknight/render/terrain_painter.h"

#include <cmath>

namespace delve::mageknight {

namespace {

/// The counter itself: a square of card with rounded corners.
void card(const Sketch& sketch, const QPointF& centre, const QColor& colour)
{
    const QRectF r = around(centre, 0.88, 0.88);
    for (int layer = 0; layer < 3; ++layer)
        sketch.fill(roundedRect(r.translated(sketch.toLight * -0.03)
                                    .adjusted(-0.012 * layer, -0.012 * layer, 0.012 * layer, 0.012 * layer),
                                0.1),
                    sketch.palette().shadow);
    sketch.draw(roundedRect(r, 0.1), colour, 0.03);
    if (sketch.hasDetail(Detail::Full))
        sketch.stroke(roundedRect(r.adjusted(0.04, 0.04, -0.04, -0.04), 0.07),
                      sketch.lineArt() ? sketch.palette().softLine : sketch.shade(colour, 0.4), 0.014);
}

QPainterPath spiral(const QPointF& centre, double from, double to, double turns, double start)
{
    QPainterPath path;
    constexpr int steps = 40;
    for (int i = 0; i <= steps; ++i) {
        const double t = double(i) / steps;
        const double angle = start + t * turns * 6.2831853;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * (from + (to - from) * t);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    return path;
}

/// Billows of darkness with eyes in them.
void shadow(const Sketch& sketch, const QPointF& c)
{
    const Palette& palette = sketch.palette();
    const QColor dark = sketch.lineArt() ? palette.paper : QColor(0x22, 0x1a, 0x30);
    card(sketch, c, sketch.lineArt() ? palette.paper : sketch.shade(palette.magicDark, -0.25));
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    for (int i = 0; i < 7; ++i)
        cloud.addEllipse(c + regularPolygon({}, 0.2, 7)[i], 0.13, 0.13);
    cloud.addEllipse(c, 0.2, 0.2);
    if (sketch.lineArt()) {
        sketch.stroke(cloud.simplified(), palette.line, 0.03);
        sketch.hatch(around(c, 0.42, 0.42), 0.07, palette.line, 0.02);
    } else
        sketch.fill(cloud, dark);
    if (!sketch.hasDetail(Detail::Plain))
        return;
    for (const double side : {-1.0, 1.0}) {
        const QPolygonF eye{{c + QPointF(side * 0.03, 0.02), c + QPointF(side * 0.13, -0.06),
                             c + QPointF(side * 0.12, 0.03)}};
        sketch.draw(eye, sketch.lineArt() ? palette.paper : palette.gold, 0.012);
    }
}

void vortex(const Sketch& sketch, const QPointF& c)
{
    const Palette& palette = sketch.palette();
    card(sketch, c, sketch.lineArt() ? palette.paper : palette.waterDeep);
    for (int arm = 0; arm < 3; ++arm) {
        const double start = arm * 2.0944;
        sketch.stroke(spiral(c, 0.03, 0.37, 0.8, start), sketch.lineArt() ? palette.line : palette.water,
                      0.075);
        if (!sketch.lineArt())
            sketch.stroke(spiral(c, 0.03, 0.37, 0.8, start + 0.12), palette.ripple, 0.025);
    }
    sketch.fillEllipse(c, 0.065, 0.065, sketch.lineArt() ? palette.line : palette.chasmDeep);
}

void teleport(const Sketch& sketch, const QPointF& c)
{
    const Palette& palette = sketch.palette();
    const QColor light = sketch.lineArt() ? palette.line : palette.magic;
    card(sketch, c, sketch.lineArt() ? palette.paper : sketch.shade(palette.magicDark, 0.05));
    for (const double r : {0.36, 0.29}) {
        QPainterPath ring;
        ring.addEllipse(c, r, r);
        sketch.stroke(ring, light, r > 0.3 ? 0.035 : 0.018);
    }
    // Two triangles in a ring.
    for (const double start : {0.0, 180.0}) {
        QPainterPath triangle;
        triangle.addPolygon(regularPolygon(c, 0.29, 3, start));
        triangle.closeSubpath();
        sketch.stroke(triangle, light, 0.028);
    }
    sketch.draw(star(c, 0.12, 0.045, 4), sketch.lineArt() ? palette.paper : palette.paper, 0.014);
}

void staircase(const Sketch& sketch, const QPointF& c)
{
    const Palette& palette = sketch.palette();
    card(sketch, c, sketch.lineArt() ? palette.paper : palette.stoneDark);
    // Treads that grow narrower and darker as they lead down.
    constexpr int treads = 5;
    for (int i = 0; i < treads; ++i) {
        const double half = 0.35 - i * 0.035;
        const QRectF tread(c.x() - half, c.y() - 0.35 + i * 0.14, half * 2, 0.13);
        sketch.draw(tread, sketch.shade(palette.stone, 0.3 - i * 0.24), 0.022);
        if (sketch.lineArt() && i > 0)
            sketch.hatch(tread.adjusted(0.01, 0.01, -0.01, -0.01), 0.16 - i * 0.025, palette.line, 0.014);
    }
}

void altar(const Sketch& sketch, const QRectF& area)
{
    const Palette& palette = sketch.palette();
    const QRectF base = area.adjusted(0.1, 0.1, -0.1, -0.1);
    for (int layer = 0; layer < 4; ++layer)
        sketch.fill(base.translated(sketch.toLight * -0.05)
                        .adjusted(-0.015 * layer, -0.015 * layer, 0.015 * layer, 0.015 * layer),
                    palette.shadow);
    sketch.draw(base, palette.stoneDark, 0.03);
    sketch.draw(base.adjusted(0.07, 0.07, -0.07, -0.07), sketch.shade(palette.stone, 0.2), 0.018);
    const QPointF c = base.center();
    const double r = std::min(base.width(), base.height()) * 0.3;
    if (!sketch.lineArt()) {
        QColor haze = palette.magic;
        haze.setAlpha(40);
        for (const double grow : {1.35, 1.15, 0.95})
            sketch.fillEllipse(c, r * grow, r * grow, haze);
    }
    for (const QPointF& corner : {base.topLeft(), base.topRight(), base.bottomRight(), base.bottomLeft()})
        if (sketch.hasDetail(Detail::Plain))
            sketch.drawEllipse(corner +
                                   (c - corner) * (0.11 / std::hypot((c - corner).x(), (c - corner).y())),
                               0.05, 0.05, palette.gold, 0.014);
    // A cut gem.
    const QPolygonF gem = regularPolygon(c, r, 6);
    sketch.draw(gem, palette.magic, 0.025);
    const QPolygonF table = regularPolygon(c, r * 0.5, 6);
    for (int i = 0; i < 6; ++i) {
        sketch.fill(QPolygonF{{gem[i], gem[(i + 1) % 6], table[(i + 1) % 6], table[i]}},
                    sketch.shade(palette.magic, i < 3 ? -0.28 + 0.08 * i : 0.1 + 0.1 * (i - 3)));
        sketch.line(gem[i], table[i], palette.softLine, 0.012);
    }
    sketch.draw(table, sketch.shade(palette.magic, 0.45), 0.012);
}

void pillar(const Sketch& sketch, const QRectF& area, bool seeing)
{
    const Palette& palette = sketch.palette();
    const QPointF c = area.center();
    const double r = std::min(area.width(), area.height()) / 2 - 0.1;
    sketch.softShadow(c, r + 0.02, r + 0.02);
    sketch.draw(regularPolygon(c, r * 1.08, 8, 22.5), palette.stoneDark, 0.03);
    sketch.drawEllipse(c, r * 0.86, r * 0.86, palette.stone, 0.02);
    if (!sketch.lineArt())
        for (int ring = 1; ring < 4; ++ring)
            sketch.fillEllipse(c + sketch.toLight * 0.025 * ring, r * (0.84 - 0.14 * ring),
                               r * (0.84 - 0.14 * ring), sketch.shade(palette.stone, 0.09 * ring));
    if (!seeing) {
        QPainterPath ring;
        ring.addEllipse(c, r * 0.5, r * 0.5);
        sketch.stroke(ring, palette.softLine, 0.022);
        for (int i = 0; i < 12; ++i) {
            const QPointF out = regularPolygon({}, 1, 12, 15)[i];
            sketch.line(c + out * r * 0.68, c + out * r * 0.86, palette.softLine, 0.02);
        }
        return;
    }
    QPainterPath eye(c + QPointF(-r * 0.66, 0));
    eye.quadTo(c + QPointF(0, -r * 0.78), c + QPointF(r * 0.66, 0));
    eye.quadTo(c + QPointF(0, r * 0.78), c + QPointF(-r * 0.66, 0));
    sketch.draw(eye, palette.bone, 0.026);
    sketch.drawEllipse(c, r * 0.29, r * 0.29, palette.flame, 0.018);
    sketch.fillEllipse(c, r * 0.11, r * 0.23, palette.ink);
}

void chair(const Sketch& sketch, const QRectF& area)
{
    const Palette& palette = sketch.palette();
    const QPointF c = area.center();
    sketch.fill(around(c + QPointF(0.03, 0.03), 0.52, 0.56), palette.shadow);
    for (const double x : {-0.2, 0.2})
        for (const double y : {-0.2, 0.24})
            sketch.drawEllipse(c + QPointF(x, y), 0.05, 0.05, palette.woodDark, 0.014);
    sketch.draw(roundedRect(around(c + QPointF(0, 0.03), 0.46, 0.46), 0.05), palette.wood, 0.022);
    sketch.draw(roundedRect(around(c + QPointF(0, 0.05), 0.32, 0.32), 0.05), palette.cloth, 0.016);
    sketch.draw(roundedRect(around(c + QPointF(0, -0.25), 0.54, 0.13), 0.04), palette.woodDark, 0.022);
}

void table(const Sketch& sketch, const QRectF& area)
{
    const Palette& palette = sketch.palette();
    const QRectF top = area.adjusted(0.1, 0.1, -0.1, -0.1);
    for (int layer = 0; layer < 3; ++layer)
        sketch.fill(top.translated(sketch.toLight * -0.05).adjusted(0, 0, 0.02 * layer, 0.02 * layer),
                    palette.shadow);
    sketch.draw(roundedRect(top, 0.05), palette.wood, 0.03);
    const bool wide = top.width() >= top.height();
    const double length = wide ? top.height() : top.width();
    for (int board = 1; board < 4; ++board) {
        const double at = length * board / 4;
        wide ? sketch.line({top.left() + 0.03, top.top() + at}, {top.right() - 0.03, top.top() + at},
                           palette.softLine, 0.016)
             : sketch.line({top.left() + at, top.top() + 0.03}, {top.left() + at, top.bottom() - 0.03},
                           palette.softLine, 0.016);
    }
    if (!sketch.hasDetail(Detail::Plain))
        return;
    // Supper: a plate, a mug and a candle's stub.
    const QPointF c = top.center();
    sketch.drawEllipse(c + QPointF(-0.12, 0.08), 0.13, 0.13, palette.bone, 0.016);
    sketch.drawEllipse(c + QPointF(-0.12, 0.08), 0.08, 0.08, sketch.shade(palette.bone, -0.1), 0.01);
    sketch.drawEllipse(c + QPointF(0.16, -0.12), 0.085, 0.085, palette.iron, 0.016);
    sketch.drawEllipse(c + QPointF(0.16, -0.12), 0.055, 0.055, palette.woodDark, 0.01);
}

} // namespace

void paintMarker(const Sketch& sketch, const QPointF& centre, UniqueSide side)
{
    switch (side) {
    case UniqueSide::Shadow: return shadow(sketch, centre);
    case UniqueSide::Vortex: return vortex(sketch, centre);
    case UniqueSide::Teleport: return teleport(sketch, centre);
    case UniqueSide::Staircase: return staircase(sketch, centre);
    }
}

void paintMarker(const Sketch& sketch, const QPointF& centre, OrdinarySide side)
{
    const Palette& palette = sketch.palette();
    if (side == OrdinarySide::Hindering) {
        card(sketch, centre, palette.floor(Floor::Earth));
        paintRubble(sketch, centre, 0.8);
    } else {
        card(sketch, centre, palette.water);
        paintRipples(sketch, centre, 0.85);
    }
}

void paintArtifact(const Sketch& sketch, const QRectF& area, const ArtifactKind& kind)
{
    if (kind.artifactClass == ArtifactClass::Exotic)
        paintExotic(sketch, area, kind.id.text());
    else
        paintArtifact(sketch, area, kind.artifactClass);
}

void paintArtifact(const Sketch& sketch, const QRectF& area, ArtifactClass artifactClass)
{
    switch (artifactClass) {
    case ArtifactClass::Exotic: return altar(sketch, area);
    case ArtifactClass::AncientPillar: return pillar(sketch, area, false);
    case ArtifactClass::AllSeeingPillar: return pillar(sketch, area, true);
    case ArtifactClass::Chair: return chair(sketch, area);
    case ArtifactClass::Table: return table(sketch, area);
    }
}

} // namespace delve::mageknight
