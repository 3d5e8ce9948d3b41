// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/terrain_painter.h"

#include "editor/mageknight/render/art_painter.h"
#include "editor/mageknight/render/region.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::mageknight {

namespace {

void paintWater(const Sketch& sketch, const FaceLayout& layout)
{
    const Palette& palette = sketch.palette();
    const Noise noise = sketch.noise.of(21);
    const auto at = [&](double inset) {
        return allOf(
            outlines(layout.size(), squaresOf(layout, Terrain::Water), Shore{inset, 0.022, 0.02, 6}, noise),
            true);
    };
    if (!sketch.hasDetail(Detail::Plain)) {
        forSquaresOf(layout, Terrain::Water, [&](LocalSquare s) {
            sketch.fill(QRectF(s.x, s.y, 1, 1), palette.water);
            paintRipples(sketch, {s.x + 0.5, s.y + 0.5}, 1);
        });
        return;
    }
    const QPainterPath shore = at(0.05);
    if (shore.isEmpty())
        return;
    sketch.draw(shore, sketch.shade(palette.water, 0.3), 0.035);
    if (!sketch.lineArt()) {
        // Deeper away from the shore, in steps.
        sketch.fill(at(0.085), palette.water);
        sketch.fill(at(0.16), mixed(palette.water, palette.waterDeep, 0.45));
        sketch.fill(at(0.26), mixed(palette.water, palette.waterDeep, 0.85));
    } else
        sketch.stroke(at(0.1), palette.softLine, 0.012);
    forSquaresOf(layout, Terrain::Water, [&](LocalSquare s) {
        paintRipples(sketch.with(sketch.noise.of(s.x, s.y, 22)), {s.x + 0.5, s.y + 0.5}, 1);
    });
}

void paintCrevasse(const Sketch& sketch, const FaceLayout& layout)
{
    const Palette& palette = sketch.palette();
    const Noise noise = sketch.noise.of(23);
    const auto at = [&](double inset, double rough) {
        return outlines(layout.size(), squaresOf(layout, Terrain::Crevasse), Shore{inset, rough, 0.03, 5},
                        noise);
    };
    const std::vector<QPolygonF> rim = at(0.06, 0.045);
    if (rim.empty())
        return;
    if (!sketch.hasDetail(Detail::Plain)) {
        forSquaresOf(layout, Terrain::Crevasse, [&](LocalSquare s) {
            sketch.fill(QRectF(s.x, s.y, 1, 1), palette.chasmDeep);
            sketch.line({s.x + 0.2, s.y + 0.2}, {s.x + 0.8, s.y + 0.8}, palette.line, 0.08);
            sketch.line({s.x + 0.8, s.y + 0.2}, {s.x + 0.2, s.y + 0.8}, palette.line, 0.08);
        });
        return;
    }
    const std::vector<QPolygonF> ledge = at(0.17, 0.05);
    sketch.draw(allOf(rim, false), palette.chasmRim, 0.04);
    // The walls of the gorge fall from the rim to the ledge; the far ones catch the light.
    for (std::size_t i = 0; i < rim.size(); ++i)
        for (qsizetype k = 0; k < rim[i].size(); ++k) {
            const qsizetype next = (k + 1) % rim[i].size();
            const QPointF along = rim[i][next] - rim[i][k];
            const double lit = QPointF::dotProduct(QPointF(-along.y(), along.x()), sketch.toLight) * 5;
            if (sketch.lineArt())
                sketch.line(rim[i][k], ledge[i][k], palette.line, 0.014);
            else
                sketch.fill(QPolygonF{{rim[i][k], rim[i][next], ledge[i][next], ledge[i][k]}},
                            sketch.shade(palette.chasm, lit * 0.22 + noise.swing(int(k), 7) * 0.08));
        }
    if (sketch.lineArt()) {
        sketch.stroke(allOf(ledge, false), palette.line, 0.014);
        forSquaresOf(layout, Terrain::Crevasse, [&](LocalSquare s) {
            // Crossed lines: the darkest thing in a drawing of lines.
            const QRectF deep = insideOf(layout.size(), squaresOf(layout, Terrain::Crevasse), s, 0.23, 0.05);
            sketch.hatch(deep, 0.1, palette.line, 0.022);
            sketch.painter.save();
            sketch.painter.translate(deep.left() + deep.right(), 0);
            sketch.painter.scale(-1, 1);
            sketch.hatch(deep, 0.1, palette.line, 0.022);
            sketch.painter.restore();
        });
        return;
    }
    sketch.fill(allOf(ledge, false), mixed(palette.chasm, palette.chasmDeep, 0.6));
    sketch.fill(allOf(at(0.25, 0.05), false), mixed(palette.chasm, palette.chasmDeep, 0.85));
    sketch.fill(allOf(at(0.32, 0.04), false), palette.chasmDeep);
}

/// One rough stone: a dark body and a lit face.
void loneStone(const Sketch& sketch, const QPointF& at, double size, int key)
{
    const Palette& palette = sketch.palette();
    const Noise n = sketch.noise.of(key, 32);
    const double r = size * (0.85 + n.at(2) * 0.3);
    QPolygonF block;
    QPolygonF face;
    for (int k = 0; k < 6; ++k) {
        const QPointF corner = regularPolygon({}, r * (0.75 + 0.35 * n.at(3, k)), 6, n.at(4) * 60)[k];
        block << at + corner;
        face << at + sketch.toLight * r * 0.18 + corner * 0.62;
    }
    const QColor colour = sketch.shade(palette.rubble, n.swing(5) * 0.12);
    sketch.fillEllipse(at - sketch.toLight * 0.035, r, r * 0.95, palette.shadow);
    sketch.draw(block, sketch.shade(colour, -0.22), 0.022);
    if (!sketch.lineArt())
        sketch.fill(face, sketch.shade(colour, 0.22));
    else
        sketch.polyline({{block[0], at, block[2]}}, palette.softLine, 0.012);
}

} // namespace

void paintRubble(const Sketch& sketch, const QPointF& centre, double size)
{
    const Palette& palette = sketch.palette();
    if (!sketch.hasDetail(Detail::Plain)) {
        for (const QPointF& at : {QPointF(-0.2, 0.18), QPointF(0.2, 0.14), QPointF(0, -0.2)})
            sketch.draw(regularPolygon(centre + at * size, 0.2 * size, 3), palette.rubble, 0.05);
        return;
    }
    if (!sketch.lineArt())
        for (int i = 0; i < 3; ++i) {
            QColor dust = sketch.shade(palette.rubble, -0.5);
            dust.setAlpha(34);
            sketch.fillEllipse(centre, (0.44 - 0.06 * i) * size, (0.42 - 0.06 * i) * size, dust);
        }
    // Larger stones first, the smaller ones lie on and between them.
    static constexpr std::array<std::array<double, 3>, 12> heap{{{-0.22, -0.16, 0.17},
                                                                 {0.2, -0.2, 0.15},
                                                                 {0.02, 0.2, 0.18},
                                                                 {0.29, 0.13, 0.12},
                                                                 {-0.29, 0.17, 0.13},
                                                                 {0.0, -0.06, 0.13},
                                                                 {-0.06, -0.34, 0.08},
                                                                 {0.36, -0.04, 0.06},
                                                                 {-0.4, 0.0, 0.06},
                                                                 {0.18, 0.36, 0.07},
                                                                 {-0.16, 0.37, 0.06},
                                                                 {0.36, -0.35, 0.05}}};
    for (std::size_t i = 0; i < heap.size(); ++i) {
        const int key = int(i);
        const Noise n = sketch.noise.of(key, 31);
        const QPointF off = QPointF(n.swing(0), n.swing(1)) * 0.05;
        loneStone(sketch, centre + (QPointF(heap[i][0], heap[i][1]) + off) * size, heap[i][2] * size, key);
    }
}

void paintRipples(const Sketch& sketch, const QPointF& centre, double size)
{
    const bool tiny = !sketch.hasDetail(Detail::Plain);
    const int waves = tiny ? 2 : 3;
    for (int i = 0; i < waves; ++i) {
        const double shift = tiny ? 0 : sketch.noise.swing(i, 40) * 0.12;
        const double y = ((i + 0.5) / waves - 0.5) * 0.72 + (tiny ? 0 : sketch.noise.swing(i, 41) * 0.05);
        const double step = tiny ? 0.17 : 0.1 + 0.03 * sketch.noise.at(i, 42);
        QPainterPath wave;
        QPointF at = centre + QPointF(-2 * step + shift, y) * size;
        wave.moveTo(at);
        for (int k = 0; k < 4; ++k) {
            const double lift = (k % 2 == 0 ? -0.07 : 0.07) * size;
            const QPointF to = at + QPointF(step * size, 0);
            wave.quadTo((at + to) / 2 + QPointF(0, lift), to);
            at = to;
        }
        sketch.stroke(wave, sketch.palette().ripple, tiny ? 0.09 : 0.028);
    }
}

void paintTerrain(const Sketch& sketch, const FaceLayout& layout)
{
    paintWater(sketch, layout);
    paintCrevasse(sketch, layout);
}

void paintHindering(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& art)
{
    forSquaresOf(layout, Terrain::Hindering, [&](LocalSquare s) {
        const QPointF centre(s.x + 0.5, s.y + 0.5);
        const Sketch own = sketch.with(sketch.noise.of(s.x, s.y, 25));
        const bool covered = std::any_of(art.begin(), art.end(), [&](const Art& piece) {
            return piece.square == s && hinders(piece.kind);
        });
        if (!covered || !sketch.hasDetail(Detail::Plain))
            return paintRubble(own, centre, 1);
        for (const QPointF& corner :
             {QPointF(-0.36, 0.34), QPointF(0.36, -0.34), QPointF(0.3, 0.37), QPointF(-0.38, -0.3)})
            loneStone(own, centre + corner, 0.075, int(corner.x() * 100));
    });
}

void paintCosts(const Sketch& sketch, const FaceLayout& layout)
{
    const Palette& palette = sketch.palette();
    for (int y = 0; y < layout.size().height; ++y)
        for (int x = 0; x < layout.size().width; ++x) {
            const int cost = layout.cost({x, y});
            if (cost == usualCost(layout.terrain({x, y})) || !isPlayable(layout.terrain({x, y})))
                continue;
            const bool tiny = !sketch.hasDetail(Detail::Plain);
            const QPointF centre = QPointF(x + 0.5, y + 0.5) + (tiny ? QPointF() : sketch.toLight * -0.3);
            const double radius = tiny ? 0.42 : 0.15;
            sketch.drawEllipse(centre, radius, radius, palette.paper, 0.022);
            sketch.text(QString::number(cost), centre, radius * 1.05, palette.ink);
        }
}

} // namespace delve::mageknight
