#pragma once

#include <QPainter>
#include <QPointF>
#include <QSizeF>

namespace delve {

/// The room a ruler takes when it lies level.
QSizeF rulerSize();

/// A ruler of 100 mm and 4 inches, with which the user proves the scale of the printer. `topLeft` is the
/// corner of its room; upright, it is turned by a quarter and its room with it.
void paintRuler(QPainter& painter, const QPointF& topLeft, Qt::Orientation orientation = Qt::Horizontal);

} // namespace delve
