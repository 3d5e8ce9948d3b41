// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/art_drawings.h"

namespace delve::mageknight::art {

void books(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const auto book = [&](QPointF centre, double degrees, const QColor& cover, double size) {
        sketch.painter.save();
        sketch.painter.translate(centre);
        sketch.painter.rotate(degrees);
        const QRectF r = around({}, 0.26 * size, 0.34 * size);
        sketch.fill(r.translated(0.025, 0.025), palette.shadow);
        sketch.fill(r.translated(0.012, 0.014), palette.shadow);
        sketch.draw(r, cover, 0.016);
        sketch.fill(QRectF(r.left(), r.top(), 0.05 * size, r.height()), sketch.shade(cover, -0.3));
        sketch.draw(around({0.03 * size, 0}, 0.1 * size, 0.14 * size), palette.clothTrim, 0.01);
        sketch.painter.restore();
    };
    book({-0.16, 0.14}, -24, palette.leafDark, 1);
    book({0.18, 0.1}, 38, palette.cloth, 1);
    book({0.02, -0.12}, 8, palette.magicDark, 1.05);
}

void brazier(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.glow({0, 0}, 0.5);
    sketch.softShadow({0, 0}, 0.28, 0.28);
    for (int leg = 0; leg < 3; ++leg) {
        const QPointF foot = regularPolygon({}, 0.33, 3, 60)[leg];
        sketch.line(foot * 0.7, foot, palette.line, 0.075);
        sketch.line(foot * 0.7, foot, sketch.lineArt() ? palette.paper : palette.ironDark, 0.05);
    }
    sketch.drawEllipse({}, 0.26, 0.26, palette.ironDark, 0.025);
    sketch.drawEllipse({}, 0.2, 0.2, sketch.shade(palette.ironDark, -0.5), 0.014);
    QPolygonF flames = star({}, 0.2, 0.1, 7, 10);
    sketch.draw(smoothed(flames), palette.flame, 0.014);
    sketch.fill(smoothed(star({}, 0.12, 0.05, 7, 30)), palette.flameCore);
}

void candles(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.glow({0, -0.02}, 0.4);
    const auto candle = [&](QPointF at, double size) {
        sketch.drawEllipse(at, 0.11 * size, 0.1 * size, sketch.shade(palette.bone, -0.12), 0.014);
        sketch.drawEllipse(at, 0.07 * size, 0.065 * size, palette.bone, 0.012);
        QPainterPath flame(at + QPointF(0, -0.13) * size);
        flame.quadTo(at + QPointF(0.07, -0.01) * size, at + QPointF(0, 0.03) * size);
        flame.quadTo(at + QPointF(-0.07, -0.01) * size, at + QPointF(0, -0.13) * size);
        sketch.draw(flame, palette.flame, 0.01);
        sketch.fillEllipse(at + QPointF(0, -0.015) * size, 0.017 * size, 0.03 * size, palette.flameCore);
    };
    candle({-0.18, 0.05}, 1.1);
    candle({0.15, -0.1}, 1.0);
    candle({0.11, 0.2}, 0.85);
}

void columnStump(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.softShadow({0, 0}, 0.31, 0.31);
    sketch.drawEllipse({}, 0.31, 0.31, sketch.shade(palette.stone, -0.2), 0.025);
    QPolygonF broken;
    for (int i = 0; i < 9; ++i)
        broken << regularPolygon(sketch.toLight * 0.03, 0.17 + 0.09 * sketch.noise.at(i, 3), 9)[i];
    sketch.draw(broken, sketch.shade(palette.stone, 0.16), 0.014);
    sketch.polyline({{QPointF(-0.12, 0.08), QPointF(-0.02, 0.0), QPointF(0.1, 0.04), QPointF(0.14, -0.08)}},
                    palette.softLine, 0.016);
    for (int flute = 0; flute < 12; ++flute) {
        const QPointF end = regularPolygon({}, 0.31, 12)[flute];
        sketch.line(end * 0.9, end, palette.softLine, 0.014);
    }
    sketch.draw(regularPolygon({0.33, 0.3}, 0.08, 5, 20), palette.stone, 0.016);
    sketch.draw(regularPolygon({-0.35, 0.27}, 0.055, 5), palette.stone, 0.014);
}

void statue(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.softShadow({0.02, 0.02}, 0.36, 0.34);
    sketch.draw(regularPolygon({}, 0.37, 8, 22.5), palette.stoneDark, 0.022);
    sketch.draw(regularPolygon({}, 0.3, 8, 22.5), sketch.shade(palette.stone, -0.1), 0.014);
    // A cloaked knight from above, sword held before him.
    QPainterPath cloak({-0.24, -0.02});
    cloak.cubicTo({-0.24, -0.2}, {0.24, -0.2}, {0.24, -0.02});
    cloak.cubicTo({0.22, 0.14}, {0.1, 0.2}, {0.0, 0.2});
    cloak.cubicTo({-0.1, 0.2}, {-0.22, 0.14}, {-0.24, -0.02});
    sketch.draw(cloak, sketch.shade(palette.stone, 0.14), 0.018);
    sketch.line({0, 0.06}, {0, 0.36}, palette.line, 0.065);
    sketch.line({0, 0.06}, {0, 0.36}, sketch.lineArt() ? palette.paper : sketch.shade(palette.stone, 0.35),
                0.035);
    sketch.line({-0.09, 0.17}, {0.09, 0.17}, palette.line, 0.05);
    sketch.drawEllipse({0, -0.03}, 0.1, 0.11, sketch.shade(palette.stone, 0.32), 0.018);
    sketch.line({0, -0.13}, {0, 0.02}, palette.softLine, 0.016);
}

void throne(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.fill(QRectF(-0.33, -0.36, 0.72, 0.74), palette.shadow);
    sketch.fill(QRectF(-0.32, -0.36, 0.68, 0.72), palette.shadow);
    sketch.draw(roundedRect(QRectF(-0.33, -0.38, 0.66, 0.7), 0.04), palette.stoneDark, 0.022);
    sketch.draw(QPolygonF{{{-0.33, -0.2},
                           {-0.33, -0.38},
                           {-0.15, -0.38},
                           {0, -0.46},
                           {0.15, -0.38},
                           {0.33, -0.38},
                           {0.33, -0.2}}},
                palette.gold, 0.02);
    sketch.draw(roundedRect(QRectF(-0.19, -0.18, 0.38, 0.42), 0.05), palette.cloth, 0.018);
    for (const double x : {-0.31, 0.2}) {
        sketch.draw(roundedRect(QRectF(x, -0.2, 0.11, 0.46), 0.04), palette.gold, 0.016);
        sketch.fillEllipse({x + 0.055, 0.2}, 0.03, 0.03, sketch.shade(palette.gold, 0.5));
    }
    sketch.draw(regularPolygon({0, -0.32}, 0.055, 4), palette.magic, 0.012);
}

void tools(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const auto shaft = [&](QPointF from, QPointF to) {
        sketch.line(from, to, palette.line, 0.07);
        sketch.line(from, to, sketch.lineArt() ? palette.paper : palette.wood, 0.042);
    };
    shaft({-0.28, 0.3}, {0.2, -0.2});
    QPainterPath pick({0.02, -0.34});
    pick.quadTo({0.26, -0.28}, {0.36, -0.02});
    pick.quadTo({0.22, -0.18}, {0.02, -0.34});
    sketch.draw(pick, palette.iron, 0.018);
    shaft({0.28, 0.3}, {-0.18, -0.14});
    sketch.painter.save();
    sketch.painter.translate(-0.2, -0.17);
    sketch.painter.rotate(-45);
    sketch.draw(QPolygonF{{{-0.1, 0.06}, {-0.12, -0.08}, {0, -0.2}, {0.12, -0.08}, {0.1, 0.06}}},
                palette.iron, 0.018);
    sketch.line({0, -0.12}, {0, 0.04}, palette.softLine, 0.012);
    sketch.painter.restore();
}

void urn(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    const auto jar = [&](QPointF at, double r, const QColor& clay) {
        sketch.softShadow(at, r, r);
        for (const double side : {-1.0, 1.0})
            sketch.drawEllipse(at + QPointF(side * r * 1.02, 0), r * 0.24, r * 0.3, clay, 0.014);
        sketch.drawEllipse(at, r, r, clay, 0.02);
        sketch.fillEllipse(at + sketch.toLight * r * 0.25, r * 0.66, r * 0.66, sketch.shade(clay, 0.14));
        sketch.painter.setBrush(Qt::NoBrush);
        sketch.painter.setPen(sketch.pen(palette.softLine, 0.012));
        sketch.painter.drawEllipse(at, r * 0.8, r * 0.8);
        sketch.drawEllipse(at, r * 0.5, r * 0.5, sketch.shade(clay, 0.25), 0.014);
        sketch.drawEllipse(at, r * 0.33, r * 0.33, sketch.lineArt() ? palette.paper : palette.chasmDeep,
                           0.012);
    };
    jar({-0.12, -0.08}, 0.2, mixed(palette.floor(Floor::Brick), palette.cloth, sketch.lineArt() ? 0 : 0.2));
    jar({0.2, 0.18}, 0.14, sketch.shade(palette.floor(Floor::Planks), -0.05));
}

void well(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.softShadow({0, 0}, 0.42, 0.42);
    sketch.drawEllipse({}, 0.42, 0.42, palette.stoneDark, 0.025);
    constexpr int stones = 12;
    const QPolygonF outer = regularPolygon({}, 0.41, stones * 2);
    const QPolygonF inner = regularPolygon({}, 0.27, stones * 2);
    for (int i = 0; i < stones; ++i) {
        const int a = i * 2;
        const int b = (i * 2 + 2) % (stones * 2);
        sketch.draw(QPolygonF{{outer[a], outer[a + 1], outer[b], inner[b], inner[a + 1], inner[a]}},
                    sketch.shade(palette.stone, sketch.noise.swing(i, 6) * 0.16), 0.014);
    }
    sketch.drawEllipse({}, 0.27, 0.27, palette.waterDeep, 0.02);
    sketch.fillEllipse(sketch.toLight * -0.03, 0.2, 0.2, sketch.shade(palette.waterDeep, -0.4));
    QPainterPath glint({-0.12, 0.05});
    glint.quadTo({-0.02, 0.14}, {0.12, 0.07});
    sketch.stroke(glint, palette.ripple, 0.02);
    sketch.line({-0.45, -0.02}, {0.45, -0.02}, palette.line, 0.075);
    sketch.line({-0.45, -0.02}, {0.45, -0.02}, sketch.lineArt() ? palette.paper : palette.wood, 0.048);
    sketch.draw(QRectF(-0.09, -0.07, 0.18, 0.1), palette.clothTrim, 0.014);
}

} // namespace delve::mageknight::art
