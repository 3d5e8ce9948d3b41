// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/export_card_map.h"

#include "editor/dungeoneer/document/card_bundles.h"
#include "editor/dungeoneer/export/export_tiled.h"
#include "editor/dungeoneer/export/export_uvtt.h"
#include "editor/dungeoneer/export/map_squares.h"

namespace delve::dungeoneer {

std::optional<CardExport> cardExportOf(const QString& path)
{
    for (const auto& [format, ending] : enumNames<CardExport>)
        if (path.endsWith(u'.' + QString::fromUtf8(ending.data(), qsizetype(ending.size())),
                          Qt::CaseInsensitive))
            return format;
    // Some tabletops know the format by its other ending.
    return path.endsWith(QStringLiteral(".uvtt"), Qt::CaseInsensitive) ? std::optional(CardExport::Uvtt)
                                                                       : std::nullopt;
}

int usualCardPixelsOf(CardExport format)
{
    switch (format) {
    case CardExport::Png: return usualCardPixels;
    case CardExport::Svg:
    case CardExport::Pdf: return 238; // the true size, in pixels of 1/96 inch
    case CardExport::Uvtt:
    case CardExport::Foundry: return usualUvttPixels * squaresAcross;
    case CardExport::Tiled: return usualTiledPixels * squaresAcross;
    case CardExport::WithSets: break;
    }
    return 0;
}

int mostCardPixelsOf(CardExport format)
{
    switch (format) {
    case CardExport::Uvtt:
    case CardExport::Foundry: return mostUvttPixels * squaresAcross;
    case CardExport::Tiled: return mostTiledPixels * squaresAcross;
    case CardExport::WithSets: return 0;
    default: return mostCardPixels;
    }
}

Result<QStringList> exportCardMap(const QString& path, const Scenario& scenario, const Cards& cards,
                                  const CardExportOptions& options)
{
    const int pixels =
        options.picture.cardPixels > 0 ? options.picture.cardPixels : usualCardPixelsOf(options.format);
    const TablePicture table{options.picture.style, std::max(1, pixels / squaresAcross), options.layers};
    const auto written = [&]() -> Result<void> {
        switch (options.format) {
        case CardExport::Png: return exportMap(path, PictureFormat::Png, scenario, cards, options.picture);
        case CardExport::Svg: return exportMap(path, PictureFormat::Svg, scenario, cards, options.picture);
        case CardExport::Pdf: return exportMap(path, PictureFormat::Pdf, scenario, cards, options.picture);
        case CardExport::Uvtt: return exportUvtt(path, scenario, cards, table);
        default: return exportBundle(path, scenario, options.setFolders);
        }
    };
    if (options.format == CardExport::Foundry)
        return exportFoundry(path, scenario, cards, table);
    if (options.format == CardExport::Tiled)
        return exportTiled(path, scenario, cards, table.style, table.pixelsPerSquare);
    const auto done = written();
    return done ? Result<QStringList>(QStringList{path}) : done.error();
}

} // namespace delve::dungeoneer
