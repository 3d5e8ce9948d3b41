// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/deck_sheet.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace delve {

QSize deckCell(const QSizeF& card)
{
    const double scale = std::min(double(mostDeckPixels / deckColumns) / card.width(),
                                  double(mostDeckPixels / mostDeckRows) / card.height());
    return {int(std::floor(card.width() * scale)), int(std::floor(card.height() * scale))};
}

QImage deckSheet(const std::vector<std::function<QImage()>>& cards, const std::function<QImage()>& back,
                 QSize cell)
{
    const int count = int(cards.size());
    const int rows = std::max(2, (count + deckColumns) / deckColumns); // one place more, for the back
    QImage sheet(deckColumns * cell.width(), rows * cell.height(), QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const auto put = [&](int place, const QImage& card) {
        const QPoint at(place % deckColumns * cell.width(), place / deckColumns * cell.height());
        painter.drawImage(QRect(at, cell), card);
    };
    for (int i = 0; i < count; ++i)
        put(i, cards[std::size_t(i)]());
    put(deckColumns * rows - 1, back());
    return sheet;
}

} // namespace delve
