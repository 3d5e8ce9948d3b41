// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/maps/floors.h"

namespace delve::dungeoneer {

namespace {

/// One stone, lit from the north-west.
void stone(const Sketch& sketch, const QRectF& place, const QColor& base, int key, int row)
{
    const QRectF r = place.adjusted(0.18, 0.18, -0.18, -0.18);
    if (r.width() < 0.1 || r.height() < 0.1)
        return;
    if (sketch.lineArt()) {
        if (sketch.noise.at(key, row, 4) < 0.5)
            sketch.stroke(roundedRect(r, 0.3), sketch.palette().joint, 0.16);
        return;
    }
    const QColor colour =
        sketch.shade(base, sketch.noise.swing(key, row, 1) * sketch.palette().variation * 0.8);
    sketch.fill(r, colour);
    sketch.line(r.bottomLeft(), r.bottomRight(), sketch.shade(colour, -0.2), 0.2);
    sketch.line(r.topLeft(), r.topRight(), sketch.shade(colour, 0.2), 0.2);
}

void rows(const Sketch& sketch, const QRectF& area, const QColor& base, double width, double height)
{
    int row = 0;
    for (double y = area.top(); y < area.bottom(); y += height, ++row) {
        double x = area.left() - sketch.noise.at(row, 2) * width;
        for (int i = 0; x < area.right(); ++i) {
            const double w = width * (0.75 + sketch.noise.at(row, i, 3) * 0.5);
            stone(sketch, QRectF(x, y, w, height) & area, base, i, row);
            x += w;
        }
    }
}

void checks(const Sketch& sketch, const QRectF& area, const QColor& base)
{
    constexpr double side = 5.2;
    const QColor other =
        sketch.lineArt() ? base : sketch.shade(mixed(base, QColor(0x50, 0x48, 0x58), 0.55), -0.05);
    for (int row = 0; row * side < area.height(); ++row)
        for (int i = 0; i * side < area.width(); ++i) {
            const QRectF place = QRectF(area.left() + i * side, area.top() + row * side, side, side) & area;
            const bool isDark = (row + i) % 2 == 0;
            if (sketch.lineArt() && isDark)
                sketch.hatch(place.adjusted(0.4, 0.4, -0.4, -0.4), 1.1, sketch.palette().joint, 0.14);
            else if (!sketch.lineArt())
                sketch.fill(place.adjusted(0.1, 0.1, -0.1, -0.1),
                            sketch.shade(isDark ? other : base, sketch.noise.swing(i, row, 5) * 0.06));
        }
}

void cobbles(const Sketch& sketch, const QRectF& area, const QColor& base)
{
    constexpr double side = 3.1;
    for (int row = 0; row * side < area.height(); ++row)
        for (int i = 0; i * side < area.width() + side; ++i) {
            const QPointF at(area.left() + (i + (row % 2) * 0.5) * side + sketch.noise.swing(i, row, 6) * 0.3,
                             area.top() + (row + 0.5) * side);
            if (!area.contains(around(at, side * 0.9, side * 0.8)))
                continue;
            if (!sketch.lineArt())
                sketch.fillEllipse(at, side * 0.44, side * 0.4,
                                   sketch.shade(base, sketch.noise.swing(i, row, 7) * 0.14));
            else if (sketch.noise.at(i, row, 8) < 0.3)
                sketch.stroke(roundedRect(around(at, side * 0.8, side * 0.7), 1), sketch.palette().joint,
                              0.15);
        }
}

void grate(const Sketch& sketch, const QRectF& area, const QColor& base)
{
    rows(sketch, area, base, 10, 10);
    const QColor slot = sketch.lineArt() ? sketch.palette().joint : sketch.shade(base, -0.5);
    for (double y = area.top() + 2; y < area.bottom(); y += 2.5)
        for (double x = area.left() + 1.4; x < area.right(); x += 5)
            if (x + 2.6 < area.right() && sketch.noise.at(int(x), int(y), 9) < 0.7)
                sketch.line({x, y}, {x + 2.6, y}, slot, 0.4);
}

void earth(const Sketch& sketch, const QRectF& area, const QColor& base)
{
    const int count = int(area.width() * area.height() / 26);
    for (int i = 0; i < count; ++i) {
        const QPointF at(area.left() + sketch.noise.at(i, 10) * area.width(),
                         area.top() + sketch.noise.at(i, 11) * area.height());
        const double r = 0.3 + sketch.noise.at(i, 12) * (i % 5 == 0 ? 2.4 : 0.5);
        QColor colour =
            sketch.lineArt() ? sketch.palette().joint : sketch.shade(base, sketch.noise.swing(i, 13) * 0.3);
        if (!sketch.lineArt())
            colour.setAlpha(r > 0.8 ? 90 : 200);
        if ((!sketch.lineArt() || r < 0.8) && area.contains(around(at, 2 * r, 2 * r)))
            sketch.fillEllipse(at, r, r * 0.7, colour);
    }
}

void ice(const Sketch& sketch, const QRectF& area)
{
    for (int i = 0; i < 26; ++i) {
        QPointF at(area.left() + sketch.noise.at(i, 14) * area.width(),
                   area.top() + sketch.noise.at(i, 15) * area.height());
        for (int k = 0; k < 3; ++k) {
            const QPointF to = at + QPointF(sketch.noise.swing(i, k, 16), sketch.noise.swing(i, k, 17)) * 4;
            if (!area.contains(to))
                break;
            sketch.line(at, to, sketch.lineArt() ? sketch.palette().joint : QColor(255, 255, 255, 150), 0.24);
            at = to;
        }
    }
}

} // namespace

QColor colourOf(Ground ground, RenderStyle style)
{
    const Palette& p = paletteOf(style);
    switch (ground) {
    case Ground::Slabs: return p.floors[0];
    case Ground::Checks: return p.floors[1];
    case Ground::Planks: return p.floors[3];
    case Ground::Cobbles: return p.floors[2];
    case Ground::Grate: return p.floors[7];
    case Ground::Earth: return p.floors[4];
    case Ground::Ice: return p.lineArt ? p.paper : mixed(p.water, QColor(Qt::white), 0.62);
    }
    return p.floors[0];
}

void paintGround(const Sketch& sketch, Ground ground, const QRectF& area)
{
    const QColor base = colourOf(ground, sketch.style);
    const bool hasJoints = !sketch.lineArt() && ground != Ground::Earth && ground != Ground::Ice;
    sketch.fill(area, hasJoints ? sketch.shade(base, -0.38) : base);
    switch (ground) {
    case Ground::Slabs: return rows(sketch, area, base, 8, 5.4);
    case Ground::Checks: return checks(sketch, area, base);
    case Ground::Planks: return rows(sketch, area, base, 17, 2.9);
    case Ground::Cobbles: return cobbles(sketch, area, base);
    case Ground::Grate: return grate(sketch, area, base);
    case Ground::Earth: return earth(sketch, area, base);
    case Ground::Ice: return ice(sketch, area);
    }
}

} // namespace delve::dungeoneer
