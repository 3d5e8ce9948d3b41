// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/floor_painter.h"

#include "editor/mageknight/render/stone_edges.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace delve::mageknight {

namespace {

constexpr double gap = 0.018; ///< between two stones

/// A cut stone: a rectangle with corners a little off, lit from one side.
void stone(const Sketch& sketch, StoneEdges& edges, const QRectF& place, const QColor& base,
           const Noise& noise, double rough)
{
    const QRectF r = place.adjusted(gap, gap, -gap, -gap);
    if (r.width() <= 0 || r.height() <= 0 || sketch.isHidden(r))
        return;
    const auto off = [&](int corner) { return QPointF(noise.at(corner, 1), noise.at(corner, 2)) * rough; };
    const QPolygonF shape{{r.topLeft() + off(0), QPointF(r.right() - off(1).x(), r.top() + off(1).y()),
                           r.bottomRight() - off(2),
                           QPointF(r.left() + off(3).x(), r.bottom() - off(3).y())}};
    if (sketch.lineArt()) {
        sketch.painter.setPen(sketch.pen(sketch.palette().joint, 0.01));
        sketch.painter.setBrush(Qt::NoBrush);
        sketch.painter.drawPolygon(shape);
        return;
    }
    // Stones differ in lightness and, less, between warm and cool.
    QColor colour = sketch.shade(base, noise.swing(9) * sketch.palette().variation);
    colour = mixed(colour, noise.at(10) < 0.5 ? QColor(0xc8, 0x9a, 0x68) : QColor(0x80, 0x8c, 0x90),
                   noise.at(11) * sketch.palette().variation * 0.9);
    sketch.fill(shape, colour);
    if (sketch.hasDetail(Detail::Full))
        edges.add(shape, sketch.toLight, sketch.shade(colour, 0.22), sketch.shade(colour, -0.2), 0.014);
}

/// Every square is divided into a few stones of different sizes.
void flagstone(const Sketch& sketch, StoneEdges& edges, Size size, const QColor& base)
{
    static const std::vector<std::vector<QRectF>> cuts{
        {{0, 0, 0.6, 0.5}, {0.6, 0, 0.4, 0.62}, {0, 0.5, 0.6, 0.5}, {0.6, 0.62, 0.4, 0.38}},
        {{0, 0, 1, 0.44}, {0, 0.44, 0.42, 0.56}, {0.42, 0.44, 0.58, 0.56}},
        {{0, 0, 0.38, 0.6}, {0.38, 0, 0.62, 0.36}, {0.38, 0.36, 0.62, 0.64}, {0, 0.6, 0.38, 0.4}},
        {{0, 0, 0.5, 1}, {0.5, 0, 0.5, 0.46}, {0.5, 0.46, 0.5, 0.54}},
        {{0, 0, 0.64, 0.64}, {0.64, 0, 0.36, 0.64}, {0, 0.64, 0.36, 0.36}, {0.36, 0.64, 0.64, 0.36}}};
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Noise n = sketch.noise.of(x, y, 1);
            const auto& cut = cuts[std::size_t(n.pick(int(cuts.size()), 0))];
            const bool mirror = n.at(1) < 0.5;
            const bool flip = n.at(2) < 0.5;
            int key = 0;
            for (QRectF r : cut) {
                if (mirror)
                    r.moveLeft(1 - r.right());
                if (flip)
                    r.moveTop(1 - r.bottom());
                stone(sketch, edges, r.translated(x, y), base, n.of(++key), 0.035);
            }
        }
}

/// One large slab to a square, with a worn middle.
void slab(const Sketch& sketch, StoneEdges& edges, Size size, const QColor& base)
{
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Noise n = sketch.noise.of(x, y, 2);
            stone(sketch, edges, QRectF(x, y, 1, 1), base, n, 0.012);
            if (sketch.hasDetail(Detail::Full) && !sketch.lineArt()) {
                QColor light = sketch.shade(base, 0.3);
                light.setAlpha(34);
                for (int i = 0; i < 3; ++i)
                    sketch.fillEllipse({x + 0.5 + n.swing(20, i) * 0.1, y + 0.5 + n.swing(21, i) * 0.1},
                                       0.36 - 0.09 * i, 0.3 - 0.07 * i, light);
                if (n.at(30) < 0.35) // a broken corner
                    edges.add({{QPointF(x + 0.03, y + 0.3 + n.at(31) * 0.2),
                                QPointF(x + 0.16, y + 0.2 + n.at(32) * 0.06),
                                QPointF(x + 0.25 + n.at(33) * 0.1, y + 0.03)}},
                              sketch.shade(base, -0.4), 0.014);
            }
        }
}

/// Rounded stones in rows, each row set off against the one before it.
void cobble(const Sketch& sketch, Size size, const QColor& base)
{
    const int perSquare = sketch.hasDetail(Detail::Full) ? 4 : 2;
    const double step = 1.0 / perSquare;
    for (int row = 0; row < size.height * perSquare; ++row) {
        double left = -sketch.noise.at(row, 0, 30) * step;
        for (int column = 0; left < size.width; ++column) {
            const Noise n = sketch.noise.of(column, row, 3);
            const double right = left + step * (0.85 + n.at(0) * 0.6);
            QRectF place(QPointF(std::max(left, 0.0), row * step),
                         QPointF(std::min(right, double(size.width)), (row + 1) * step));
            left = right;
            place.adjust(0.008, 0.008, -0.008, -0.008);
            if (place.width() < step * 0.3)
                continue;
            const QPointF way(n.swing(1) * 0.015, n.swing(2) * 0.015);
            const double cut = step * (0.1 + 0.1 * n.at(3));
            const QPolygonF shape{
                {place.topLeft() + QPointF(cut, 0), place.topRight() - QPointF(cut * 1.2, 0),
                 place.topRight() + QPointF(0, cut), place.bottomRight() - QPointF(0, cut * 1.2),
                 place.bottomRight() - QPointF(cut, 0), place.bottomLeft() + QPointF(cut * 1.3, 0),
                 place.bottomLeft() - QPointF(0, cut), place.topLeft() + QPointF(0, cut * 1.2)}};
            if (sketch.lineArt()) {
                if (n.at(8) < 0.4)
                    sketch.stroke(smoothed(shape), sketch.palette().joint, 0.01);
                continue;
            }
            const QColor colour = sketch.shade(base, n.swing(9) * sketch.palette().variation * 1.3);
            sketch.fill(smoothed(shape), colour);
            if (sketch.hasDetail(Detail::Full))
                sketch.fillEllipse(place.center() + sketch.toLight * step * 0.1 + way, place.width() * 0.3,
                                   place.height() * 0.26, sketch.shade(colour, 0.1));
        }
    }
}

/// Boards along the length of the face.
void planks(const Sketch& sketch, StoneEdges& edges, Size size, const QColor& base)
{
    constexpr int boards = 4;
    for (int row = 0; row < size.width * boards; ++row) {
        const double x = double(row) / boards;
        double y = -sketch.noise.at(row, 0, 4) * 1.6;
        for (int i = 0; y < size.height; ++i) {
            const Noise n = sketch.noise.of(row, i, 5);
            const double length = 1.4 + n.at(0) * 1.4;
            const double top = std::max(y, 0.0);
            const double bottom = std::min(y + length, double(size.height));
            y += length;
            if (bottom <= top)
                continue;
            const QRectF board(x, top, 1.0 / boards, bottom - top);
            stone(sketch, edges, board.adjusted(-0.008, 0, 0.008, 0), base, n, 0.006);
            if (!sketch.hasDetail(Detail::Full) || sketch.lineArt() || board.height() < 0.25)
                continue;
            QColor grain = sketch.shade(base, -0.35);
            grain.setAlpha(90);
            for (int g = 0; g < 2; ++g) {
                const double gx = x + 0.07 + n.at(40, g) * 0.11;
                const double from = top + 0.06 + n.at(41, g) * 0.2;
                if (bottom - from > 0.2)
                    sketch.line({gx, from}, {gx + n.swing(42, g) * 0.012, bottom - 0.06}, grain, 0.008);
            }
            for (const double nail : {top + 0.06, bottom - 0.06})
                sketch.fillEllipse({x + 0.125, nail}, 0.014, 0.014, sketch.shade(base, -0.55));
        }
    }
}

/// Trodden ground: patches, pebbles and small scratches.
void earth(const Sketch& sketch, Size size, const QColor& base)
{
    if (!sketch.lineArt())
        sketch.fill(QRectF(0, 0, size.width, size.height), base);
    if (!sketch.hasDetail(Detail::Plain))
        return;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Noise n = sketch.noise.of(x, y, 6);
            for (int i = 0; i < 4 && !sketch.lineArt(); ++i) {
                QColor patch = sketch.shade(base, n.at(0, i) < 0.5 ? -0.5 : 0.4);
                patch.setAlpha(34);
                QPolygonF blot;
                const QPointF centre(x + 0.3 + n.at(1, i) * 0.4, y + 0.3 + n.at(2, i) * 0.4);
                const double radius = 0.14 + n.at(3, i) * 0.14;
                for (int k = 0; k < 8; ++k)
                    blot << centre + regularPolygon({}, radius * (0.7 + 0.4 * n.at(4, i, k)), 8)[k];
                sketch.fill(smoothed(blot), patch);
            }
            for (int i = 0; i < (sketch.lineArt() ? 4 : 9) && sketch.hasDetail(Detail::Full); ++i) {
                const QPointF at(x + 0.06 + n.at(10, i) * 0.88, y + 0.06 + n.at(11, i) * 0.88);
                const double r = 0.012 + n.at(12, i) * 0.022;
                if (sketch.lineArt())
                    sketch.fillEllipse(at, r * 0.7, r * 0.6, sketch.palette().joint);
                else {
                    sketch.fillEllipse(at - sketch.toLight * 0.01, r, r * 0.8, sketch.shade(base, -0.35));
                    sketch.fillEllipse(at, r, r * 0.8, sketch.shade(base, 0.12 + 0.14 * n.at(13, i)));
                }
            }
        }
}

/// Small square stones in two colours, laid as rings inside every square.
void mosaic(const Sketch& sketch, StoneEdges& edges, Size size, const QColor& base)
{
    const int perSquare = sketch.hasDetail(Detail::Full) ? 6 : 3;
    const double step = 1.0 / perSquare;
    const QColor other = mixed(base, sketch.lineArt() ? base : QColor(0x5f, 0x79, 0x84), 0.55);
    const QColor accent = mixed(base, sketch.lineArt() ? base : QColor(0xa4, 0x4f, 0x3a), 0.5);
    for (int row = 0; row < size.height * perSquare; ++row)
        for (int column = 0; column < size.width * perSquare; ++column) {
            const int x = column % perSquare;
            const int y = row % perSquare;
            const int ring = std::min({x, y, perSquare - 1 - x, perSquare - 1 - y});
            const Noise n = sketch.noise.of(column, row, 7);
            const bool corner = ring == 0 && (x == 0 || x == perSquare - 1) && (y == 0 || y == perSquare - 1);
            const bool quiet = (column / perSquare + row / perSquare) % 2 == 0;
            QColor colour = ring == 0 ? other : base;
            if (corner || (ring == 2 && quiet))
                colour = accent;
            const QRectF place(column * step, row * step, step, step);
            if (sketch.lineArt()) {
                if (ring == 1 && quiet)
                    stone(sketch, edges, place, colour, n, 0.0);
                continue;
            }
            if (!sketch.hasDetail(Detail::Full)) {
                sketch.fill(place.adjusted(0.01, 0.01, -0.01, -0.01),
                            sketch.shade(colour, n.swing(0) * 0.08));
                continue;
            }
            QColor tone = sketch.shade(colour, n.swing(0) * sketch.palette().variation * 0.8);
            sketch.fill(place.adjusted(0.009, 0.009, -0.009, -0.009), tone);
        }
}

/// Bricks in running bond.
void brick(const Sketch& sketch, StoneEdges& edges, Size size, const QColor& base)
{
    constexpr int courses = 4;
    const double height = 1.0 / courses;
    for (int row = 0; row < size.height * courses; ++row)
        for (int i = 0; i <= size.width * 2; ++i) {
            const double left = std::max(0.0, i * 0.5 - (row % 2 == 0 ? 0 : 0.25));
            const double right = std::min(double(size.width), (i + 1) * 0.5 - (row % 2 == 0 ? 0 : 0.25));
            const Noise n = sketch.noise.of(i, row, 8);
            if (right - left < 0.1 || (sketch.lineArt() && n.at(3) > 0.4))
                continue;
            stone(sketch, edges, QRectF(left, row * height, right - left, height), base, n, 0.012);
        }
}

/// Iron plates with slots.
void grate(const Sketch& sketch, StoneEdges& edges, Size size, const QColor& base)
{
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Noise n = sketch.noise.of(x, y, 9);
            stone(sketch, edges, QRectF(x, y, 1, 1), base, n, 0.0);
            if (!sketch.hasDetail(Detail::Plain))
                continue;
            for (int row = 0; row < 3; ++row)
                for (int column = 0; column < 2; ++column) {
                    const QRectF slot(x + 0.13 + column * 0.4, y + 0.18 + row * 0.25, 0.33, 0.1);
                    if (sketch.lineArt())
                        sketch.stroke(roundedRect(slot, 0.05), sketch.palette().joint, 0.012);
                    else
                        sketch.fill(roundedRect(slot, 0.05), sketch.shade(base, -0.72));
                }
            if (sketch.hasDetail(Detail::Full) && !sketch.lineArt())
                for (const double rx : {0.06, 0.94})
                    for (const double ry : {0.06, 0.94})
                        sketch.fillEllipse({x + rx, y + ry}, 0.022, 0.022, sketch.shade(base, 0.35));
        }
}

/// How many scratches and specks age a square of a floor; the others show their age otherwise.
int wearOf(Floor floor)
{
    switch (floor) {
    case Floor::Flagstone: return 8;
    case Floor::Slab: return 6;
    case Floor::Brick: return 5;
    default: return 0;
    }
}

/// Short strokes and specks; only where they can be seen.
void wear(const Sketch& sketch, Size size, int perSquare)
{
    if (!sketch.hasDetail(Detail::Engraved) || sketch.lineArt())
        return;
    QColor dark = sketch.palette().joint;
    dark.setAlpha(70);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            for (int i = 0; i < perSquare; ++i) {
                const Noise n = sketch.noise.of(x, y, 500 + i);
                const QPointF at(x + 0.06 + n.at(0) * 0.88, y + 0.06 + n.at(1) * 0.88);
                if (i % 3 == 0)
                    sketch.line(at, at + QPointF(n.swing(2), n.swing(3)) * 0.05, dark, 0.008);
                else
                    sketch.fillEllipse(at, 0.008 + n.at(4) * 0.008, 0.008, dark);
            }
}

} // namespace

void paintFloor(const Sketch& sketch, Size size, Floor floor)
{
    const Palette& palette = sketch.palette();
    const QColor base = palette.floor(floor);
    const bool stones = sketch.hasDetail(Detail::Plain) && !sketch.lineArt() && floor != Floor::Earth;
    sketch.fill(QRectF(0, 0, size.width, size.height), stones ? mixed(base, palette.joint, 0.7) : base);
    if (!sketch.hasDetail(Detail::Plain))
        return;
    StoneEdges edges;
    switch (floor) {
    case Floor::Flagstone: flagstone(sketch, edges, size, base); break;
    case Floor::Slab: slab(sketch, edges, size, base); break;
    case Floor::Cobble: cobble(sketch, size, base); break;
    case Floor::Planks: planks(sketch, edges, size, base); break;
    case Floor::Earth: earth(sketch, size, base); break;
    case Floor::Mosaic: mosaic(sketch, edges, size, base); break;
    case Floor::Brick: brick(sketch, edges, size, base); break;
    case Floor::Grate: grate(sketch, edges, size, base); break;
    }
    edges.paint(sketch);
    wear(sketch, size, wearOf(floor));
}

void paintGrid(const Sketch& sketch, Size size)
{
    const QColor colour = sketch.palette().grid;
    const double width = sketch.lineArt() ? 0.014 : 0.022;
    for (int x = 1; x < size.width; ++x)
        sketch.line({double(x), 0}, {double(x), double(size.height)}, colour, width);
    for (int y = 1; y < size.height; ++y)
        sketch.line({0, double(y)}, {double(size.width), double(y)}, colour, width);
}

} // namespace delve::mageknight
