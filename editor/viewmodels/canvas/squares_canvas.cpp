// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/canvas/squares_canvas.h"

#include "editor/viewmodels/canvas/canvas_wheel.h"

#include <QMouseEvent>
#include <QQuickWindow>
#include <QWheelEvent>

#include <cmath>

namespace delve {

SquaresCanvas::SquaresCanvas(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setOpaquePainting(true);
    setAntialiasing(true);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
    connect(this, &SquaresCanvas::lookChanged, this, [this] { update(); });
}

int SquaresCanvas::zoomPercent() const
{
    return int(std::lround(m_viewport.squarePixels() / CanvasViewport::naturalPixels * 100));
}

QRectF SquaresCanvas::visibleSquares() const
{
    return m_viewport.toSquares(QRectF(QPointF(0, 0), size()));
}

double SquaresCanvas::pixelRatio() const
{
    return window() ? window()->effectiveDevicePixelRatio() : 1;
}

void SquaresCanvas::fitInto(QSizeF size)
{
    m_viewport.fit(QRectF(0, m_coveredTop, size.width(), size.height() - m_coveredTop), extent());
}

void SquaresCanvas::fit()
{
    fitInto(size());
    viewWasChanged();
}

void SquaresCanvas::setCoveredTop(double pixels)
{
    if (m_coveredTop == pixels)
        return;
    m_coveredTop = pixels;
    emit coveredTopChanged();
    refit();
}

void SquaresCanvas::refit()
{
    if (m_viewport.isFitted())
        fit();
}

void SquaresCanvas::zoomBy(double factor, QPointF centre)
{
    m_viewport.zoomBy(factor, centre);
    viewWasChanged();
}

void SquaresCanvas::zoomTo(int percent)
{
    zoomBy(percent / 100.0 * CanvasViewport::naturalPixels / m_viewport.squarePixels());
}

void SquaresCanvas::pan(double dx, double dy)
{
    m_viewport.panBy(QPointF(dx, dy));
    viewWasChanged();
}

void SquaresCanvas::centreOn(QPointF square)
{
    const QPointF at = m_viewport.toPixels(square);
    pan(width() / 2 - at.x(), height() / 2 - at.y());
}

QPoint SquaresCanvas::squareAt(QPointF point) const
{
    const QPointF at = m_viewport.toSquares(point);
    return QPoint(int(std::floor(at.x())), int(std::floor(at.y())));
}

void SquaresCanvas::restoreView(double squarePixels, QPointF origin, bool fitted)
{
    m_viewport.restore(squarePixels, origin, fitted);
    viewWasChanged();
}

void SquaresCanvas::revealSquares(const QRectF& squares)
{
    m_viewport.reveal(size(), squares);
    viewWasChanged();
}

void SquaresCanvas::viewWasChanged()
{
    emit viewChanged();
    update();
}

bool SquaresCanvas::panStarts(const QMouseEvent& event)
{
    if (event.button() != Qt::MiddleButton && !(event.button() == Qt::LeftButton && m_spaceHeld))
        return false;
    m_panning = event.position();
    return true;
}

bool SquaresCanvas::panGoesOn(const QMouseEvent& event)
{
    if (!m_panning)
        return false;
    const QPointF by = event.position() - *m_panning;
    m_panning = event.position();
    pan(by.x(), by.y());
    return true;
}

bool SquaresCanvas::panEnds()
{
    const bool was = m_panning.has_value();
    m_panning.reset();
    return was;
}

void SquaresCanvas::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() == before.size())
        return;
    if (m_viewport.isFitted())
        fitInto(now.size());
    else
        m_viewport.resize(before.size(), now.size());
    viewWasChanged();
}

void SquaresCanvas::wheelEvent(QWheelEvent* event)
{
    const WheelMotion motion = wheelMotion(*event, m_wheelZooms);
    if (motion.zoom != 1)
        zoomBy(motion.zoom, event->position());
    else
        pan(motion.pan.x(), motion.pan.y());
    event->accept();
}

} // namespace delve
