// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_parts.h"

#include <QPainterPath>

#include <functional>
#include <vector>

namespace delve {

/// A piece of paper to cut out, with what is printed on it. Faces are painted with the corner of the piece
/// at (0, 0), in millimetres, and may reach over its edge as far as the bleed.
struct CutOut
{
    using Paint = std::function<void(QPainter&)>;

    QString name;
    QSizeF size;
    Paint front;
    Paint back;         ///< as seen when the piece is turned over sideways; empty: nothing on the back
    bool round = false; ///< cut as a circle
    int group = 0;      ///< groups do not share sheets
    QString folder{QStringLiteral("counters")}; ///< what it is among exported pieces
    QString deck{};                             ///< the deck it belongs to, if it is a card of one
    std::vector<double> folds{};                ///< lines across the piece to fold along, from its top
    bool hasGround = true;                      ///< else a picture of it shows nothing but what is painted
};

/// Sheets of cut-outs, as few as possible, with marks to cut along and, if wanted, the backs where they meet
/// their fronts. `heading` says what is to be cut out. Every piece must fit onto a page.
PrintPlan planCutOuts(const QString& title, const PageOptions& options, std::vector<CutOut> pieces,
                      const QString& heading);

/// The room of a page for cut-outs, upright; what is not larger, bleed included, fits on some page.
QSizeF roomForCutOuts(const PageOptions& options);

} // namespace delve
