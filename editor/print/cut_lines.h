// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>

#include <functional>

namespace delve {

/// Paints marks and lines to cut or to fold along, which lie within an area. In a PDF they are a layer of
/// their own, which print shops and readers can switch off; elsewhere they are simply painted.
void paintCutLines(QPainter& painter, const QRectF& area, const std::function<void(QPainter&)>& paint);

} // namespace delve
