// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/emblems/scene.h"

#include <cmath>
#include <numbers>

namespace delve::dungeoneer {

namespace {

/// Where a ray from a point inside leaves the area.
QPointF rim(const QRectF& area, const QPointF& from, double angle)
{
    const QPointF way(std::sin(angle), -std::cos(angle));
    const double x = way.x() > 0   ? (area.right() - from.x()) / way.x()
                     : way.x() < 0 ? (area.left() - from.x()) / way.x()
                                   : 1e9;
    const double y = way.y() > 0   ? (area.bottom() - from.y()) / way.y()
                     : way.y() < 0 ? (area.top() - from.y()) / way.y()
                                   : 1e9;
    return from + way * std::min(x, y);
}

void rays(const Sketch& sketch, const CardColours& colours, const QRectF& area, const QPointF& focus)
{
    const int count = 12 + 4 * sketch.noise.pick(3, 40);
    const double start = sketch.noise.at(41);
    for (int i = 0; i < count; ++i) {
        const double step = 2 * std::numbers::pi / count;
        const double from = (i + start) * step, to = from + step / 2;
        QPolygonF ray{{focus, rim(area, focus, from)}};
        // Around a corner of the area the ray has one corner more.
        for (int k = 1; k <= 4; ++k)
            ray << rim(area, focus, from + (to - from) * k / 4);
        if (sketch.lineArt())
            sketch.line(focus + (ray[1] - focus) * 0.62, ray[1], colours.sceneDark, 0.2);
        else
            sketch.fill(ray, mixed(colours.scene, colours.sceneDark, 0.24));
    }
}

void rings(const Sketch& sketch, const CardColours& colours, const QRectF& area, const QPointF& focus)
{
    const double most = std::min({focus.x() - area.left(), area.right() - focus.x(), area.height() / 2});
    for (int i = 4; i >= 1; --i) {
        const double r = most * i / 4;
        if (sketch.lineArt())
            sketch.stroke(roundedRect(around(focus, 2 * r, 2 * r), r), colours.sceneDark, 0.2);
        else
            sketch.fillEllipse(focus, r, r,
                               mixed(colours.scene, i % 2 ? colours.scene : colours.sceneDark, 0.22));
    }
    for (int i = 0; i < 26; ++i) {
        const QPointF at(area.left() + 1 + sketch.noise.at(i, 50) * (area.width() - 2),
                         area.top() + 1 + sketch.noise.at(i, 51) * (area.height() - 2));
        if (std::hypot(at.x() - focus.x(), at.y() - focus.y()) > most)
            sketch.fill(star(at, 0.8, 0.3, 4), colours.sceneDark);
    }
}

void alcove(const Sketch& sketch, const CardColours& colours, const QRectF& area, const QPointF& focus)
{
    const QColor stone = mixed(colours.scene, colours.sceneDark, 0.28);
    for (int row = 0; row < 6; ++row)
        for (int i = -1; i < 8; ++i) {
            const double w = area.width() / 7, h = area.height() / 6;
            const QRectF brick(area.left() + (i + (row % 2) * 0.5) * w, area.top() + row * h, w, h);
            const QRectF seen = brick.adjusted(0.25, 0.25, -0.25, -0.25) & area;
            if (seen.isEmpty())
                continue;
            if (!sketch.lineArt())
                sketch.fill(seen, sketch.shade(stone, sketch.noise.swing(row, i, 52) * 0.07));
            else if (sketch.noise.at(row, i, 53) < 0.3)
                sketch.stroke(roundedRect(seen, 0.2), colours.sceneDark, 0.16);
        }
    const double half = std::min({14.0, focus.x() - area.left() - 1, area.right() - focus.x() - 1});
    QPainterPath niche;
    const double shelf = area.bottom() - area.height() * 0.13;
    niche.moveTo(focus.x() - half, shelf);
    niche.lineTo(focus.x() - half, area.top() + area.height() * 0.45);
    niche.cubicTo(focus.x() - half, area.top() - area.height() * 0.1, focus.x() + half,
                  area.top() - area.height() * 0.1, focus.x() + half, area.top() + area.height() * 0.45);
    niche.lineTo(focus.x() + half, shelf);
    niche.closeSubpath();
    sketch.draw(niche, sketch.lineArt() ? colours.paper : sketch.shade(colours.scene, 0.35), 0.35);
    sketch.draw(QRectF(focus.x() - half - 2, shelf, 2 * half + 4, area.height() * 0.09),
                sketch.lineArt() ? colours.paper : sketch.palette().wood, 0.3);
}

/// Hard weather: slanted strokes and a broken sky.
void storm(const Sketch& sketch, const CardColours& colours, const QRectF& area, const QPointF& focus)
{
    const QColor dark = sketch.lineArt() ? colours.sceneDark : mixed(colours.scene, colours.sceneDark, 0.45);
    const double slope = sketch.noise.at(60) < 0.5 ? 0.5 : -0.5;
    for (int i = 0; i < 46; ++i) {
        const double length = 2.5 + 4 * sketch.noise.at(i, 61);
        const double x = area.left() + 3 + sketch.noise.at(i, 62) * (area.width() - 6);
        const double y = area.top() + 0.5 + sketch.noise.at(i, 63) * (area.height() - length - 1);
        const double to = std::clamp(x + slope * length, area.left() + 0.5, area.right() - 0.5);
        sketch.line({x, y}, {to, y + length}, dark, 0.3);
    }
    if (!sketch.lineArt()) {
        const double r = std::min(area.height() * 0.52, focus.x() - area.left());
        QPolygonF crack = star(focus, r, r * 0.72, 11, sketch.noise.at(64) * 30);
        for (QPointF& corner : crack)
            corner = {std::clamp(corner.x(), area.left(), area.right()),
                      std::clamp(corner.y(), area.top(), area.bottom())};
        sketch.fill(crack, mixed(colours.scene, QColor(Qt::white), 0.35));
    }
}

void vault(const Sketch& sketch, const CardColours& colours, const QRectF& area, const QPointF& focus)
{
    const double floor = area.bottom() - area.height() * 0.24;
    const QColor wall = sketch.lineArt() ? colours.paper : mixed(colours.scene, colours.sceneDark, 0.55);
    sketch.fill(QRectF(area.topLeft(), QPointF(area.right(), floor)), wall);
    const double half = std::min({area.height() * 0.5, area.right() - focus.x(), focus.x() - area.left()});
    QPainterPath arch;
    arch.moveTo(focus.x() - half, floor);
    arch.cubicTo(focus.x() - half, area.top() - area.height() * 0.2, focus.x() + half,
                 area.top() - area.height() * 0.2, focus.x() + half, floor);
    arch.closeSubpath();
    sketch.draw(arch, sketch.lineArt() ? colours.paper : sketch.shade(colours.scene, 0.2), 0.3);
    const QColor joint = sketch.lineArt() ? colours.sceneDark : mixed(colours.scene, colours.sceneDark, 0.4);
    for (int i = -6; i <= 6; ++i) {
        const double to = std::clamp(focus.x() + i * area.width() * 0.16, area.left(), area.right());
        const double from = std::clamp(focus.x() + i * area.width() * 0.075, area.left(), area.right());
        sketch.line({from, floor}, {to, area.bottom()}, joint, 0.22);
    }
    for (const double y : {0.0, 0.3, 0.66})
        sketch.line({area.left(), floor + (area.bottom() - floor) * y},
                    {area.right(), floor + (area.bottom() - floor) * y}, joint, 0.22);
}

void chart(const Sketch& sketch, const CardColours& colours, const QRectF& area, const QPointF&)
{
    const QColor line = sketch.lineArt() ? colours.sceneDark : mixed(colours.scene, colours.sceneDark, 0.5);
    for (double x = area.left() + 5; x < area.right(); x += 7)
        sketch.line({x, area.top()}, {x, area.bottom()}, mixed(line, colours.scene, 0.6), 0.14);
    for (double y = area.top() + 5; y < area.bottom(); y += 7)
        sketch.line({area.left(), y}, {area.right(), y}, mixed(line, colours.scene, 0.6), 0.14);
    QPointF last(area.left() + 3, area.bottom() - 4);
    for (int i = 1; i < 15; ++i) {
        const QPointF at(area.left() + 3 + i * (area.width() - 8) / 15, area.bottom() - 4 -
                                                                            (area.height() - 9) * (i / 15.0) +
                                                                            sketch.noise.swing(i, 70) * 2.4);
        sketch.line(last + (at - last) * 0.25, last + (at - last) * 0.75, line, 0.5);
        last = at;
    }
    for (const double s : {-1.0, 1.0})
        sketch.line(last + QPointF(1, -1.6 - s * 1.6) * 1, last + QPointF(4.2, -1.6 + s * 1.6), line, 0.7);
}

} // namespace

void paintScene(const Sketch& sketch, SceneKind kind, const CardColours& colours, const QRectF& area,
                const QPointF& focus)
{
    sketch.fill(area, colours.scene);
    switch (kind) {
    case SceneKind::Rays: return rays(sketch, colours, area, focus);
    case SceneKind::Rings: return rings(sketch, colours, area, focus);
    case SceneKind::Alcove: return alcove(sketch, colours, area, focus);
    case SceneKind::Storm: return storm(sketch, colours, area, focus);
    case SceneKind::Vault: return vault(sketch, colours, area, focus);
    case SceneKind::Chart: return chart(sketch, colours, area, focus);
    }
}

} // namespace delve::dungeoneer
