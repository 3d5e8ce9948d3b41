// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/page_text.h"

#include <QPainter>
#include <QRectF>

#include <functional>
#include <vector>

namespace delve {

/// A line or a row of a text that flows over columns and pages. It is never divided, so it must be low.
struct FlowItem
{
    double height = 0;
    double spaceBefore = 0;    ///< left out at the top of a column
    bool keepWithNext = false; ///< a heading does not stand alone at the foot of a column
    std::function<void(QPainter&, const QPointF& topLeft)> paint;
};

/// A text made of items, for columns of one width.
class Flow
{
public:
    explicit Flow(double width) : m_width(width) {}

    double width() const { return m_width; }
    const std::vector<FlowItem>& items() const { return m_items; }

    void heading(const QString& text);
    void paragraph(const QString& text, const TextStyle& style, double indent = 0, double spaceBefore = 0);
    /// A line with something to its left, a number or a bullet: `mark` paints it at the top left of the
    /// first line.
    void marked(const QString& text, const TextStyle& style, double indent, double spaceBefore,
                std::function<void(QPainter&, const QPointF&)> mark, bool keepWithNext = false);
    /// A line with words on the left and a number on the right; long words go on in the next line.
    void leader(const QString& left, const QString& right, const TextStyle& style, double indent = 0,
                bool keepWithNext = false);
    void space(double height);
    void item(FlowItem item);

private:
    double m_width;
    double m_pendingSpace = 0;
    std::vector<FlowItem> m_items;
};

/// How high a text is in one column.
double heightOf(const Flow& flow);

/// Where an item came to lie.
struct PlacedItem
{
    std::size_t item = 0;
    std::size_t column = 0;
    QPointF topLeft;
};

/// The columns that items may fill, in order. `column` says which area the n-th has.
using ColumnAreas = std::function<QRectF(std::size_t column)>;

/// Puts items into columns one after the other.
std::vector<PlacedItem> pourInto(const std::vector<FlowItem>& items, const ColumnAreas& columns);

} // namespace delve
