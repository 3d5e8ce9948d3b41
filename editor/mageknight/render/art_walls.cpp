// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/art_drawings.h"

#include <cmath>

namespace delve::mageknight::art {

void arch(const Sketch& sketch)
{
    // A bow of wedge stones laid into the floor under the vault of the opening.
    const Palette& palette = sketch.palette();
    constexpr int stones = 9;
    const auto at = [](double t, double radius) {
        const double angle = (1 - t) * 3.14159265;
        return QPointF(std::cos(angle) * radius, -0.5 + std::sin(angle) * radius * 0.62);
    };
    for (int i = 0; i < stones; ++i) {
        const double from = double(i) / stones;
        const double to = double(i + 1) / stones;
        const bool key = i == stones / 2;
        const double outer = key ? 0.49 : 0.46;
        sketch.draw(QPolygonF{{at(from, 0.34), at(from, outer), at(to, outer), at(to, 0.34)}},
                    key ? sketch.shade(palette.stone, 0.3)
                        : sketch.shade(palette.stone, (i % 2 == 0 ? 0.08 : -0.06)),
                    0.014);
    }
}

void banner(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    for (int i = 0; i < 3; ++i)
        sketch.fill(QRectF(-0.2 + 0.02 * i, -0.36, 0.42, 0.42 + 0.015 * i), palette.shadow);
    const QPolygonF cloth{{{-0.2, -0.38}, {0.2, -0.38}, {0.2, 0.06}, {0.0, -0.04}, {-0.2, 0.06}}};
    sketch.draw(cloth, palette.cloth, 0.02);
    sketch.fill(QPolygonF{{{-0.2, -0.38}, {-0.13, -0.38}, {-0.13, 0.02}, {-0.2, 0.06}}},
                sketch.shade(palette.cloth, -0.25));
    sketch.polyline({{QPointF(-0.16, -0.36), QPointF(-0.16, 0.0), QPointF(0, -0.09), QPointF(0.16, 0.0),
                      QPointF(0.16, -0.36)}},
                    sketch.lineArt() ? palette.softLine : palette.clothTrim, 0.016);
    sketch.draw(star({0, -0.22}, 0.1, 0.042, 4), palette.clothTrim, 0.012);
    sketch.draw(QRectF(-0.26, -0.41, 0.52, 0.045), palette.wood, 0.014);
    for (const double x : {-0.26, 0.26})
        sketch.drawEllipse({x, -0.388}, 0.034, 0.034, palette.gold, 0.012);
}

void bars(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.draw(QRectF(-0.46, -0.49, 0.92, 0.05), palette.ironDark, 0.014);
    for (int i = 0; i < 7; ++i) {
        const double x = -0.39 + i * 0.13;
        sketch.softShadow({x, -0.45}, 0.04, 0.04);
        sketch.drawEllipse({x, -0.465}, 0.045, 0.045, palette.iron, 0.016);
        sketch.fillEllipse(QPointF(x, -0.465) + sketch.toLight * 0.012, 0.018, 0.018,
                           sketch.shade(palette.iron, 0.5));
    }
}

void chains(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    for (const double x : {-0.17, 0.17}) {
        sketch.drawEllipse({x, -0.36}, 0.05, 0.04, palette.ironDark, 0.016);
        for (int i = 0; i < 4; ++i) {
            const QPointF centre(x + (i % 2 == 0 ? 0.0 : 0.014) * (x < 0 ? -1 : 1), -0.29 + i * 0.085);
            sketch.drawEllipse(centre, i % 2 == 0 ? 0.034 : 0.018, 0.05, palette.iron, 0.014);
            if (i % 2 == 0 && !sketch.lineArt())
                sketch.fillEllipse(centre, 0.013, 0.026, palette.ironDark);
        }
        sketch.painter.setPen(sketch.pen(palette.line, 0.05));
        sketch.painter.setBrush(Qt::NoBrush);
        sketch.painter.drawEllipse(QPointF(x, 0.1), 0.06, 0.055);
        sketch.painter.setPen(sketch.pen(palette.iron, 0.026));
        sketch.painter.drawEllipse(QPointF(x, 0.1), 0.06, 0.055);
    }
}

void lever(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.draw(roundedRect(QRectF(-0.15, -0.41, 0.3, 0.17), 0.03), palette.ironDark, 0.02);
    sketch.fill(roundedRect(QRectF(-0.04, -0.38, 0.08, 0.11), 0.02), sketch.shade(palette.ironDark, -0.5));
    sketch.line({0.0, -0.32}, {0.15, -0.08}, palette.line, 0.075);
    sketch.line({0.0, -0.32}, {0.15, -0.08}, sketch.lineArt() ? palette.paper : palette.wood, 0.045);
    sketch.drawEllipse({0.16, -0.06}, 0.06, 0.06, palette.cloth, 0.018);
    sketch.fillEllipse({0.145, -0.075}, 0.02, 0.02, sketch.shade(palette.cloth, 0.5));
}

void shelf(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    for (int i = 0; i < 3; ++i)
        sketch.fill(QRectF(-0.42, -0.38, 0.84, 0.27 + 0.02 * i), palette.shadow);
    sketch.draw(QRectF(-0.42, -0.4, 0.84, 0.25), palette.woodDark, 0.02);
    const std::array<QColor, 5> covers{palette.cloth, palette.leafDark, palette.magicDark, palette.gold,
                                       palette.wood};
    double x = -0.39;
    for (int i = 0; x < 0.3; ++i) {
        const double width = 0.05 + sketch.noise.at(i, 1) * 0.045;
        if (sketch.noise.at(i, 2) > 0.12)
            sketch.draw(QRectF(x, -0.375 + sketch.noise.at(i, 3) * 0.03, width, 0.17),
                        sketch.shade(covers[std::size_t(sketch.noise.pick(5, i, 4))],
                                     sketch.noise.swing(i, 5) * 0.15),
                        0.01);
        x += width + 0.008;
    }
    sketch.drawEllipse({0.34, -0.29}, 0.05, 0.05, palette.magic, 0.014);
    sketch.draw(QRectF(-0.43, -0.19, 0.86, 0.05), palette.wood, 0.016);
}

void torch(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    sketch.glow({0, -0.2}, 0.48, -0.36);
    sketch.draw(QRectF(-0.07, -0.42, 0.14, 0.06), palette.ironDark, 0.014);
    sketch.draw(QPolygonF{{{-0.035, -0.37}, {0.035, -0.37}, {0.05, -0.26}, {-0.05, -0.26}}}, palette.wood,
                0.014);
    QPainterPath flame({-0.09, -0.25});
    flame.cubicTo({-0.13, -0.14}, {-0.03, -0.12}, {0.0, 0.0});
    flame.cubicTo({0.03, -0.12}, {0.13, -0.14}, {0.09, -0.25});
    flame.quadTo({0, -0.33}, {-0.09, -0.25});
    sketch.draw(flame, palette.flame, 0.016);
    QPainterPath core({-0.045, -0.24});
    core.cubicTo({-0.06, -0.18}, {-0.01, -0.16}, {0.0, -0.09});
    core.cubicTo({0.01, -0.16}, {0.06, -0.18}, {0.045, -0.24});
    core.quadTo({0, -0.28}, {-0.045, -0.24});
    sketch.fill(core, palette.flameCore);
}

void weaponRack(const Sketch& sketch)
{
    const Palette& palette = sketch.palette();
    for (int i = 0; i < 3; ++i)
        sketch.fill(QRectF(-0.42, -0.38, 0.84, 0.16 + 0.02 * i), palette.shadow);
    sketch.draw(QRectF(-0.43, -0.39, 0.86, 0.05), palette.wood, 0.014);
    sketch.draw(QRectF(-0.43, -0.2, 0.86, 0.05), palette.wood, 0.014);
    // A sword, an axe and a spear.
    sketch.draw(QPolygonF{{{-0.33, -0.28}, {-0.24, -0.28}, {-0.25, 0.06}, {-0.285, 0.13}, {-0.32, 0.06}}},
                palette.iron, 0.014);
    sketch.line({-0.285, -0.26}, {-0.285, 0.05}, palette.softLine, 0.01);
    sketch.draw(QRectF(-0.38, -0.3, 0.19, 0.035), palette.gold, 0.012);
    sketch.draw(QRectF(-0.305, -0.4, 0.04, 0.1), palette.woodDark, 0.012);
    sketch.draw(QRectF(-0.02, -0.42, 0.045, 0.5), palette.woodDark, 0.012);
    QPainterPath blade({0.025, -0.06});
    blade.cubicTo({0.1, -0.08}, {0.15, -0.1}, {0.16, -0.12});
    blade.quadTo({0.21, 0.0}, {0.16, 0.11});
    blade.quadTo({0.1, 0.06}, {0.025, 0.04});
    sketch.draw(blade, palette.iron, 0.014);
    sketch.draw(QRectF(0.285, -0.42, 0.035, 0.42), palette.wood, 0.012);
    sketch.draw(QPolygonF{{{0.3, 0.16}, {0.25, 0.03}, {0.3, -0.02}, {0.355, 0.03}}}, palette.iron, 0.014);
}

} // namespace delve::mageknight::art
