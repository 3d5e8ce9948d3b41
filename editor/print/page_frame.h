// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_setup.h"
#include "engine/base/result.h"

#include <QRectF>
#include <QTransform>

#include <vector>

namespace delve {

/// A sheet as it lies and the part of it that may be printed on, in millimetres. The printable part is
/// measured before the correction of the printer, so drawings need not know of it.
struct PageFrame
{
    QSizeF paper;
    QRectF printable;

    bool isLandscape() const { return paper.width() > paper.height(); }
};

/// The sheet in one of its two orientations.
PageFrame frameOf(const PageOptions& options, bool landscape);

/// The orientations that may be tried, upright first.
std::vector<bool> landscapesOf(const PageOptions& options);

/// Measures that no page can be made of: a margin without end, a correction of half.
Result<void> checkPage(const PageOptions& options);

/// Whether a sheet is turned over an upright edge, which swaps left and right, or over a level one.
bool turnsOverUprightEdge(const PageFrame& frame, Duplex duplex);

/// The rectangle that lies behind `front` when the sheet is turned over.
QRectF behind(const QRectF& front, const PageFrame& frame, Duplex duplex);

/// How a back is drawn so that it lies behind its front although the printer misses it like that. A sheet
/// that lies goes through the printer turned by a quarter counter-clockwise, as printers usually do.
QTransform againstShift(const BackShift& shift, const QSizeF& paper, Duplex duplex);

/// The resolution that decides how much detail a printed square gets.
constexpr double detailDotsPerInch = 200;

/// A length of millimetres as dots, for the detail of a drawing of that size.
constexpr double detailPixels(double millimetres)
{
    return millimetres / 25.4 * detailDotsPerInch;
}

/// "38.1 mm", without needless digits, as the user's language writes numbers.
QString millimetresInWords(double millimetres);

} // namespace delve
