// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/palette.h"

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

Palette fullColour()
{
    Palette p;
    p.variation = 0.16;
    p.ground = QColor(0x24, 0x22, 0x26);
    p.line = QColor(0x1b, 0x19, 0x1c);
    p.softLine = QColor(0x1b, 0x19, 0x1c, 120);
    p.grid = QColor(0x20, 0x18, 0x10, 84);
    p.shadow = QColor(0x10, 0x0a, 0x14, 30);
    p.floors = {QColor(0xb4, 0xa7, 0x93), QColor(0xbd, 0xb6, 0xa8), QColor(0xa3, 0x9a, 0x8c),
                QColor(0xb0, 0x85, 0x58), QColor(0x9c, 0x80, 0x5e), QColor(0xc9, 0xb5, 0x94),
                QColor(0xb0, 0x7f, 0x66), QColor(0x8b, 0x90, 0x96)};
    p.joint = QColor(0x62, 0x55, 0x47);
    p.wall = QColor(0x5d, 0x63, 0x70);
    p.wallLight = QColor(0x93, 0x9a, 0xa8);
    p.wallDark = QColor(0x34, 0x38, 0x42);
    p.water = QColor(0x3f, 0x8e, 0xa6);
    p.waterDeep = QColor(0x1f, 0x5e, 0x7d);
    p.ripple = QColor(0xc4, 0xec, 0xf2, 190);
    p.chasm = QColor(0x3c, 0x2b, 0x2e);
    p.chasmDeep = QColor(0x0b, 0x07, 0x0c);
    p.chasmRim = QColor(0x7a, 0x62, 0x52);
    p.rubble = QColor(0x8d, 0x83, 0x77);
    p.wood = QColor(0x9a, 0x66, 0x36);
    p.woodDark = QColor(0x5c, 0x39, 0x1d);
    p.iron = QColor(0x80, 0x88, 0x92);
    p.ironDark = QColor(0x3c, 0x41, 0x4a);
    p.gold = QColor(0xe2, 0xb1, 0x42);
    p.bone = QColor(0xec, 0xe3, 0xcd);
    p.stone = QColor(0x9d, 0x9a, 0x97);
    p.stoneDark = QColor(0x62, 0x5f, 0x60);
    p.cloth = QColor(0xa3, 0x2f, 0x36);
    p.clothTrim = QColor(0xe6, 0xbd, 0x63);
    p.leaf = QColor(0x6f, 0x97, 0x4b);
    p.leafDark = QColor(0x3d, 0x5f, 0x33);
    p.flame = QColor(0xf0, 0x83, 0x2a);
    p.flameCore = QColor(0xff, 0xe0, 0x7d);
    p.glow = QColor(0xff, 0xc0, 0x5a, 22);
    p.magic = QColor(0x6c, 0xc7, 0xd9);
    p.magicDark = QColor(0x4b, 0x3a, 0x86);
    p.paper = QColor(0xf3, 0xe6, 0xc4);
    p.ink = QColor(0x2c, 0x21, 0x1c);
    return p;
}

/// A palette with every material put through one function.
template <typename Change> Palette changed(Palette p, Change change)
{
    for (QColor* colour :
         {&p.ground,    &p.line,      &p.softLine,  &p.grid,      &p.shadow,    &p.joint,    &p.wall,
          &p.wallLight, &p.wallDark,  &p.water,     &p.waterDeep, &p.ripple,    &p.chasm,    &p.chasmDeep,
          &p.chasmRim,  &p.rubble,    &p.wood,      &p.woodDark,  &p.iron,      &p.ironDark, &p.gold,
          &p.bone,      &p.stone,     &p.stoneDark, &p.cloth,     &p.clothTrim, &p.leaf,     &p.leafDark,
          &p.flame,     &p.flameCore, &p.glow,      &p.magic,     &p.magicDark, &p.paper,    &p.ink})
        *colour = change(*colour);
    for (QColor& floor : p.floors)
        floor = change(floor);
    return p;
}

double luminance(const QColor& colour)
{
    return 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF();
}

/// Brown ink and thin washes on old paper.
QColor washed(const QColor& colour)
{
    const QColor dark(0x3a, 0x24, 0x14);
    const QColor light(0xfa, 0xee, 0xd0);
    QColor sepia = mixed(dark, light, std::pow(luminance(colour), 0.72));
    QColor opaque = colour;
    opaque.setAlpha(255);
    sepia = mixed(sepia, opaque, 0.3);
    sepia.setAlpha(colour.alpha());
    return sepia;
}

Palette parchment()
{
    Palette p = changed(fullColour(), washed);
    p.variation = 0.07;
    p.ground = QColor(0xdc, 0xc7, 0x9b);
    p.line = QColor(0x3b, 0x24, 0x12);
    p.softLine = QColor(0x3b, 0x24, 0x12, 120);
    p.grid = QColor(0x5a, 0x3a, 0x1c, 80);
    p.shadow = QColor(0x5a, 0x34, 0x10, 22);
    for (QColor& floor : p.floors)
        floor = mixed(floor, QColor(0xf6, 0xe7, 0xc4), 0.55);
    p.joint = QColor(0xa5, 0x86, 0x5a);
    p.wall = QColor(0x7b, 0x5b, 0x3c);
    p.wallLight = QColor(0xa8, 0x86, 0x5e);
    p.wallDark = QColor(0x4b, 0x31, 0x1b);
    p.water = QColor(0x9d, 0xb4, 0xa6);
    p.waterDeep = QColor(0x7b, 0x98, 0x92);
    p.ripple = QColor(0x34, 0x50, 0x50, 200);
    return p;
}

/// One colour for all paper and one for all lines.
Palette lineArt(const QColor& paper, const QColor& line, const QColor& soft)
{
    QColor none = paper;
    none.setAlpha(0);
    Palette p = changed(fullColour(), [&](const QColor&) { return paper; });
    p.lineArt = true;
    p.variation = 0;
    p.line = line;
    p.softLine = mixed(line, soft, 0.35);
    p.grid = soft;
    p.joint = soft;
    p.shadow = none;
    p.glow = none;
    p.ripple = line;
    p.ink = line;
    p.wallDark = line;
    return p;
}

} // namespace

QColor mixed(const QColor& from, const QColor& to, double amount)
{
    const auto between = [amount](int a, int b) { return int(std::lround(a + (b - a) * amount)); };
    return QColor(between(from.red(), to.red()), between(from.green(), to.green()),
                  between(from.blue(), to.blue()), between(from.alpha(), to.alpha()));
}

const Palette& paletteOf(RenderStyle style)
{
    static const std::array<Palette, 4> palettes{
        fullColour(), parchment(),
        lineArt(QColor(0x17, 0x3d, 0x6e), QColor(0xea, 0xf4, 0xff), QColor(0x4a, 0x77, 0xa8)),
        lineArt(Qt::white, Qt::black, QColor(0xb4, 0xb4, 0xb4))};
    return palettes[std::size_t(style)];
}

} // namespace delve
