// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "editor/print/page_frame.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QRectF>

#include <vector>

namespace delve::mageknight {

/// The strips of a page that its neighbours show as well: what is cut away on the left and at the top, and
/// the flap on the right and at the bottom that the next page is glued onto.
struct PosterStrips
{
    double cut = 0;
    double flap = 0;

    static PosterStrips of(double overlap);
};

/// How the pages of a poster divide one level. Seams are in squares, outermost ones included; page (c, r)
/// has the cell between seams c and c + 1, r and r + 1.
struct PosterGrid
{
    int level = 0;
    std::vector<double> columns;
    std::vector<double> rows;
    std::vector<QPoint> pages; ///< (column, row) of those that are printed, row by row
    int tilesCut = 0;          ///< tiles that a seam runs through

    QRectF cell(QPoint page) const;
    bool has(QPoint page) const;
};

/// A page of a poster, in squares and on the paper.
struct PosterPage
{
    int level = 0;
    QPoint place;
    QRectF kept;          ///< in squares: its cell, and a little more on sides where no page follows
    QRectF shown;         ///< in squares: what is kept, and the strips that neighbours show as well
    QRectF area;          ///< of what is shown, in millimetres on the paper
    bool follows[4] = {}; ///< by side: a page follows there

    QRectF keptArea() const;
};

/// Where on the paper pictures and labels of a poster lie, the same for all its pages.
struct PosterLayout
{
    PageFrame frame;
    QRectF picture; ///< room for the picture with its strips
    QRectF label;   ///< below it, or upright on its right
    PosterStrips strips;
    double squareMillimetres = 0;
    std::vector<PosterGrid> levels; ///< those that hold something

    std::size_t pageCount() const;
    int tilesCut() const;
    PosterPage page(const PosterGrid& grid, QPoint place) const;
};

/// The layout with the fewest pages, and among those the one that cuts the fewest tiles.
PosterLayout layOutPoster(const Scenario& scenario, const Content& content, const PrintOptions& options);

/// The seams along one axis of `squares` squares: fewest pages, then least total cost of the grid lines they
/// run on, then even pages. They leave the grid only where that saves pages. Lengths are in squares.
std::vector<double> seamsOf(int squares, double pageLength, const PosterStrips& strips,
                            const std::vector<int>& costOfLine);

/// "A1": the column as letters, the row as a number.
QString pageCoordinate(QPoint page);

} // namespace delve::mageknight
