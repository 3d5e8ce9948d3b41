// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/wall_painter.h"

#include "editor/mageknight/render/stone_edges.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

/// The walls of a face by the corners they join, without those that rock hides.
class WallGrid
{
public:
    explicit WallGrid(const FaceLayout& layout) : m_layout(layout) {}

    Size size() const { return m_layout.size(); }

    bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < size().width && y < size().height; }
    bool rock(int x, int y) const { return inside(x, y) && m_layout.terrain({x, y}) == Terrain::Blocking; }

    /// A wall from corner (x, y) to the east, and one to the south.
    bool along(int x, int y) const
    {
        if (x < 0 || x >= size().width || rock(x, y) || rock(x, y - 1))
            return false;
        return y < size().height ? m_layout.hasWall({{x, y}, Side::North})
                                 : m_layout.hasWall({{x, y - 1}, Side::South});
    }
    bool down(int x, int y) const
    {
        if (y < 0 || y >= size().height || rock(x, y) || rock(x - 1, y))
            return false;
        return x < size().width ? m_layout.hasWall({{x, y}, Side::West})
                                : m_layout.hasWall({{x - 1, y}, Side::East});
    }

    /// A pier stands where a wall ends, turns or meets another.
    bool pier(int x, int y) const
    {
        const bool east = along(x, y), west = along(x - 1, y), south = down(x, y), north = down(x, y - 1);
        const int walls = east + west + south + north;
        return walls > 0 && !(walls == 2 && ((east && west) || (north && south)));
    }

    /// From where to where a wall along column or row `line` lies.
    static std::pair<double, double> span(int line, int last)
    {
        if (line == 0)
            return {0, borderWall};
        return line == last ? std::pair(last - borderWall, double(last))
                            : std::pair(line - halfInnerWall, line + halfInnerWall);
    }
    std::pair<double, double> spanX(int x) const { return span(x, size().width); }
    std::pair<double, double> spanY(int y) const { return span(y, size().height); }

    QRectF pierAt(int x, int y) const
    {
        const auto [left, right] = spanX(x);
        const auto [top, bottom] = spanY(y);
        constexpr double more = 0.03;
        return QRectF(QPointF(std::max(0.0, left - more), std::max(0.0, top - more)),
                      QPointF(std::min(double(size().width), right + more),
                              std::min(double(size().height), bottom + more)));
    }

    QRectF alongAt(int x, int y) const
    {
        const auto [top, bottom] = spanY(y);
        const double left = pier(x, y) ? pierAt(x, y).right() : x;
        const double right = pier(x + 1, y) ? pierAt(x + 1, y).left() : x + 1;
        return QRectF(QPointF(left, top), QPointF(right, bottom));
    }
    QRectF downAt(int x, int y) const
    {
        const auto [left, right] = spanX(x);
        const double top = pier(x, y) ? pierAt(x, y).bottom() : y;
        const double bottom = pier(x, y + 1) ? pierAt(x, y + 1).top() : y + 1;
        return QRectF(QPointF(left, top), QPointF(right, bottom));
    }

    template <typename Paint> void forEachWall(Paint paint) const
    {
        for (int y = 0; y <= size().height; ++y)
            for (int x = 0; x <= size().width; ++x) {
                if (along(x, y))
                    paint(alongAt(x, y), true, (y * 8 + x) * 2);
                if (down(x, y))
                    paint(downAt(x, y), false, (y * 8 + x) * 2 + 1);
            }
    }
    template <typename Paint> void forEachPier(Paint paint) const
    {
        for (int y = 0; y <= size().height; ++y)
            for (int x = 0; x <= size().width; ++x)
                if (pier(x, y))
                    paint(pierAt(x, y), y * 8 + x);
    }

private:
    const FaceLayout& m_layout;
};

QRectF kept(const QRectF& rect, Size size)
{
    return rect.intersected(QRectF(0, 0, size.width, size.height));
}

/// One stone of a wall, seen from above: a lit and a dark edge make it stand out.
void wallStone(const Sketch& sketch, StoneEdges& edges, const QRectF& r, const Noise& noise)
{
    const Palette& palette = sketch.palette();
    if (r.width() <= 0 || r.height() <= 0)
        return;
    const QColor colour = sketch.shade(palette.wall, noise.swing(0) * 0.1);
    if (sketch.lineArt()) {
        sketch.draw(r, colour, 0.016);
        return;
    }
    sketch.fill(r, colour);
    if (sketch.hasDetail(Detail::Full)) {
        const QRectF in = r.adjusted(0.01, 0.01, -0.01, -0.01);
        edges.add({{in.topLeft(), in.topRight(), in.bottomRight(), in.bottomLeft()}}, sketch.toLight,
                  mixed(colour, palette.wallLight, 0.8), mixed(colour, palette.wallDark, 0.7), 0.02);
    }
}

/// The stones of one wall; joints are never evenly spaced.
void wallStones(const Sketch& sketch, StoneEdges& edges, const QRectF& wall, bool along, const Noise& noise)
{
    constexpr double joint = 0.008;
    const int count = sketch.hasDetail(Detail::Full) ? 2 + noise.pick(2, 1) : 1;
    double from = 0;
    for (int i = 1; i <= count; ++i) {
        const double to = i == count ? 1 : (i + noise.swing(2, i) * 0.22) / count;
        const QRectF piece = along ? QRectF(wall.left() + from * wall.width(), wall.top(),
                                            (to - from) * wall.width(), wall.height())
                                   : QRectF(wall.left(), wall.top() + from * wall.height(), wall.width(),
                                            (to - from) * wall.height());
        wallStone(sketch, edges, piece.adjusted(joint, joint, -joint, -joint), noise.of(3, i));
        from = to;
    }
}

/// A worn step in every opening of the border, so that it reads as a way through.
void paintThresholds(const Sketch& sketch, const FaceLayout& layout)
{
    if (!sketch.hasDetail(Detail::Full))
        return;
    const Size size = layout.size();
    for (const Entryway& way : layout.entryways()) {
        const double depth = 0.09;
        QRectF step;
        switch (way.side) {
        case Side::North: step = QRectF(way.offset, 0, way.width, depth); break;
        case Side::South: step = QRectF(way.offset, size.height - depth, way.width, depth); break;
        case Side::West: step = QRectF(0, way.offset, depth, way.width); break;
        case Side::East: step = QRectF(size.width - depth, way.offset, depth, way.width); break;
        }
        QColor light = sketch.lineArt() ? sketch.palette().paper : sketch.palette().bone;
        light.setAlpha(sketch.lineArt() ? 0 : 54);
        sketch.fill(step, light);
        const bool level = way.side == Side::North || way.side == Side::South;
        const double inner = way.side == Side::North  ? step.bottom()
                             : way.side == Side::West ? step.right()
                             : level                  ? step.top()
                                                      : step.left();
        sketch.line(level ? QPointF(step.left(), inner) : QPointF(inner, step.top()),
                    level ? QPointF(step.right(), inner) : QPointF(inner, step.bottom()),
                    sketch.lineArt() ? sketch.palette().grid : sketch.palette().softLine, 0.01);
    }
}

} // namespace

void paintWallShadows(const Sketch& sketch, const FaceLayout& layout)
{
    if (sketch.lineArt() || !sketch.hasDetail(Detail::Plain))
        return;
    const WallGrid grid(layout);
    const QColor shadow = sketch.palette().shadow;
    constexpr int layers = 5;
    // Layers of growing width; wider on the side away from the light. Neighbours share their ends exactly, so
    // that long walls throw one even shadow.
    grid.forEachWall([&](const QRectF& wall, bool along, int) {
        for (int i = 1; i <= layers; ++i) {
            const double far = 0.045 * i;
            const double near = 0.014 * i;
            const double before =
                along ? (sketch.toLight.y() < 0 ? near : far) : (sketch.toLight.x() < 0 ? near : far);
            const double after = near + far - before;
            sketch.fill(
                kept(along ? wall.adjusted(0, -before, 0, after) : wall.adjusted(-before, 0, after, 0),
                     layout.size()),
                shadow);
        }
    });
    grid.forEachPier([&](const QRectF& pier, int) {
        for (int i = 1; i <= layers; ++i) {
            const double far = 0.042 * i;
            const double near = 0.01 * i;
            sketch.fill(kept(pier.adjusted(
                                 sketch.toLight.x() < 0 ? -near : -far, sketch.toLight.y() < 0 ? -near : -far,
                                 sketch.toLight.x() < 0 ? far : near, sketch.toLight.y() < 0 ? far : near),
                             layout.size()),
                        shadow);
        }
    });
}

void paintWalls(const Sketch& sketch, const FaceLayout& layout)
{
    const Palette& palette = sketch.palette();
    const WallGrid grid(layout);
    paintThresholds(sketch, layout);
    // First the dark body of all walls, a little larger than the stones: it becomes their outline.
    const double edge = std::max(0.022, 0.8 / sketch.pixelsPerSquare);
    const QColor body = sketch.lineArt() || !sketch.hasDetail(Detail::Plain)
                            ? palette.line
                            : mixed(palette.line, palette.wallDark, 0.25);
    grid.forEachWall([&](const QRectF& wall, bool along, int) {
        sketch.fill(
            kept(along ? wall.adjusted(-0.02, -edge, 0.02, edge) : wall.adjusted(-edge, -0.02, edge, 0.02),
                 layout.size()),
            body);
    });
    grid.forEachPier([&](const QRectF& pier, int) {
        sketch.fill(kept(pier.adjusted(-edge, -edge, edge, edge), layout.size()), body);
    });
    if (!sketch.hasDetail(Detail::Plain))
        return;
    StoneEdges edges;
    grid.forEachWall([&](const QRectF& wall, bool along, int key) {
        wallStones(sketch, edges, wall, along, sketch.noise.of(key, 50));
    });
    grid.forEachPier([&](const QRectF& pier, int key) {
        constexpr double joint = 0.008;
        wallStone(sketch, edges, pier.adjusted(joint, joint, -joint, -joint), sketch.noise.of(key, 51));
        if (sketch.hasDetail(Detail::Full)) {
            const QRectF cap = pier.adjusted(0.045, 0.045, -0.045, -0.045);
            sketch.lineArt() ? sketch.draw(cap, palette.wall, 0.012)
                             : sketch.fill(cap, mixed(palette.wall, palette.wallLight, 0.5));
        }
    });
    edges.paint(sketch);
}

} // namespace delve::mageknight
