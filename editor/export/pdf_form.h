// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QRectF>
#include <QString>
#include <QTransform>

#include <functional>
#include <string>

class QPainter;

namespace delve {

/// A form of a PDF, which is a drawing that pages show as often as they like.
struct PdfForm
{
    std::string dictionary; ///< as the file has it, without what tells how the stream is packed
    QByteArray packed;      ///< the stream, by Flate
    QString layer{};        ///< the layer of the file that it belongs to; empty: it is always shown
};

/// How light a colour is to the eye, as a grey.
QColor greyOf(const QColor& colour);

/// The form of what `paint` paints under `transform`, in whole dots. It knows what our renderer uses and no
/// more: no clipping, no gradients, no pictures; text becomes paths. `box` is in dots too: what lies outside
/// is not shown. The form is shown upside down in a square of one dot, as a picture of one dot would be.
PdfForm pdfFormOf(const QRectF& box, const QTransform& transform, const std::function<void(QPainter&)>& paint,
                  bool grey = false);

} // namespace delve
