// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/region.h"

#include "editor/render/sketch.h"

#include <algorithm>
#include <array>
#include <map>

namespace delve::mageknight {

namespace {

/// One side of a square of the region, walked with the region on the right.
struct Walk
{
    LocalSquare square;
    Side side = Side::North;

    friend bool operator==(const Walk&, const Walk&) = default;
    friend auto operator<=>(const Walk&, const Walk&) = default;
};

LocalSquare stepped(LocalSquare square, Side side)
{
    const Offset offset = offsetOf(side);
    return {square.x + offset.dx, square.y + offset.dy};
}

/// The corner where a walk begins.
QPointF startOf(const Walk& walk)
{
    constexpr std::array<std::pair<int, int>, 4> corners{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}};
    const auto [dx, dy] = corners[std::size_t(walk.side)];
    return QPointF(walk.square.x + dx, walk.square.y + dy);
}

QPointF inwardOf(Side side)
{
    const Offset offset = offsetOf(opposite(side));
    return QPointF(offset.dx, offset.dy);
}

/// What follows a walk: round the corner of the square, straight on, or along the next square.
Walk next(const Walk& walk, const SquareSet& contains)
{
    const Side ahead = turned(walk.side, 1);
    const LocalSquare front = stepped(walk.square, ahead);
    if (!contains(front))
        return {walk.square, ahead};
    const LocalSquare diagonal = stepped(front, walk.side);
    if (!contains(diagonal))
        return {front, walk.side};
    return {diagonal, turned(walk.side, -1)};
}

} // namespace

std::vector<QPolygonF> outlines(Size size, const SquareSet& wanted, const Shore& shore, const Noise& noise)
{
    const auto inside = [&](LocalSquare s) {
        return s.x >= 0 && s.y >= 0 && s.x < size.width && s.y < size.height;
    };
    const SquareSet contains = [&](LocalSquare s) { return inside(s) && wanted(s); };
    const auto insetOf = [&](const Walk& walk) {
        return inside(stepped(walk.square, walk.side)) ? shore.inset : shore.rimInset;
    };

    std::map<Walk, bool> done;
    std::vector<QPolygonF> found;
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            for (const Side side : allSides) {
                const Walk first{{x, y}, side};
                if (!contains({x, y}) || contains(stepped({x, y}, side)) || done[first])
                    continue;
                QPolygonF outline;
                Walk before = first;
                for (Walk w = next(first, contains);; before = w, w = next(w, contains)) {
                    done[w] = true;
                    const QPointF start = startOf(w);
                    const QPointF end = start + QPointF(inwardOf(w.side).y(), -inwardOf(w.side).x());
                    const QPointF in = inwardOf(w.side) * insetOf(w);
                    // Corners lie where the moved lines of both sides meet.
                    outline << start + in +
                                   (before.side == w.side ? QPointF()
                                                          : inwardOf(before.side) * insetOf(before));
                    const bool rim = !inside(stepped(w.square, w.side));
                    for (int i = 1; i < shore.pieces; ++i) {
                        const double along = double(i) / shore.pieces;
                        const int key = (w.square.y * 8 + w.square.x) * 4 + int(w.side);
                        const double swing = rim ? 0 : noise.swing(key, i) * shore.roughness;
                        outline << start + (end - start) * along + in + inwardOf(w.side) * swing;
                    }
                    if (w == first)
                        break;
                }
                found.push_back(outline);
            }
    return found;
}

SquareSet squaresOf(const FaceLayout& layout, Terrain terrain)
{
    return [&layout, terrain](LocalSquare square) { return layout.terrain(square) == terrain; };
}

QPainterPath allOf(const std::vector<QPolygonF>& polygons, bool smooth)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const QPolygonF& polygon : polygons) {
        if (smooth)
            path.addPath(smoothed(polygon));
        else {
            path.addPolygon(polygon);
            path.closeSubpath();
        }
    }
    return path;
}

QRectF insideOf(Size size, const SquareSet& squares, LocalSquare s, double margin, double rim)
{
    const auto inset = [&](Side side) {
        const LocalSquare next{s.x + offsetOf(side).dx, s.y + offsetOf(side).dy};
        if (next.x < 0 || next.y < 0 || next.x >= size.width || next.y >= size.height)
            return rim;
        return squares(next) ? 0 : margin;
    };
    return QRectF(s.x, s.y, 1, 1)
        .adjusted(inset(Side::West), inset(Side::North), -inset(Side::East), -inset(Side::South));
}

} // namespace delve::mageknight
