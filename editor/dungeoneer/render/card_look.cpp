// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_look.h"

namespace delve::dungeoneer {

namespace {

struct Hues
{
    QColor border, plate, scene;
};

/// In the order of the looks.
const std::array<Hues, 10> hues{{
    {QColor(0x1d, 0x1b, 0x20), QColor(0x2b, 0x28, 0x2f), QColor(0x4a, 0x46, 0x4e)},
    {QColor(0xf6, 0xf3, 0xe9), QColor(0x5d, 0x4a, 0x2f), QColor(0x9a, 0xae, 0x6c)},
    {QColor(0x4a, 0x2e, 0x5c), QColor(0x39, 0x22, 0x49), QColor(0xb7, 0xa3, 0xc4)},
    {QColor(0x24, 0x5c, 0xa6), QColor(0x19, 0x43, 0x7c), QColor(0xa9, 0xcb, 0xe6)},
    {QColor(0xd2, 0x9c, 0x2c), QColor(0x6f, 0x49, 0x11), QColor(0xf0, 0xd9, 0x9b)},
    {QColor(0x78, 0x7a, 0x80), QColor(0x3d, 0x3f, 0x46), QColor(0xb3, 0xb6, 0xa9)},
    {QColor(0xa8, 0x2a, 0x2a), QColor(0x70, 0x16, 0x1b), QColor(0xd9, 0xa9, 0x8a)},
    {QColor(0x2f, 0x6b, 0x4f), QColor(0x1f, 0x4a, 0x37), QColor(0xd9, 0xcf, 0xa8)},
    {QColor(0x1f, 0x7a, 0x80), QColor(0x14, 0x54, 0x5a), QColor(0xb5, 0xd8, 0xd6)},
    {QColor(0xe4, 0xde, 0xd0), QColor(0x6a, 0x60, 0x50), QColor(0xf4, 0xef, 0xe3)},
}};

CardColours painted(CardLook look)
{
    const Hues& hue = hues[std::size_t(look)];
    CardColours c;
    c.border = hue.border;
    const bool isLight = hue.border.lightnessF() > 0.7;
    c.pattern = isLight ? mixed(hue.border, QColor(0x6a, 0x5c, 0x44), 0.45)
                        : mixed(hue.border, QColor(0xff, 0xf4, 0xdc), look == CardLook::Dungeon ? 0.2 : 0.4);
    c.plate = hue.plate;
    c.title = QColor(0xff, 0xf8, 0xe8);
    c.paper = mixed(QColor(0xfb, 0xf5, 0xe6), hue.scene, 0.1);
    c.ink = QColor(0x22, 0x1a, 0x16);
    c.faint = mixed(QColor(0x22, 0x1a, 0x16), c.paper, 0.32);
    c.scene = hue.scene;
    c.sceneDark = mixed(hue.scene, hue.plate, 0.55);
    c.glory = QColor(0xf2, 0xc1, 0x3c);
    c.peril = QColor(0xd8, 0x3a, 0x2c);
    c.life = QColor(0xd9, 0x3a, 0x4b);
    return c;
}

/// Brown ink on old paper, with what is left of the hues.
CardColours aged(CardLook look)
{
    const QColor paper(0xf3, 0xe4, 0xbf), brown(0x4a, 0x2f, 0x18);
    CardColours c = painted(look);
    const auto age = [&](const QColor& colour) {
        const double light = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF();
        return mixed(mixed(QColor(0x42, 0x29, 0x15), QColor(0xf8, 0xec, 0xcc), light), colour, 0.28);
    };
    for (QColor* colour :
         {&c.border, &c.pattern, &c.plate, &c.scene, &c.sceneDark, &c.glory, &c.peril, &c.life})
        *colour = age(*colour);
    c.title = QColor(0xfb, 0xf0, 0xd2);
    c.paper = paper;
    c.ink = brown;
    c.faint = mixed(brown, paper, 0.25);
    return c;
}

/// One colour for all paper, one for all lines. Only the border of a Dungeon is filled: DNR-MAP-02.
CardColours drawn(CardLook look, const Palette& palette)
{
    CardColours c;
    c.border = look == CardLook::Dungeon ? palette.line : palette.paper;
    c.pattern = look == CardLook::Dungeon ? palette.paper : palette.line;
    c.plate = c.paper = c.scene = c.glory = c.peril = c.life = palette.paper;
    c.title = c.ink = c.faint = palette.line;
    c.sceneDark = palette.joint;
    return c;
}

} // namespace

CardLook lookOf(const MapCard& card)
{
    return card.kind == MapKind::Dungeon ? CardLook::Dungeon : CardLook::Wilderness;
}

CardLook lookOf(const AdventureCard& card)
{
    switch (card.kind) {
    case AdventureKind::Boon: return CardLook::Boon;
    case AdventureKind::Treasure: return CardLook::Treasure;
    case AdventureKind::Bane: return CardLook::Bane;
    case AdventureKind::Encounter: break;
    }
    return CardLook::Encounter;
}

CardColours coloursOf(CardLook look, RenderStyle style)
{
    if (paletteOf(style).lineArt)
        return drawn(look, paletteOf(style));
    return style == RenderStyle::Parchment ? aged(look) : painted(look);
}

} // namespace delve::dungeoneer
