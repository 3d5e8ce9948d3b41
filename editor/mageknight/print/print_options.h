// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "editor/mageknight/render/palette.h"
#include "editor/print/page_setup.h"
#include "editor/print/paper.h"
#include "engine/base/enum_names.h"

#include <optional>
#include <string>

namespace delve::mageknight {

/// What stands for figures among the counters.
enum class FigurePieces : std::uint8_t
{
    Discs,    ///< bases seen from above, as large as they are, with their front arc
    Standees, ///< to fold and to stand up: the front looks ahead, the back does not
    None
};

constexpr auto fileWords(FigurePieces)
{
    return std::to_array<EnumName<FigurePieces>>(
        {{FigurePieces::Discs, "discs"}, {FigurePieces::Standees, "standees"}, {FigurePieces::None, "none"}});
}

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

struct PrintOptions : PageOptions
{
    PrintKind kind = PrintKind::Poster;
    double squareMillimetres = 38.1; ///< the true size of the game's squares, 1.5 inches
    double overlap = 8;              ///< of neighbouring pages of a poster, in millimetres
    bool cover = true;               ///< of a poster: a page with the assembly map before the others
    RenderStyle style = RenderStyle::FullColour;
    FigurePieces figures = FigurePieces::Discs;
    bool pieces = true; ///< doors, chests and the rest on the poster and the overview
    bool notes = false; ///< the author's pinned notes: they may tell players too much
    std::optional<OwnedPieces>
        owned;                   ///< if set, tiles and counters are printed only as far as they are missing
    std::string language = "en"; ///< of names that come from packs

    friend bool operator==(const PrintOptions&, const PrintOptions&) = default;
};

} // namespace delve::mageknight
