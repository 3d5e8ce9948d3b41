// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace delve {

/// Text broken into lines inside a rectangle. What does not fit ends in an ellipsis: text never leaves its
/// rectangle. Returns the height used.
double paintTextBlock(QPainter& painter, const QRectF& area, const QString& text, const QFont& font,
                      const QColor& colour);

/// A font of the sheets, sized in pixels of the device.
QFont sheetFont(double pixels, bool bold = false, bool italic = false);

} // namespace delve
