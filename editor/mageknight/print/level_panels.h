// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QPainter>
#include <QRectF>

#include <vector>

namespace delve::mageknight {

/// A small map of one level on a page.
struct LevelPanel
{
    int level = 0;
    QString name;           ///< empty where the scenario has one level only
    QRectF area;            ///< of the map, in millimetres
    QRectF shown;           ///< of the level, in squares
    QRectF caption;         ///< above the map, for the name
    bool hasRulers = false; ///< the names of columns and rows along its north and west edge

    double squareMillimetres() const { return area.width() / shown.width(); }
    QPointF onPage(const QPointF& square) const
    {
        return area.topLeft() + (square - shown.topLeft()) * squareMillimetres();
    }
    QRectF onPage(const QRectF& squares) const
    {
        return {onPage(squares.topLeft()), onPage(squares.bottomRight())};
    }
};

/// The levels that hold something, all at one scale as large as the area allows but at most `largest`
/// millimetres a square: side by side or below each other, whichever is larger. With rulers there is room for
/// the names of columns and rows.
std::vector<LevelPanel> arrangeLevels(const Scenario& scenario, const Content& content, const QRectF& area,
                                      double largest, bool rulers = false);

/// The number of a pinned note, as wide as `size`, in the unit of the painter.
void paintNoteNumber(QPainter& painter, const QPointF& centre, double size, int number);

/// Paints the map of a panel with its caption. Squares too small for drawings become plain shapes.
void paintPanel(QPainter& painter, const LevelPanel& panel, const Scenario& scenario, const Content& content,
                const PrintOptions& options, bool pieces);

} // namespace delve::mageknight
