// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <QColor>

#include <array>

namespace delve {

/// How dungeons and cards are drawn.
enum class RenderStyle : std::uint8_t
{
    FullColour,
    Parchment,
    Blueprint,
    InkSaver
};

constexpr auto fileWords(RenderStyle)
{
    return std::to_array<EnumName<RenderStyle>>({{RenderStyle::FullColour, "full-colour"},
                                                 {RenderStyle::Parchment, "parchment"},
                                                 {RenderStyle::Blueprint, "blueprint"},
                                                 {RenderStyle::InkSaver, "ink-saver"}});
}

inline constexpr std::array allRenderStyles{RenderStyle::FullColour, RenderStyle::Parchment,
                                            RenderStyle::Blueprint, RenderStyle::InkSaver};

/// The colours of a style, by material. In styles of lines all materials have the colour of the paper.
struct Palette
{
    bool lineArt = false; ///< outlines and hatching carry the picture; no shading
    double variation = 0; ///< how much stones differ from each other
    QColor ground;        ///< around and between the tiles
    QColor line;          ///< outlines of things
    QColor softLine;      ///< details inside things
    QColor grid;
    QColor shadow; ///< one layer; shadows are several layers of it
    std::array<QColor, 8> floors;
    QColor joint;
    QColor wall, wallLight, wallDark;
    QColor water, waterDeep, ripple;
    QColor chasm, chasmDeep, chasmRim;
    QColor rubble;
    QColor wood, woodDark, iron, ironDark, gold, bone, stone, stoneDark;
    QColor cloth, clothTrim, leaf, leafDark, flame, flameCore, glow, magic, magicDark, paper, ink;

    /// Of a kind out of the list of floors that a game has.
    template <typename Floor> QColor floor(Floor kind) const { return floors[std::size_t(kind)]; }
};

const Palette& paletteOf(RenderStyle style);

/// `amount` of the way from one colour to the other, alpha too.
QColor mixed(const QColor& from, const QColor& to, double amount);

} // namespace delve
