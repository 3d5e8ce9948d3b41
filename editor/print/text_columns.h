// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/flow.h"

namespace delve {

/// The columns of a text over several pages; the first page has less room for it than the others.
struct TextColumns
{
    static constexpr double gap = 6;
    static constexpr double narrowest = 75;

    QRectF firstText;
    QRectF otherText;
    std::size_t columns = 1;
    std::size_t firstColumns = 1; ///< of the first page

    /// As many columns as fit into an area of this width.
    static std::size_t countIn(double width);

    double columnWidth() const;
    /// How wide so many columns are together.
    double widthOf(std::size_t count) const;
    std::size_t pageOf(std::size_t column) const;
    QRectF column(std::size_t number) const;
};

/// Pours the text so that the columns of the last page are about equally long.
std::vector<PlacedItem> pourEvenly(const Flow& text, const TextColumns& columns);

} // namespace delve
