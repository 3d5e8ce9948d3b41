// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/collection/collection.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "editor/print/page_setup.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::dungeoneer {

enum class CardPrintKind : std::uint8_t
{
    Layout,  ///< the map on one page, with a legend
    Map,     ///< the map at the size of its cards, over pages
    Cards,   ///< cards to cut out, with their backs
    Cutouts, ///< pawns and markers to cut out and fold
    Sheet    ///< the setup in words
};

constexpr auto fileWords(CardPrintKind)
{
    return std::to_array<EnumName<CardPrintKind>>({{CardPrintKind::Layout, "layout"},
                                                   {CardPrintKind::Map, "map"},
                                                   {CardPrintKind::Cards, "cards"},
                                                   {CardPrintKind::Cutouts, "cutouts"},
                                                   {CardPrintKind::Sheet, "sheet"}});
}

/// How large cards are on paper.
enum class CardSize : std::uint8_t
{
    Metric, ///< 63 x 88 mm
    Inch    ///< 2.5 x 3.5 inches
};

constexpr auto fileWords(CardSize)
{
    return std::to_array<EnumName<CardSize>>({{CardSize::Metric, "metric"}, {CardSize::Inch, "inch"}});
}

enum class CardCorners : std::uint8_t
{
    Square,
    Round ///< a thin line shows where to round them
};

constexpr auto fileWords(CardCorners)
{
    return std::to_array<EnumName<CardCorners>>(
        {{CardCorners::Square, "square"}, {CardCorners::Round, "round"}});
}

/// How cards share pages.
enum class CardSheets : std::uint8_t
{
    Duplex, ///< fronts on one side of the paper, backs on the other
    Fold,   ///< each front above its back, to be folded between them and glued
    Single  ///< a page for each side of each card, for print shops
};

constexpr auto fileWords(CardSheets)
{
    return std::to_array<EnumName<CardSheets>>(
        {{CardSheets::Duplex, "duplex"}, {CardSheets::Fold, "fold"}, {CardSheets::Single, "single"}});
}

struct CardPrintOptions : PageOptions
{
    CardPrintOptions() { bleed = 3; }

    CardPrintKind kind = CardPrintKind::Layout;
    CardSize size = CardSize::Metric;
    CardSheets sheets = CardSheets::Duplex;
    double gap = 0; ///< between cards, in millimetres
    CardCorners corners = CardCorners::Square;
    double radius = 3; ///< of round corners, in millimetres
    RenderStyle style = RenderStyle::FullColour;
    bool notes = false;               ///< the author's pinned notes: they may tell players too much
    std::vector<Deck> decks;          ///< of Cards: only these; empty: all
    std::optional<OwnedPieces> owned; ///< if set, cards are printed only as far as they are missing
    std::string language = "en";      ///< of names of cards

    friend bool operator==(const CardPrintOptions&, const CardPrintOptions&) = default;
};

/// A card on paper, in millimetres.
inline QSizeF millimetresOf(CardSize size)
{
    return size == CardSize::Inch ? QSizeF(63.5, 88.9) : QSizeF(63, 88);
}

} // namespace delve::dungeoneer
