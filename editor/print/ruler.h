// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QPointF>
#include <QSizeF>

namespace delve {

/// How long a ruler is, in both measures.
struct Ruler
{
    int millimetres = 100;
    int inches = 4;

    /// 100 mm and 4 inches, or half of it on paper that is narrower.
    static Ruler thatFits(double length);
    /// The room it takes when it lies level. Each measure has a line of its own, as long as it says: from the
    /// middle of its first mark to the middle of its last.
    QSizeF size() const;
};

/// Paints a ruler with which the user proves the scale of the printer. `topLeft` is the corner of its room;
/// upright, it is turned by a quarter and its room with it.
void paintRuler(QPainter& painter, const QPointF& topLeft, const Ruler& ruler,
                Qt::Orientation orientation = Qt::Horizontal);

} // namespace delve
