// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QRectF>
#include <QTransform>

#include <functional>

class QPainter;

namespace delve {

/// The body of a form of a PDF, which is a drawing that pages show as often as they like: a dictionary and a
/// stream with what `paint` paints under `transform`, in whole dots. It knows what our renderer uses and no
/// more: no clipping, no gradients, no pictures; text becomes paths. `box` is in dots too: what lies outside
/// is not shown. The form is shown upside down in a square of one dot, as a picture of one dot would be.
QByteArray pdfFormOf(const QRectF& box, const QTransform& transform,
                     const std::function<void(QPainter&)>& paint);

} // namespace delve
