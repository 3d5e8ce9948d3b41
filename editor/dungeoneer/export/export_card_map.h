// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/export/export_map.h"

#include <QStringList>

#include <filesystem>

namespace delve::dungeoneer {

/// The kinds of files that a card map can be exported to, named by their usual ending.
enum class CardExport : std::uint8_t
{
    Png,
    Svg,
    Pdf,
    Uvtt,    ///< virtual tabletops
    Foundry, ///< a scene of Foundry VTT, with its picture beside it
    Tiled,   ///< a map of the editor Tiled, with the picture of its cards beside it
    WithSets ///< a bundle: the scenario with the sets it uses
};

constexpr auto fileWords(CardExport)
{
    return std::to_array<EnumName<CardExport>>({{CardExport::Png, "png"},
                                                {CardExport::Svg, "svg"},
                                                {CardExport::Pdf, "pdf"},
                                                {CardExport::Uvtt, "dd2vtt"},
                                                {CardExport::Foundry, "foundry.json"},
                                                {CardExport::Tiled, "tmj"},
                                                {CardExport::WithSets, "bundle.json"}});
}

/// The format that the name of a file asks for.
std::optional<CardExport> cardExportOf(const QString& path);

inline bool isPicture(CardExport format)
{
    return format == CardExport::Png || format == CardExport::Svg || format == CardExport::Pdf;
}

/// How wide a card is in pixels, unless the user says otherwise, and the most there can be. 0 for what is no
/// drawing.
int usualCardPixelsOf(CardExport format);
int mostCardPixelsOf(CardExport format);

struct CardExportOptions
{
    CardExport format = CardExport::Png;
    MapPictureOptions picture; ///< style and pixels count for all drawings, the rest for pictures
    std::vector<std::filesystem::path> setFolders; ///< where the sets of a bundle come from
    std::vector<MapLayer> layers{MapLayer::Cards}; ///< for virtual tabletops
};

/// Writes a card map in any format. Returns the files written; all of them, or none.
Result<QStringList> exportCardMap(const QString& path, const Scenario& scenario, const Cards& cards,
                                  const CardExportOptions& options);

} // namespace delve::dungeoneer
