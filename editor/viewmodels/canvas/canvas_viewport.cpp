// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/canvas/canvas_viewport.h"

#include <algorithm>
#include <cmath>

namespace delve {

void CanvasViewport::set(double pixels, QPointF origin, bool fitted)
{
    m_pixels = pixels;
    m_origin = QPointF(std::round(origin.x()), std::round(origin.y()));
    m_fitted = fitted;
}

void CanvasViewport::restore(double pixels, QPointF origin, bool fitted)
{
    set(std::clamp(pixels, leastPixels, mostPixels), origin, fitted);
}

void CanvasViewport::fit(QRectF room, QRectF squares)
{
    if (squares.isEmpty())
        squares = QRectF(-5, -3, 15, 11); // nothing yet: room for a few tiles
    squares.adjust(-0.5, -0.5, 0.5, 0.5);
    // A few tiles alone need not fill a large window.
    constexpr double mostFittedPixels = 96;
    const double pixels =
        std::clamp(std::min(room.width() / squares.width(), room.height() / squares.height()), leastPixels,
                   mostFittedPixels);
    set(pixels, room.center() - squares.center() * pixels, true);
}

void CanvasViewport::zoomBy(double factor, QPointF centre)
{
    const double pixels = std::clamp(m_pixels * factor, leastPixels, mostPixels);
    set(pixels, centre - (centre - m_origin) * (pixels / m_pixels), false);
}

void CanvasViewport::panBy(QPointF pixels)
{
    set(m_pixels, m_origin + pixels, false);
}

void CanvasViewport::resize(QSizeF before, QSizeF now)
{
    set(m_pixels, m_origin + QPointF(now.width() - before.width(), now.height() - before.height()) / 2,
        false);
}

void CanvasViewport::reveal(QSizeF item, QRectF squares)
{
    constexpr double margin = 1.5;
    squares.adjust(-margin, -margin, margin, margin);
    const double most = std::min(item.width() / squares.width(), item.height() / squares.height());
    if (m_pixels > most)
        zoomBy(most / m_pixels, QPointF(item.width() / 2, item.height() / 2));
    const QRectF area = toPixels(squares);
    const auto shift = [](double from, double to, double size) {
        return from < 0 ? -from : to > size ? size - to : 0;
    };
    const QPointF by(shift(area.left(), area.right(), item.width()),
                     shift(area.top(), area.bottom(), item.height()));
    if (!by.isNull())
        panBy(by);
}

QRectF CanvasViewport::toSquares(const QRectF& pixels) const
{
    return QRectF(toSquares(pixels.topLeft()), toSquares(pixels.bottomRight()));
}

QRectF CanvasViewport::toPixels(const QRectF& squares) const
{
    return QRectF(toPixels(squares.topLeft()), toPixels(squares.bottomRight()));
}

} // namespace delve
