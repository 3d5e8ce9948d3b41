// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_map_painter.h"
#include "engine/base/result.h"

#include <optional>

namespace delve::dungeoneer {

/// The kinds of pictures, named by their usual ending.
enum class PictureFormat : std::uint8_t
{
    Png,
    Svg,
    Pdf
};

constexpr auto fileWords(PictureFormat)
{
    return std::to_array<EnumName<PictureFormat>>(
        {{PictureFormat::Png, "png"}, {PictureFormat::Svg, "svg"}, {PictureFormat::Pdf, "pdf"}});
}

/// The format that the ending of a file names.
std::optional<PictureFormat> pictureFormatOf(const QString& path);

inline constexpr int usualCardPixels = 320; ///< of PNG
inline constexpr int fewestCardPixels = 20;
inline constexpr int mostCardPixels = 3000;

struct MapPictureOptions
{
    RenderStyle style = RenderStyle::FullColour;
    int cardPixels =
        0; ///< how wide a card is: in pixels, of SVG and PDF of 1/96 inch; 0: usual, or true size
    bool transparent = false;
    bool keepsUpright = true; ///< name and numbers of turned cards
};

/// All maps of a scenario as one picture, saved whole or not at all.
Result<void> exportMap(const QString& path, PictureFormat format, const Scenario& scenario,
                       const Cards& cards, const MapPictureOptions& options);

} // namespace delve::dungeoneer
