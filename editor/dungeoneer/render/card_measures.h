// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

// Cards are painted in millimetres, upright, with the north-west corner at (0, 0).

namespace delve::dungeoneer {

inline constexpr double cardWidth = 63;
inline constexpr double cardHeight = 88;
inline constexpr double cardCorner = 3; ///< radius
inline constexpr double cardBorder = 3.2;

inline QRectF cardArea()
{
    return {0, 0, cardWidth, cardHeight};
}

/// What lies inside the border.
inline QRectF cardInside()
{
    return cardArea().adjusted(cardBorder, cardBorder, -cardBorder, -cardBorder);
}

/// Heights of letters, from one line to the next without leading. Text that would have to be smaller does not
/// fit, and is reported.
inline constexpr double largestRuleText = 3.5;
inline constexpr double smallestRuleText = 2.12; ///< 6 points
inline constexpr double smallestName = 3.03;     ///< 8.6 points: capitals of readableCap

/// The height of capitals and digits that are read across a table, from a metre away: 2.2 mm are 7.5 minutes
/// of arc. Sharp eyes in good light make letters of 5 minutes (1.45 mm) out, one by one; signs that are read
/// in passing have 10 (2.9 mm). In between people read who see two thirds as sharp, and without leaning over.
inline constexpr double readableCap = 2.2;

/// Below so many pixels a millimetre no sentence can be read, and none is drawn.
inline constexpr double pixelsForSentences = 1.7;

} // namespace delve::dungeoneer
