// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "engine/base/result.h"

#include <QPainter>
#include <QRectF>

namespace delve::mageknight {

/// A sheet as it lies and the part of it that may be printed on, in millimetres. The printable part is
/// measured before the correction of the printer, so drawings need not know of it.
struct PageFrame
{
    QSizeF paper;
    QRectF printable;

    bool isLandscape() const { return paper.width() > paper.height(); }
};

/// The sheet in one of its two orientations.
PageFrame frameOf(const PrintOptions& options, bool landscape);

/// Measures that no page can be made of: a margin without end, a square larger than the page.
Result<void> checkMeasures(const PrintOptions& options);

/// Whether a sheet is turned over an upright edge, which swaps left and right, or over a level one.
bool turnsOverUprightEdge(const PageFrame& frame, Duplex duplex);

/// The rectangle that lies behind `front` when the sheet is turned over.
QRectF behind(const QRectF& front, const PageFrame& frame, Duplex duplex);

/// The resolution that decides how much detail a printed square gets.
constexpr double detailDotsPerInch = 200;

/// A length of millimetres as dots, for the detail of a drawing of that size.
constexpr double detailPixels(double millimetres)
{
    return millimetres / 25.4 * detailDotsPerInch;
}

/// "38.1 mm", without needless digits, as the user's language writes numbers.
QString millimetresInWords(double millimetres);

} // namespace delve::mageknight
