// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/art_drawings.h"

#include <cmath>

namespace delve::mageknight::art {

void cobweb(const Sketch& sketch)
{
    // In the north-west corner, between the two walls.
    const Palette& palette = sketch.palette();
    QColor thread = sketch.lineArt() ? palette.softLine : QColor(0xff, 0xff, 0xff, 190);
    if (sketch.style == RenderStyle::Parchment)
        thread = palette.softLine;
    const QPointF corner(-0.42, -0.42);
    constexpr int spokes = 5;
    const auto at = [&](int spoke, double r) {
        const double angle = spoke * 1.5708 / (spokes - 1);
        return corner + QPointF(std::cos(angle), std::sin(angle)) * r;
    };
    for (int i = 0; i < spokes; ++i)
        sketch.line(corner, at(i, i % 2 == 0 ? 0.52 : 0.46), thread, 0.012);
    for (const double r : {0.14, 0.25, 0.36, 0.44}) {
        QPainterPath ring(at(0, r));
        for (int i = 1; i < spokes; ++i)
            ring.quadTo((at(i - 1, r * 0.84) + at(i, r * 0.84)) / 2, at(i, r));
        sketch.stroke(ring, thread, 0.01);
    }
    sketch.fillEllipse(at(3, 0.3), 0.028, 0.028, palette.ink);
}

void cracks(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const Noise& n = sketch.noise;
    const auto crack = [&](QPointF from, QPointF to, int key, double width) {
        QPolygonF line;
        for (int i = 0; i <= 5; ++i)
            line << from + (to - from) * (i / 5.0) +
                        (i == 0 || i == 5 ? QPointF() : QPointF(n.swing(key, i), n.swing(key, i, 1)) * 0.06);
        if (!sketch.lineArt())
            sketch.polyline(line.translated(sketch.toLight * -0.014), sketch.shade(palette.bone, 0),
                            width * 0.6);
        sketch.polyline(line, sketch.lineArt() ? palette.softLine : palette.line, width);
        return line[2];
    };
    const QPointF fork = crack({-0.36, -0.26 + n.swing(1) * 0.1}, {0.36, 0.28 + n.swing(2) * 0.1}, 3, 0.024);
    crack(fork, {0.24, -0.34}, 4, 0.016);
    crack(fork, {-0.3, 0.32}, 5, 0.014);
}

void drain(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.drawEllipse({}, 0.24, 0.24, palette.ironDark, 0.02);
    sketch.drawEllipse({}, 0.19, 0.19, sketch.lineArt() ? palette.paper : palette.chasmDeep, 0.014);
    for (int i = -2; i <= 2; ++i) {
        const double x = i * 0.07;
        const double y = std::sqrt(0.19 * 0.19 - x * x);
        sketch.line({x, -y}, {x, y}, sketch.lineArt() ? palette.line : palette.iron, 0.026);
    }
    sketch.line({-0.19, 0}, {0.19, 0}, sketch.lineArt() ? palette.line : palette.iron, 0.026);
}

void fungus(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const auto cap = [&](QPointF at, double r, const QColor& colour) {
        sketch.softShadow(at, r, r);
        sketch.drawEllipse(at, r, r * 0.94, colour, 0.018);
        sketch.fillEllipse(at + sketch.toLight * r * 0.25, r * 0.62, r * 0.56, sketch.shade(colour, 0.18));
        for (int i = 0; i < 4; ++i) {
            const QPointF spot = at + regularPolygon({}, r * 0.52, 4, 20 + r * 300)[i];
            sketch.drawEllipse(spot, r * 0.16, r * 0.14, palette.bone, sketch.lineArt() ? 0.008 : 0.004);
        }
    };
    cap({0.2, -0.16}, 0.13, palette.magicDark);
    cap({-0.18, -0.06}, 0.19, palette.cloth);
    cap({0.1, 0.2}, 0.15, sketch.shade(palette.cloth, 0.12));
    cap({-0.22, 0.28}, 0.08, palette.magicDark);
    cap({0.34, 0.09}, 0.07, palette.magicDark);
}

void grate(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.draw(roundedRect(around({}, 0.68, 0.68), 0.04), palette.ironDark, 0.02);
    sketch.draw(around({}, 0.56, 0.56), sketch.lineArt() ? palette.paper : palette.chasmDeep, 0.014);
    for (int i = -2; i <= 2; ++i) {
        const double at = i * 0.112;
        sketch.line({at, -0.28}, {at, 0.28}, sketch.lineArt() ? palette.line : palette.iron, 0.036);
        sketch.line({-0.28, at}, {0.28, at}, sketch.lineArt() ? palette.line : palette.iron, 0.036);
        if (!sketch.lineArt())
            sketch.line({at - 0.01, -0.28}, {at - 0.01, 0.28}, sketch.shade(palette.iron, 0.4), 0.01);
    }
    for (const double x : {-0.31, 0.31})
        for (const double y : {-0.31, 0.31})
            sketch.fillEllipse({x, y}, 0.018, 0.018,
                               sketch.lineArt() ? palette.line : sketch.shade(palette.iron, 0.3));
}

void inscription(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const QRectF plate(-0.32, -0.24, 0.64, 0.48);
    sketch.fill(roundedRect(plate.translated(sketch.toLight * -0.02), 0.05), palette.shadow);
    sketch.draw(roundedRect(plate, 0.05), sketch.shade(palette.stone, 0.22), 0.018);
    sketch.stroke(roundedRect(plate.adjusted(0.035, 0.035, -0.035, -0.035), 0.03), palette.softLine, 0.01);
    for (int line = 0; line < 3; ++line) {
        double x = -0.25;
        for (int word = 0; x < 0.2; ++word) {
            const double length = std::min(0.25 - x, 0.05 + sketch.noise.at(line, word, 1) * 0.12);
            sketch.line({x, -0.12 + line * 0.12}, {x + length, -0.12 + line * 0.12}, palette.ink, 0.026);
            x += length + 0.055;
        }
    }
}

void moss(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    for (int i = 0; i < 16; ++i) {
        const Noise n = sketch.noise.of(i, 9);
        const QPointF at(n.swing(0) * 0.3, n.swing(1) * 0.28);
        const double r = 0.05 + n.at(2) * 0.07;
        if (sketch.lineArt()) {
            for (const double lean : {-0.035, 0.0, 0.035})
                sketch.line(at, at + QPointF(lean, -0.06), palette.softLine, 0.014);
            continue;
        }
        QColor colour = mixed(palette.leaf, palette.leafDark, n.at(3));
        colour.setAlpha(165);
        QPolygonF tuft;
        for (int k = 0; k < 7; ++k)
            tuft << at + regularPolygon({}, r * (0.65 + 0.5 * n.at(4, k)), 7)[k];
        sketch.fill(smoothed(tuft), colour);
    }
    if (!sketch.lineArt() && sketch.hasDetail(Detail::Full))
        for (int i = 0; i < 14; ++i)
            sketch.fillEllipse({sketch.noise.swing(i, 20) * 0.3, sketch.noise.swing(i, 21) * 0.28}, 0.014,
                               0.014, sketch.shade(palette.leaf, 0.35));
}

void mosaicStar(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.drawEllipse({}, 0.43, 0.43, sketch.shade(palette.stone, 0.3), 0.02);
    sketch.drawEllipse({}, 0.37, 0.37, palette.magicDark, 0.014);
    sketch.draw(star({}, 0.36, 0.15, 8, 22.5), palette.clothTrim, 0.012);
    sketch.draw(star({}, 0.36, 0.12, 4), palette.bone, 0.014);
    // One half of each ray is darker, as if it were folded.
    const QPolygonF rays = star({}, 0.36, 0.12, 4);
    for (int i = 0; i < 8; i += 2)
        sketch.fill(QPolygonF{{QPointF(), rays[i], rays[i + 1]}}, sketch.shade(palette.bone, -0.3));
    if (sketch.lineArt())
        for (int i = 0; i < 8; ++i)
            sketch.line({}, rays[i], palette.softLine, 0.01);
    sketch.drawEllipse({}, 0.06, 0.06, palette.cloth, 0.012);
}

void poolRim(const Sketch& sketch, Joins joins)
{
    // Cut corner stones around a basin.
    const Palette& palette = sketch.palette();
    for (int quarter = 0; quarter < 4; ++quarter) {
        if (!joins.shore[std::size_t(quarter)])
            continue;
        sketch.painter.save();
        sketch.painter.rotate(quarter * 90);
        const QPolygonF quoin{
            {{-0.48, -0.48}, {-0.2, -0.48}, {-0.2, -0.38}, {-0.38, -0.38}, {-0.38, -0.2}, {-0.48, -0.2}}};
        sketch.draw(quoin, sketch.shade(palette.stone, 0.12), 0.018);
        sketch.line({-0.47, -0.47}, {-0.385, -0.385}, palette.softLine, 0.012);
        sketch.painter.restore();
    }
}

void puddle(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    QPolygonF pool;
    for (int i = 0; i < 10; ++i) {
        const QPointF way = regularPolygon({}, 1, 10)[i];
        const double r = 0.24 + 0.1 * sketch.noise.at(i, 3);
        pool << QPointF(way.x() * r * 1.15, way.y() * r * 0.85);
    }
    QColor water = palette.water;
    water.setAlpha(sketch.lineArt() ? 255 : 170);
    sketch.fill(smoothed(pool), water);
    sketch.stroke(smoothed(pool), palette.softLine, 0.014);
    QPainterPath glint({-0.15, -0.06});
    glint.quadTo({-0.05, -0.13}, {0.1, -0.1});
    sketch.stroke(glint, palette.ripple, 0.02);
}

void roots(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const auto root = [&](QPointF from, QPointF bend, QPointF to, double width) {
        QPainterPath path(from);
        path.quadTo(bend, to);
        sketch.stroke(path, palette.line, width + 0.03);
        sketch.stroke(path, sketch.lineArt() ? palette.paper : sketch.shade(palette.woodDark, 0.16), width);
        if (!sketch.lineArt())
            sketch.stroke(path.translated(sketch.toLight * width * 0.2), sketch.shade(palette.wood, 0.05),
                          width * 0.3);
    };
    root({-0.1, 0.05}, {-0.3, 0.2}, {-0.42, 0.4}, 0.03);
    root({0.1, -0.02}, {0.35, 0.0}, {0.43, 0.24}, 0.03);
    root({-0.05, 0.0}, {-0.3, -0.1}, {-0.44, -0.04}, 0.035);
    root({0.0, -0.1}, {0.22, -0.26}, {0.4, -0.24}, 0.035);
    root({-0.06, -0.46}, {0.06, -0.1}, {0.02, 0.44}, 0.075);
    root({0.04, 0.1}, {0.1, 0.3}, {0.28, 0.42}, 0.04);
}

void runes(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const QColor light = sketch.lineArt() ? palette.line : palette.magic;
    if (!sketch.lineArt()) {
        QColor haze = palette.magic;
        haze.setAlpha(20);
        for (const double r : {0.46, 0.4, 0.33})
            sketch.fillEllipse({}, r, r, haze);
    }
    const auto ring = [&](double r, const QColor& colour, double width) {
        QPainterPath path;
        path.addEllipse(QPointF(), r, r);
        sketch.stroke(path, colour, width);
    };
    const QColor under = sketch.lineArt() ? palette.line : palette.magicDark;
    ring(0.38, under, 0.04);
    ring(0.24, under, 0.032);
    if (!sketch.lineArt()) {
        ring(0.38, light, 0.018);
        ring(0.24, light, 0.014);
    }
    static const std::array<QPolygonF, 4> signs{{{{{-1, 1}, {-1, -1}, {1, 0}, {-1, 0.2}}},
                                                 {{{0, 1}, {0, -1}, {1, -0.3}}},
                                                 {{{-1, 1}, {0, -1}, {1, 1}}},
                                                 {{{-1, -1}, {1, 1}, {1, -1}, {-1, 1}}}}};
    for (int i = 0; i < 8; ++i) {
        sketch.painter.save();
        sketch.painter.rotate(i * 45);
        sketch.painter.translate(0, -0.31);
        QPolygonF sign;
        for (const QPointF& point : signs[std::size_t(sketch.noise.pick(4, i, 4))])
            sign << point * 0.035;
        sketch.polyline(sign, under, 0.026);
        if (!sketch.lineArt())
            sketch.polyline(sign, light, 0.013);
        sketch.painter.restore();
    }
    sketch.draw(star({}, 0.15, 0.05, 4), light, 0.012);
}

} // namespace delve::mageknight::art
