// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>
#include <QSizeF>

#include <vector>

namespace delve::mageknight {

/// The strips of a page that its neighbours show as well, and the room for marks.
struct PosterStrips
{
    double cut = 0;  ///< what is cut away on the left and at the top
    double flap = 0; ///< on the right and at the bottom: the next page is glued onto it
    double edge = 0; ///< what marks need at least, on every side

    /// In millimetres.
    static PosterStrips of(double overlap);

    /// What a page needs before and after its cell.
    double before(bool pageFollows) const;
    double after(bool pageFollows) const;
};

/// The tiles of one level and the room of a page, in squares. The box around all tiles begins at (0, 0).
struct SeamTask
{
    QSize squares;
    std::vector<QRect> tiles;
    QSizeF room;
    PosterStrips strips;
};

/// How pages divide a level: seams, outermost ones included; page (c, r) has the cell between seams c and
/// c + 1, r and r + 1.
struct PosterSeams
{
    std::vector<double> columns;
    std::vector<double> rows;
    std::vector<QPoint> pages; ///< those that show a part of a tile, row by row
    int tilesCut = 0;          ///< tiles that a seam runs through
    int poorPages = 0;         ///< pages that show a square or two
};

/// What follows from seams.
PosterSeams judgedSeams(const SeamTask& task, std::vector<double> columns, std::vector<double> rows);

/// The seams that cut the fewest tiles; of these the ones with the fewest pages, then with the fewest poor
/// pages, then even ones. A tile that is glued together never lies as flat as a whole one, and a page more is
/// only paper. They leave the grid only where that is better, or where a page cannot hold a square. All seams
/// on the grid are weighed up, unless the level is so large that this would take long: then columns and rows
/// are bettered in turn.
PosterSeams bestSeams(const SeamTask& task);

} // namespace delve::mageknight
