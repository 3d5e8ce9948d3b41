// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/poster_seams.h"
#include "editor/mageknight/print/print_options.h"
#include "editor/mageknight/render/piece_painter.h"
#include "editor/print/page_frame.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QRectF>

#include <vector>

namespace delve::mageknight {

/// An arrow of a team: the square beside the dungeon where it stands, and the one it points into or out of.
struct PosterArrow
{
    ThingId id;
    ThingId player;
    ArrowKind kind = ArrowKind::Entrance;
    Square outside;
    Square inside;
    Side side = Side::North; ///< of the square inside
};

/// How the pages of a poster divide one level, in squares of the level.
struct PosterGrid : PosterSeams
{
    int level = 0;
    std::vector<PosterArrow> arrows;
    std::vector<ThingId> arrowsInside; ///< those that no page has room for outside of the dungeon

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
    /// What is left once it is cut along its marks on the left and at the top: strips that the next pages are
    /// glued onto stay.
    QRectF trimmedArea() const;
    bool isFollowed(Side side) const { return follows[std::size_t(side)]; }
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
    /// How much of the paper shows tiles, from 0 to 1.
    double paperUse(const Scenario& scenario, const Content& content) const;
    PosterPage page(const PosterGrid& grid, QPoint place) const;
};

/// The layout with the fewest pages and tiles cut, both together.
PosterLayout layOutPoster(const Scenario& scenario, const Content& content, const PrintOptions& options);

/// "A1": the column as letters, the row as a number.
QString pageCoordinate(QPoint page);

} // namespace delve::mageknight
