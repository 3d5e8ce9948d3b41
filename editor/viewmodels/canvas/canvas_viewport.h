// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace delve {

/// Which part of an endless grid of squares an item shows, and how large.
class CanvasViewport
{
public:
    static constexpr double leastPixels = 2;
    static constexpr double mostPixels = 240;
    static constexpr double naturalPixels = 64; ///< what is called 100 %

    double squarePixels() const { return m_pixels; }
    QPointF origin() const { return m_origin; }
    bool isFitted() const { return m_fitted; }
    void restore(double pixels, QPointF origin, bool fitted);

    /// Shows these squares as large as they fit into these pixels of the item, with a margin.
    void fit(QRectF room, QRectF squares);
    /// Makes squares larger or smaller; what lies under `centre` stays there.
    void zoomBy(double factor, QPointF centre);
    void panBy(QPointF pixels);
    /// The item was resized; what was in the middle stays there.
    void resize(QSizeF before, QSizeF now);
    /// Moves as little as needed to show these squares; zooms out if they are too large.
    void reveal(QSizeF item, QRectF squares);

    QPointF toSquares(QPointF pixels) const { return (pixels - m_origin) / m_pixels; }
    QPointF toPixels(QPointF squares) const { return squares * m_pixels + m_origin; }
    QRectF toSquares(const QRectF& pixels) const;
    QRectF toPixels(const QRectF& squares) const;

private:
    void set(double pixels, QPointF origin, bool fitted);

    double m_pixels = 48;
    QPointF m_origin; ///< where square (0, 0) begins, in whole pixels, which keeps lines sharp
    bool m_fitted = true;
};

} // namespace delve
