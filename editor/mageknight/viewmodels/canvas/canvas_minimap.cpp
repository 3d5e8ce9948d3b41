// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/canvas_minimap.h"

#include "editor/viewmodels/exchange_watched.h"

#include <QMouseEvent>
#include <QPainter>

namespace delve::mageknight {

CanvasMinimap::CanvasMinimap(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setOpaquePainting(true);
    connect(this, &CanvasMinimap::lookChanged, this, &CanvasMinimap::forgetPicture);
}

void CanvasMinimap::setCanvas(EditorCanvas* canvas)
{
    if (!exchangeWatched(m_canvas, canvas, *this))
        return;
    if (m_canvas) {
        connect(m_canvas, &EditorCanvas::viewChanged, this, [this] { update(); });
        connect(m_canvas, &EditorCanvas::sceneChanged, this, &CanvasMinimap::forgetPicture);
        connect(m_canvas, &EditorCanvas::drawingStyleChanged, this, &CanvasMinimap::forgetPicture);
        connect(m_canvas, &EditorCanvas::squaresEdited, this, [this](const QRectF& squares) {
            if (!m_tiles.isNull())
                paintTiles(squares);
            update();
        });
    }
    emit canvasChanged();
    forgetPicture();
}

void CanvasMinimap::forgetPicture()
{
    m_tiles = {};
    update();
}

/// Shows the level and, if that reaches further, what the canvas shows.
CanvasViewport CanvasMinimap::viewport() const
{
    CanvasViewport viewport;
    viewport.fit(boundingRect(), m_canvas->extent());
    return viewport;
}

void CanvasMinimap::paintTiles(const QRectF& squares)
{
    if (!m_canvas->documentOrNull())
        return;
    const CanvasViewport view = viewport();
    QPainter painter(&m_tiles);
    painter.setClipRect(view.toPixels(squares).toAlignedRect());
    painter.translate(view.origin());
    painter.scale(view.squarePixels(), view.squarePixels());
    painter.fillRect(squares.adjusted(-1, -1, 1, 1), m_ground);
    paintTilesPlainly(painter, m_canvas->document().model().things(), m_canvas->level(),
                      squares.adjusted(-1, -1, 1, 1), RenderStyle(m_canvas->drawingStyle()),
                      view.squarePixels());
}

void CanvasMinimap::paint(QPainter* painter)
{
    if (!m_canvas)
        return;
    if (m_tiles.size() != size().toSize()) {
        m_tiles = QImage(size().toSize(), QImage::Format_ARGB32_Premultiplied);
        m_tiles.fill(m_ground);
        paintTiles(viewport().toSquares(QRectF(QPointF(0, 0), size())));
    }
    painter->drawImage(QPointF(0, 0), m_tiles);
    painter->setPen(QPen(m_frame, 2));
    painter->setBrush(QColor(m_frame.red(), m_frame.green(), m_frame.blue(), 40));
    painter->drawRect(viewport().toPixels(m_canvas->visibleSquares()));
}

void CanvasMinimap::mousePressEvent(QMouseEvent* event)
{
    if (m_canvas)
        m_canvas->centreOn(viewport().toSquares(event->position()));
}

void CanvasMinimap::mouseMoveEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

} // namespace delve::mageknight
