// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/rock_painter.h"

#include "editor/mageknight/render/region.h"

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

namespace {

/// A block with a bevelled edge: a pillar's foot, a tomb, a plinth.
void paintBlock(const Sketch& sketch, const QRectF& r, bool pillar)
{
    const Palette& palette = sketch.palette();
    for (int layer = 0; layer < 4; ++layer)
        sketch.fill(roundedRect(r.translated(sketch.toLight * -0.05)
                                    .adjusted(-0.02 * layer, -0.02 * layer, 0.02 * layer, 0.02 * layer),
                                0.05),
                    palette.shadow);
    sketch.draw(r, palette.wall, 0.035);
    const double b = 0.09;
    const QRectF top = r.adjusted(b, b, -b, -b);
    if (sketch.lineArt()) {
        sketch.hatch(r.adjusted(0.03, 0.03, -0.03, -0.03), 0.11, palette.softLine, 0.016);
        sketch.draw(top, palette.wall, 0.02);
    } else {
        const QPolygonF outer{{r.topLeft(), r.topRight(), r.bottomRight(), r.bottomLeft()}};
        const QPolygonF inner{{top.topLeft(), top.topRight(), top.bottomRight(), top.bottomLeft()}};
        for (int i = 0; i < 4; ++i) {
            const int k = (i + 1) % 4;
            const QPointF along = outer[k] - outer[i];
            const double lit = QPointF::dotProduct(QPointF(along.y(), -along.x()), sketch.toLight);
            sketch.fill(QPolygonF{{outer[i], outer[k], inner[k], inner[i]}},
                        lit > 0 ? mixed(palette.wall, palette.wallLight, 0.25 + lit * 0.6)
                                : mixed(palette.wall, palette.wallDark, 0.1 - lit * 0.6));
        }
        sketch.fill(top, sketch.shade(palette.wall, 0.08));
    }
    if (!pillar || !sketch.hasDetail(Detail::Plain))
        return;
    // The shaft, seen from above: rings that grow lighter towards the light.
    const QPointF centre = r.center();
    if (!sketch.lineArt())
        sketch.fillEllipse(centre - sketch.toLight * 0.04, 0.33, 0.33,
                           mixed(palette.wall, palette.wallDark, 0.7));
    sketch.drawEllipse(centre, 0.31, 0.31, mixed(palette.wall, palette.wallDark, sketch.lineArt() ? 0 : 0.3),
                       0.025);
    if (!sketch.lineArt())
        for (int ring = 0; ring < 4; ++ring)
            sketch.fillEllipse(centre + sketch.toLight * 0.02 * ring, 0.285 - 0.055 * ring,
                               0.285 - 0.055 * ring,
                               mixed(palette.wall, palette.wallLight, 0.18 + 0.17 * ring));
    else
        sketch.drawEllipse(centre, 0.22, 0.22, palette.wall, 0.016);
    if (sketch.hasDetail(Detail::Full))
        for (int flute = 0; flute < 12; ++flute) {
            const QPolygonF ends = regularPolygon(centre, 0.31, 12, 15);
            sketch.line(centre + (ends[flute] - centre) * 0.86, ends[flute], palette.softLine, 0.014);
        }
}

/// A rough mass that fills its squares: a rim of facets around a plateau.
void paintMass(const Sketch& sketch, const FaceLayout& layout, const SquareSet& squares)
{
    const Palette& palette = sketch.palette();
    const Noise noise = sketch.noise.of(24);
    const auto at = [&](double inset, double rough, double rimInset) {
        return outlines(layout.size(), squares, Shore{inset, rough, rimInset, 4}, noise);
    };
    const std::vector<QPolygonF> foot = at(0.025, 0.03, 0.02);
    if (foot.empty())
        return;
    for (int layer = 0; layer < 4; ++layer)
        sketch.fill(allOf(at(0.02 - 0.022 * layer, 0.03, 0), false).translated(sketch.toLight * -0.03),
                    palette.shadow);
    const std::vector<QPolygonF> top = at(0.15, 0.045, 0.09);
    sketch.draw(allOf(foot, false), palette.wall, 0.04);
    if (sketch.lineArt()) {
        for (int y = 0; y < layout.size().height; ++y)
            for (int x = 0; x < layout.size().width; ++x)
                if (squares({x, y}))
                    sketch.hatch(insideOf(layout.size(), squares, {x, y}, 0.07, 0.05), 0.12, palette.softLine,
                                 0.018);
        return;
    }
    for (std::size_t i = 0; i < foot.size(); ++i)
        for (qsizetype k = 0; k < foot[i].size(); ++k) {
            const qsizetype next = (k + 1) % foot[i].size();
            const QPointF along = foot[i][next] - foot[i][k];
            const double length = std::max(0.01, std::hypot(along.x(), along.y()));
            const double lit =
                QPointF::dotProduct(QPointF(along.y(), -along.x()), sketch.toLight) / length * 0.75 +
                noise.swing(int(k), int(i), 5) * 0.25;
            sketch.fill(QPolygonF{{foot[i][k], foot[i][next], top[i][next], top[i][k]}},
                        lit > 0 ? mixed(palette.wall, palette.wallLight, lit * 0.8)
                                : mixed(palette.wall, palette.wallDark, -lit * 0.8));
        }
    sketch.fill(allOf(top, false), sketch.shade(palette.wall, 0.06));
    if (!sketch.hasDetail(Detail::Full))
        return;
    // Clefts and chips on the plateau.
    for (int y = 0; y < layout.size().height; ++y)
        for (int x = 0; x < layout.size().width; ++x) {
            if (!squares({x, y}))
                continue;
            const Noise n = noise.of(x, y, 9);
            for (int i = 0; i < 3; ++i) {
                const QPointF at0(x + 0.3 + n.at(0, i) * 0.4, y + 0.3 + n.at(1, i) * 0.4);
                const double r = 0.07 + 0.06 * n.at(2, i);
                QPolygonF chip;
                for (int k = 0; k < 5; ++k)
                    chip << at0 + regularPolygon({}, r * (0.7 + 0.5 * n.at(3, i, k)), 5, n.at(4, i) * 70)[k];
                sketch.fill(chip.translated(sketch.toLight * -0.018),
                            mixed(palette.wall, palette.wallDark, 0.55));
                sketch.fill(chip, mixed(palette.wall, palette.wallLight, 0.2 + 0.25 * n.at(5, i)));
            }
        }
}

/// Two masses that touch at a corner and let nothing between them.
void paintLinks(const Sketch& sketch, const FaceLayout& layout)
{
    const Palette& palette = sketch.palette();
    for (int y = 0; y <= layout.size().height; ++y)
        for (int x = 0; x <= layout.size().width; ++x)
            if (layout.isLinked({x, y})) {
                const QPolygonF wedge = regularPolygon({double(x), double(y)}, 0.2, 8, 22.5);
                sketch.draw(wedge, sketch.lineArt() ? palette.line : palette.wall, 0.035);
                if (!sketch.lineArt())
                    sketch.fill(regularPolygon(QPointF(x, y) + sketch.toLight * 0.02, 0.13, 8, 22.5),
                                mixed(palette.wall, palette.wallLight, 0.4));
            }
}

} // namespace

void paintRock(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& art)
{
    const Size size = layout.size();
    const auto blocking = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < size.width && y < size.height &&
               layout.terrain({x, y}) == Terrain::Blocking;
    };
    // A pillar stands free: floor on all four sides, no wall of the border behind it.
    const auto standsFree = [&](LocalSquare s) {
        return blocking(s.x, s.y) && s.x > 0 && s.y > 0 && s.x + 1 < size.width && s.y + 1 < size.height &&
               !blocking(s.x - 1, s.y) && !blocking(s.x + 1, s.y) && !blocking(s.x, s.y - 1) &&
               !blocking(s.x, s.y + 1);
    };
    if (!sketch.hasDetail(Detail::Plain)) {
        forSquaresOf(layout, Terrain::Blocking, [&](LocalSquare s) {
            sketch.draw(QRectF(s.x, s.y, 1, 1), sketch.palette().wall, 0.06);
            if (sketch.lineArt())
                sketch.hatch(QRectF(s.x, s.y, 1, 1), 0.25, sketch.palette().line, 0.05);
        });
        return;
    }
    paintMass(sketch, layout, [&](LocalSquare s) { return blocking(s.x, s.y) && !standsFree(s); });
    forSquaresOf(layout, Terrain::Blocking, [&](LocalSquare s) {
        if (!standsFree(s))
            return;
        const bool bare = std::none_of(art.begin(), art.end(), [&](const Art& a) { return a.square == s; });
        paintBlock(sketch, QRectF(s.x + 0.03, s.y + 0.03, 0.94, 0.94), bare);
    });
    paintLinks(sketch, layout);
}

} // namespace delve::mageknight
