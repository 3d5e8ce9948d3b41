// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/palette.h"

namespace delve::mageknight {

QColor playerColour(PlayerColour colour, RenderStyle style)
{
    // Chosen to differ in lightness as well as in hue.
    static const std::array<QColor, 8> colours{QColor(0xc8, 0x32, 0x32), QColor(0x2f, 0x6f, 0xc4),
                                               QColor(0x2f, 0x8f, 0x5b), QColor(0xe8, 0xbb, 0x3c),
                                               QColor(0x8a, 0x4f, 0xb5), QColor(0xf2, 0xf0, 0xea),
                                               QColor(0xea, 0x86, 0x2c), QColor(0x33, 0x31, 0x36)};
    const Palette& palette = paletteOf(style);
    if (palette.lineArt)
        return palette.paper;
    return style == RenderStyle::Parchment ? mixed(colours[std::size_t(colour)], palette.paper, 0.25)
                                           : colours[std::size_t(colour)];
}

QColor gradeColour(Colour colour, RenderStyle style)
{
    static constexpr std::array colours{PlayerColour::Gold, PlayerColour::Blue, PlayerColour::Red};
    return playerColour(colours[std::size_t(colour)], style);
}

} // namespace delve::mageknight
