// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QTransform>

namespace delve {

/// The dots of a PDF. Half of one, which is the most that a corner is moved, is a two-hundredth of a
/// millimetre.
inline constexpr int pdfDotsPerInch = 2400;

/// The nearest point in whole dots.
QPointF inWholeDots(const QPointF& point);
/// The nearest rectangle in whole dots, never less than a dot wide or high.
QRectF inWholeDots(const QRectF& rect);
/// Whether rectangles stay upright under it: it moves, scales and turns by quarters.
bool keepsRectangles(const QTransform& transform);

/// A path in whole dots of a page, without what is too small to be seen: curves of a few dots are lines.
class WholePath
{
public:
    /// Shapes that are only filled need no line back to where they began.
    WholePath(const QTransform& transform, bool strokes) : m_transform(transform), m_strokes(strokes) {}

    void add(const QPainterPath& other);
    void add(const QPointF* points, int count, bool closed);

    QPainterPath path;

private:
    void moveTo(const QPointF& to);
    void lineTo(const QPointF& to);
    void curveTo(const QPointF& b, const QPointF& c, const QPointF& d);
    void endLine();

    const QTransform m_transform;
    const bool m_strokes;
    bool m_isBare = false; ///< nothing was drawn since the last move
    QPointF m_exact, m_at, m_start;
};

} // namespace delve
