// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/whole_path.h"

#include <algorithm>
#include <cmath>

namespace delve {

namespace {

constexpr double mostOff = 1.5; ///< dots that a line is away from the curve it stands for

} // namespace

QPointF inWholeDots(const QPointF& point)
{
    return QPointF(std::round(point.x()), std::round(point.y()));
}

QRectF inWholeDots(const QRectF& rect)
{
    const QPointF from = inWholeDots(rect.topLeft());
    const QPointF to = inWholeDots(rect.bottomRight());
    return QRectF(from, QSizeF(std::max(1.0, to.x() - from.x()), std::max(1.0, to.y() - from.y())));
}

bool keepsRectangles(const QTransform& transform)
{
    return transform.type() <= QTransform::TxScale || (transform.m11() == 0 && transform.m22() == 0);
}

void WholePath::add(const QPainterPath& other)
{
    const int count = other.elementCount();
    for (int i = 0; i < count; ++i) {
        const QPainterPath::Element& element = other.elementAt(i);
        const QPointF to = m_transform.map(QPointF(element));
        if (element.isMoveTo())
            moveTo(to);
        else if (element.isLineTo()) {
            const bool isLast = i + 1 == count || other.elementAt(i + 1).isMoveTo();
            if (m_strokes || !isLast || inWholeDots(to) != m_start)
                lineTo(to);
        } else {
            curveTo(to, m_transform.map(QPointF(other.elementAt(i + 1))),
                    m_transform.map(QPointF(other.elementAt(i + 2))));
            i += 2;
        }
    }
    endLine();
}

void WholePath::add(const QPointF* points, int count, bool closed)
{
    moveTo(m_transform.map(points[0]));
    for (int i = 1; i < count; ++i)
        lineTo(m_transform.map(points[i]));
    if (closed && m_strokes)
        path.closeSubpath();
    endLine();
}

void WholePath::moveTo(const QPointF& to)
{
    endLine();
    m_exact = to;
    m_start = m_at = inWholeDots(to);
    path.moveTo(m_at);
    m_isBare = true;
}

void WholePath::lineTo(const QPointF& to)
{
    m_exact = to;
    if (inWholeDots(to) == m_at)
        return;
    m_at = inWholeDots(to);
    path.lineTo(m_at);
    m_isBare = false;
}

void WholePath::curveTo(const QPointF& b, const QPointF& c, const QPointF& d)
{
    const QPointF a = m_exact;
    const auto bend = [](const QPointF& p, const QPointF& q, const QPointF& r) {
        return std::hypot(p.x() - 2 * q.x() + r.x(), p.y() - 2 * q.y() + r.y());
    };
    // No line is further off the curve than this; two lines in place of one are off by a quarter of it.
    const double off = 0.75 * std::max(bend(a, b, c), bend(b, c, d));
    if (off <= 4 * mostOff) {
        if (off > mostOff)
            lineTo((a + 3 * b + 3 * c + d) / 8);
        return lineTo(d);
    }
    m_exact = d;
    m_at = inWholeDots(d);
    path.cubicTo(inWholeDots(b), inWholeDots(c), m_at);
    m_isBare = false;
}

/// A line too short to be one is still a dot of its pen.
void WholePath::endLine()
{
    if (m_isBare && m_strokes)
        path.lineTo(m_at + QPointF(1, 0));
    m_isBare = false;
}

} // namespace delve
