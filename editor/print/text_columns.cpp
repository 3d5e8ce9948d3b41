// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/text_columns.h"

#include <algorithm>

namespace delve {

std::size_t TextColumns::countIn(double width)
{
    return std::max<std::size_t>(1, std::size_t((width + gap) / (narrowest + gap)));
}

double TextColumns::columnWidth() const
{
    return (otherText.width() - gap * double(columns - 1)) / double(columns);
}

double TextColumns::widthOf(std::size_t count) const
{
    return double(count) * columnWidth() + double(count - 1) * gap;
}

std::size_t TextColumns::pageOf(std::size_t column) const
{
    return column < firstColumns ? 0 : 1 + (column - firstColumns) / columns;
}

QRectF TextColumns::column(std::size_t number) const
{
    const bool isFirstPage = number < firstColumns;
    const QRectF& page = isFirstPage ? firstText : otherText;
    const std::size_t inPage = isFirstPage ? number : (number - firstColumns) % columns;
    return {page.left() + double(inPage) * (columnWidth() + gap), page.top(), columnWidth(), page.height()};
}

std::vector<PlacedItem> pourEvenly(const Flow& text, const TextColumns& layout)
{
    const auto pour = [&](std::size_t lastPage, double share) {
        return pourInto(text.items(), [&](std::size_t number) {
            QRectF column = layout.column(number);
            if (layout.pageOf(number) == lastPage)
                column.setHeight(column.height() * share);
            return column;
        });
    };
    const auto lastPageOf = [&](const std::vector<PlacedItem>& placed) {
        return placed.empty() ? 0 : layout.pageOf(placed.back().column);
    };
    // Lower columns must not part what stays together: a heading from what it heads.
    const auto partedIn = [&](const std::vector<PlacedItem>& placed) {
        int parted = 0;
        for (std::size_t i = 0; i + 1 < placed.size(); ++i)
            parted += text.items()[i].keepWithNext && placed[i].column != placed[i + 1].column ? 1 : 0;
        return parted;
    };
    std::vector<PlacedItem> best = pour(std::size_t(-1), 1);
    const int unavoidable = partedIn(best);
    const std::size_t lastPage = lastPageOf(best);
    double tooLow = 0;
    double enough = 1;
    for (int step = 0; step < 12; ++step) {
        const double share = (tooLow + enough) / 2;
        std::vector<PlacedItem> placed = pour(lastPage, share);
        if (lastPageOf(placed) > lastPage || partedIn(placed) > unavoidable) {
            tooLow = share;
            continue;
        }
        enough = share;
        best = std::move(placed);
    }
    return best;
}

} // namespace delve
