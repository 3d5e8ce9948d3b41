// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/collection/collection.h"
#include "editor/mageknight/render/palette.h"
#include "editor/print/paper.h"
#include "engine/base/enum_names.h"

#include <optional>
#include <string>

namespace delve::mageknight {

enum class PrintKind : std::uint8_t
{
    Poster,   ///< the dungeon at true scale over many pages
    Tiles,    ///< the tiles at true scale, to cut out
    Overview, ///< the dungeon on one page, with a legend
    Sheet,    ///< the scenario in words, with a numbered map
    Counters  ///< pieces to cut out, and cards of figures and chests
};

constexpr auto fileWords(PrintKind)
{
    return std::to_array<EnumName<PrintKind>>({{PrintKind::Poster, "poster"},
                                               {PrintKind::Tiles, "tiles"},
                                               {PrintKind::Overview, "overview"},
                                               {PrintKind::Sheet, "sheet"},
                                               {PrintKind::Counters, "counters"}});
}

enum class PageOrientation : std::uint8_t
{
    Automatic,
    Portrait,
    Landscape
};

constexpr auto fileWords(PageOrientation)
{
    return std::to_array<EnumName<PageOrientation>>({{PageOrientation::Automatic, "auto"},
                                                     {PageOrientation::Portrait, "portrait"},
                                                     {PageOrientation::Landscape, "landscape"}});
}

/// Over which edge a printer turns the sheet before it prints the back.
enum class Duplex : std::uint8_t
{
    None,
    LongEdge,
    ShortEdge
};

constexpr auto fileWords(Duplex)
{
    return std::to_array<EnumName<Duplex>>(
        {{Duplex::None, "none"}, {Duplex::LongEdge, "long"}, {Duplex::ShortEdge, "short"}});
}

/// What a printer makes of true lengths: everything is drawn larger by these factors, so that it comes out
/// true.
struct PrinterCorrection
{
    double x = 1;
    double y = 1;

    /// From what the ruler of 100 mm measures on paper.
    static PrinterCorrection fromMeasured(double across, double down) { return {100 / across, 100 / down}; }

    friend bool operator==(const PrinterCorrection&, const PrinterCorrection&) = default;
};

struct PrintOptions
{
    PrintKind kind = PrintKind::Poster;
    PaperSize paper = a4Paper();
    PageOrientation orientation = PageOrientation::Automatic;
    double squareMillimetres = 38.1; ///< the true size of the game's squares, 1.5 inches
    double margin = 5;               ///< around the page, in millimetres, where printers cannot print
    double overlap = 8;              ///< of neighbouring pages of a poster, in millimetres
    double bleed = 2;                ///< around pieces to cut out, in millimetres
    Duplex duplex = Duplex::LongEdge;
    RenderStyle style = RenderStyle::FullColour;
    PrinterCorrection correction;
    bool pieces = true; ///< doors, chests and the rest on the poster and the overview
    bool notes = false; ///< the author's pinned notes: they may tell players too much
    bool ruler = true;  ///< on the first page
    std::optional<OwnedPieces>
        owned;                   ///< if set, tiles and counters are printed only as far as they are missing
    std::string language = "en"; ///< of names that come from packs

    friend bool operator==(const PrintOptions&, const PrintOptions&) = default;
};

} // namespace delve::mageknight
