// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/any_card.h"
#include "editor/render/palette.h"

#include <QImage>

#include <functional>
#include <vector>

namespace delve::dungeoneer {

struct CardSheetOptions
{
    RenderStyle style = RenderStyle::FullColour;
    double pixelsPerMm = 5.5;
    int columns = 5;
    int rows = 3; ///< on a page, at most
};

/// All cards of a set on pages by kind, each card once, in the language of the program; the backs of its
/// decks come last. Each page is drawn when it is called, while the set is there.
std::vector<std::function<QImage()>> cardSheets(const CardSet& set, const CardSheetOptions& options = {});

} // namespace delve::dungeoneer
