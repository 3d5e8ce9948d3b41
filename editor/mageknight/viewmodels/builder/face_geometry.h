// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/tile.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace delve::mageknight {

/// Where a face lies in an item, and which square, edge or corner of it is under a pixel.
class FaceGeometry
{
public:
    FaceGeometry() = default;
    /// The face in the middle of the item, as large as fits with a margin around it.
    FaceGeometry(Size squares, QSizeF item);

    double squarePixels() const { return m_pixels; }
    QPointF origin() const { return m_origin; }
    Size size() const { return m_size; }

    QPointF toSquares(QPointF pixel) const { return (pixel - m_origin) / m_pixels; }
    QPointF toPixels(QPointF square) const { return square * m_pixels + m_origin; }
    QRectF pixelsOf(LocalSquare square) const;
    QLineF pixelsOf(LocalEdge edge) const;

    std::optional<LocalSquare> squareAt(QPointF pixel) const;
    /// The edge nearest to a pixel that is on the face or just beside it.
    std::optional<LocalEdge> edgeAt(QPointF pixel) const;
    /// The corner of squares nearest to a pixel that is on the face or just beside it.
    std::optional<LocalSquare> cornerAt(QPointF pixel) const;

private:
    bool isNear(QPointF squares) const;

    Size m_size{1, 1};
    double m_pixels = 1;
    QPointF m_origin;
};

/// The corner at the end of an edge, going clockwise around its square.
LocalSquare cornerOf(LocalEdge edge);

} // namespace delve::mageknight
