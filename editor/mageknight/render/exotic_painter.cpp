// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/exotic_painter.h"

#include "editor/mageknight/render/marker_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace delve::mageknight {

namespace {

/// Where a motif is drawn: around a point, as far as a radius.
struct Motif
{
    const Sketch& sketch;
    QRectF area;
    QPointF c;
    double r;

    const Palette& palette() const { return sketch.palette(); }
    QPointF at(double x, double y) const { return c + QPointF(x, y) * r; }
    QPointF onCircle(double turn, double radius) const
    {
        const double angle = turn * 2 * std::numbers::pi;
        return at(std::sin(angle) * radius, -std::cos(angle) * radius);
    }
};

void plinth(const Motif& m, int corners)
{
    m.sketch.softShadow(m.c, m.r, m.r);
    m.sketch.draw(regularPolygon(m.c, m.r, corners, 180.0 / corners), m.palette().stoneDark, 0.03);
    m.sketch.draw(regularPolygon(m.c, m.r * 0.88, corners, 180.0 / corners),
                  m.sketch.shade(m.palette().stone, 0.15), 0.018);
}

void font(const Motif& m)
{
    plinth(m, 8);
    m.sketch.drawEllipse(m.c, m.r * 0.68, m.r * 0.68, m.palette().stoneDark, 0.024);
    m.sketch.drawEllipse(m.c, m.r * 0.58, m.r * 0.58, m.palette().water, 0.016);
    QPainterPath moon;
    moon.addEllipse(m.at(0.02, 0), m.r * 0.32, m.r * 0.32);
    QPainterPath dark;
    dark.addEllipse(m.at(0.18, -0.1), m.r * 0.28, m.r * 0.28);
    m.sketch.draw(moon.subtracted(dark), m.palette().bone, 0.014);
}

void well(const Motif& m)
{
    plinth(m, 12);
    m.sketch.drawEllipse(m.c, m.r * 0.64, m.r * 0.64, m.palette().chasmDeep, 0.026);
    for (const auto& [x, y, size] : {std::array{-0.2, -0.22, 0.16}, {0.24, -0.04, 0.11}, {-0.06, 0.26, 0.13}})
        m.sketch.draw(star(m.at(x, y), m.r * size, m.r * size * 0.4, 4), m.palette().flameCore, 0.008);
}

void tree(const Motif& m)
{
    m.sketch.softShadow(m.c, m.r * 0.95, m.r * 0.95);
    for (int i = 0; i < 7; ++i)
        m.sketch.drawEllipse(m.onCircle(i / 7.0, 0.56), m.r * 0.4, m.r * 0.4,
                             m.sketch.shade(m.palette().stone, i % 2 == 0 ? 0.1 : -0.05), 0.02);
    m.sketch.drawEllipse(m.c, m.r * 0.5, m.r * 0.5, m.sketch.shade(m.palette().stone, 0.2), 0.016);
    for (int i = 0; i < 5; ++i)
        m.sketch.line(m.onCircle(i / 5.0, 0.2), m.onCircle(i / 5.0 + 0.03, 0.72), m.palette().softLine,
                      0.022);
    m.sketch.drawEllipse(m.c, m.r * 0.22, m.r * 0.22, m.palette().woodDark, 0.02);
}

void forge(const Motif& m)
{
    const QRectF hearth = m.area.adjusted(0.1, 0.1, -0.1, -0.1);
    m.sketch.softShadow(hearth.center(), hearth.width() / 2, hearth.height() / 2);
    m.sketch.draw(roundedRect(hearth, 0.05), m.palette().stoneDark, 0.03);
    const bool wide = hearth.width() > hearth.height();
    const QPointF way = wide ? QPointF(1, 0) : QPointF(0, 1);
    const double apart = std::abs(hearth.width() - hearth.height()) / 2;
    const QPointF fire = hearth.center() - way * (apart > 0 ? apart : 0.12);
    const QPointF anvil = hearth.center() + way * (apart > 0 ? apart : 0.2);
    const double size = m.r * 0.62;
    m.sketch.drawEllipse(fire, size, size, m.palette().ink, 0.02);
    m.sketch.draw(star(fire, size * 0.9, size * 0.45, 7, 10), m.palette().flame, 0.014);
    m.sketch.fill(star(fire, size * 0.5, size * 0.25, 6), m.palette().flameCore);
    m.sketch.draw(around(anvil, size * 1.15, size * 0.5), m.palette().iron, 0.02);
    m.sketch.draw(QPolygonF{{anvil + QPointF(size * 0.57, -size * 0.25), anvil + QPointF(size * 1.0, 0),
                             anvil + QPointF(size * 0.57, size * 0.25)}},
                  m.palette().iron, 0.02);
}

void idol(const Motif& m)
{
    plinth(m, 4);
    m.sketch.draw(smoothed(QPolygonF{{m.at(-0.5, -0.1), m.at(0, -0.68), m.at(0.5, -0.1), m.at(0.36, 0.5),
                                      m.at(-0.36, 0.5)}}),
                  m.palette().stone, 0.024);
    for (const double side : {-1.0, 1.0}) {
        m.sketch.fillEllipse(m.at(0.2 * side, -0.12), m.r * 0.1, m.r * 0.06, m.palette().ink);
        m.sketch.draw(
            smoothed(QPolygonF{{m.at(0.2 * side, 0.02), m.at(0.27 * side, 0.26), m.at(0.13 * side, 0.26)}}),
            m.palette().water, 0.012);
    }
    m.sketch.line(m.at(-0.14, 0.38), m.at(0.14, 0.38), m.palette().ink, 0.024);
}

void mirror(const Motif& m)
{
    m.sketch.softShadow(m.c, m.r * 0.8, m.r);
    m.sketch.drawEllipse(m.c, m.r * 0.72, m.r * 0.96, m.palette().gold, 0.026);
    m.sketch.drawEllipse(m.c, m.r * 0.56, m.r * 0.8, m.sketch.shade(m.palette().water, 0.4), 0.018);
    for (const double x : {-0.22, 0.02})
        m.sketch.line(m.at(x, 0.3), m.at(x + 0.26, -0.36), m.palette().bone, 0.03);
}

void orrery(const Motif& m)
{
    plinth(m, 16);
    for (int ring = 1; ring <= 3; ++ring) {
        QPainterPath path;
        path.addEllipse(m.c, m.r * 0.25 * ring, m.r * 0.25 * ring);
        m.sketch.stroke(path, m.palette().gold, 0.02);
    }
    for (int i = 0; i < 7; ++i) {
        const double radius = 0.25 * (1 + i % 3);
        m.sketch.drawEllipse(m.onCircle(i * 0.17, radius), m.r * (0.05 + 0.01 * (i % 3)),
                             m.r * (0.05 + 0.01 * (i % 3)),
                             i % 2 == 0 ? m.palette().magic : m.palette().cloth, 0.012);
    }
    m.sketch.draw(star(m.c, m.r * 0.16, m.r * 0.09, 8), m.palette().flame, 0.012);
}

void gong(const Motif& m)
{
    m.sketch.softShadow(m.c, m.r, m.r);
    for (const double x : {-0.86, 0.86})
        m.sketch.draw(around(m.at(x, 0), m.r * 0.16, m.r * 1.8), m.palette().wood, 0.02);
    m.sketch.draw(around(m.at(0, -0.86), m.r * 1.9, m.r * 0.16), m.palette().woodDark, 0.02);
    m.sketch.drawEllipse(m.at(0, 0.06), m.r * 0.66, m.r * 0.66, m.palette().gold, 0.026);
    m.sketch.drawEllipse(m.at(0, 0.06), m.r * 0.46, m.r * 0.46, m.sketch.shade(m.palette().gold, 0.2), 0.014);
    m.sketch.drawEllipse(m.at(0, 0.06), m.r * 0.16, m.r * 0.16, m.sketch.shade(m.palette().gold, -0.25),
                         0.014);
}

void bones(const Motif& m)
{
    const QRectF slab = m.area.adjusted(0.1, 0.1, -0.1, -0.1);
    m.sketch.softShadow(slab.center(), slab.width() / 2, slab.height() / 2);
    m.sketch.draw(slab, m.palette().stoneDark, 0.03);
    m.sketch.draw(slab.adjusted(0.07, 0.07, -0.07, -0.07), m.palette().stone, 0.018);
    for (const double turn : {-1.0, 1.0}) {
        const QPointF from = m.at(-0.62, 0.5 * turn), to = m.at(0.62, -0.5 * turn);
        m.sketch.line(from, to, m.palette().bone, m.r * 0.16);
        for (const QPointF& end : {from, to})
            for (const double off : {-0.09, 0.09})
                m.sketch.drawEllipse(end + QPointF(off, off * turn) * m.r, m.r * 0.12, m.r * 0.12,
                                     m.palette().bone, 0.01);
    }
    m.sketch.drawEllipse(m.at(0, -0.08), m.r * 0.34, m.r * 0.34, m.palette().bone, 0.02);
    m.sketch.draw(around(m.at(0, 0.26), m.r * 0.32, m.r * 0.2), m.palette().bone, 0.016);
    for (const double x : {-0.13, 0.13})
        m.sketch.fillEllipse(m.at(x, -0.06), m.r * 0.09, m.r * 0.1, m.palette().ink);
}

void cage(const Motif& m)
{
    m.sketch.softShadow(m.c, m.r, m.r);
    m.sketch.drawEllipse(m.c, m.r * 0.96, m.r * 0.96, m.palette().ironDark, 0.028);
    m.sketch.drawEllipse(m.c, m.r * 0.8, m.r * 0.8, m.palette().chasmDeep, 0.016);
    for (const double side : {-1.0, 1.0})
        m.sketch.fillEllipse(m.at(0.2 * side, -0.02), m.r * 0.1, m.r * 0.06, m.palette().flameCore);
    for (const double x : {-0.56, -0.28, 0.0, 0.28, 0.56}) {
        const double high = std::sqrt(0.78 * 0.78 - x * x);
        m.sketch.line(m.at(x, -high), m.at(x, high), m.palette().iron, 0.045);
    }
}

/// What draws a motif, and the words that ask for it. The first word that is found decides.
struct Drawing
{
    void (*paint)(const Motif&);
    std::array<std::string_view, 6> words;
};

constexpr std::array drawings{
    Drawing{cage, {"cage", "prison", "coffin"}},
    Drawing{bones, {"bones", "skull", "altar", "tomb", "grave"}},
    Drawing{orrery, {"orrery", "globe", "astrolabe", "sphere", "clock"}},
    Drawing{mirror, {"mirror", "glass", "portrait"}},
    Drawing{forge, {"forge", "anvil", "furnace", "oven", "ember"}},
    Drawing{gong, {"gong", "bell", "drum"}},
    Drawing{tree, {"oak", "tree", "willow", "root", "thorn"}},
    Drawing{idol, {"idol", "statue", "totem", "head"}},
    Drawing{well, {"well", "pit", "star"}},
    Drawing{font, {"font", "basin", "pool", "spring", "moon"}},
};

/// Words of an id, between its dashes.
bool hasWord(std::string_view id, std::string_view word)
{
    for (std::size_t at = id.find(word); at != std::string_view::npos; at = id.find(word, at + 1)) {
        const bool begins = at == 0 || id[at - 1] == '-' || id[at - 1] == '/';
        const std::size_t end = at + word.size();
        if (begins && (end == id.size() || id[end] == '-'))
            return true;
    }
    return false;
}

/// Nothing where no word describes it.
const Drawing* drawingOf(std::string_view id)
{
    for (const Drawing& drawing : drawings)
        for (const std::string_view word : drawing.words)
            if (!word.empty() && hasWord(id, word))
                return &drawing;
    return nullptr;
}

} // namespace

void paintExotic(const Sketch& sketch, const QRectF& area, std::string_view id)
{
    const double r = std::min(area.width(), area.height()) / 2 - 0.1;
    if (const Drawing* drawing = drawingOf(id))
        drawing->paint({sketch, area, area.center(), r});
    else
        paintArtifact(sketch, area, ArtifactClass::Exotic);
}

bool hasFire(const ArtifactKind& kind)
{
    const Drawing* drawing =
        kind.artifactClass == ArtifactClass::Exotic ? drawingOf(kind.id.text()) : nullptr;
    return drawing && drawing->paint == forge;
}

} // namespace delve::mageknight
