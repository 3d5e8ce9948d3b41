// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

#include <functional>
#include <vector>

namespace delve {

// Sheets of cards for virtual tables: ten across and up to seven down, at most 4096 pixels a side. The last
// place shows the back, which is what such tables show of cards in other hands.

inline constexpr int deckColumns = 10;
inline constexpr int mostDeckRows = 7;
inline constexpr int mostDeckCards = deckColumns * mostDeckRows - 1;
inline constexpr int mostDeckPixels = 4096;

/// The pixels of one card, so that the largest sheet keeps its bounds.
QSize deckCell(const QSizeF& card);

/// Draws a sheet; every card fills its cell.
QImage deckSheet(const std::vector<std::function<QImage()>>& cards, const std::function<QImage()>& back,
                 QSize cell);

} // namespace delve
