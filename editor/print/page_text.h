// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

namespace delve {

// Text on pages that are measured in millimetres. Sizes are in points, as printers count them. Letters are
// measured unhinted at a large size, so that lines break alike on every device.

struct TextStyle
{
    double points = 9;
    bool bold = false;
    QColor colour = Qt::black;
    bool serif = false;
};

/// From one line to the next.
double lineHeight(const TextStyle& style);
/// From the top of a line to its baseline.
double ascentOf(const TextStyle& style);
double textWidth(const QString& text, const TextStyle& style);

/// Text broken at words to a width; a word that is wider by itself is broken inside. Line breaks stay.
QStringList brokenLines(const QString& text, const TextStyle& style, double width);

/// One line with its left end on a baseline.
void paintText(QPainter& painter, const QPointF& baseline, const QString& text, const TextStyle& style);

/// One line inside a box. What is too wide is set smaller, down to `smallest` of its size, and then ends in
/// an ellipsis.
void paintText(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
               const TextStyle& style, double smallest = 0.6);

/// A few lines inside a box, one below the other and together in its middle; set smaller, down to `smallest`
/// of the size, until all of it fits. What does not fit even then ends in an ellipsis.
void paintTextLines(QPainter& painter, const QRectF& box, Qt::Alignment alignment, const QString& text,
                    const TextStyle& style, double smallest = 0.6);

/// Lines below each other from the top of a column. Returns the height used.
double paintLines(QPainter& painter, const QPointF& topLeft, const QStringList& lines,
                  const TextStyle& style);

} // namespace delve
