// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/canvas_ruler.h"

#include "editor/viewmodels/exchange_watched.h"

#include <QPainter>

#include <cmath>

namespace delve::mageknight {

CanvasRuler::CanvasRuler(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &CanvasRuler::lookChanged, this, [this] { update(); });
}

void CanvasRuler::setCanvas(EditorCanvas* canvas)
{
    if (!exchangeWatched(m_canvas, canvas, *this))
        return;
    if (m_canvas) {
        connect(m_canvas, &EditorCanvas::viewChanged, this, [this] { update(); });
        connect(m_canvas, &EditorCanvas::squareChanged, this, [this] { update(); });
    }
    emit canvasChanged();
    update();
}

void CanvasRuler::paint(QPainter* painter)
{
    painter->fillRect(QRectF(QPointF(0, 0), size()), m_ground);
    if (!m_canvas)
        return;
    const double pixels = m_canvas->squarePixels();
    const double origin = m_vertical ? m_canvas->origin().y() : m_canvas->origin().x();
    const double length = m_vertical ? height() : width();
    const double across = m_vertical ? width() : height();
    const int here = m_vertical ? m_canvas->square().y() : m_canvas->square().x();
    const auto along = [&](double from, double size) {
        return m_vertical ? QRectF(0, from, across, size) : QRectF(from, 0, size, across);
    };
    painter->fillRect(along(origin + here * pixels, pixels), m_mark);
    const SquareNames names = m_canvas->squareNames();
    // Names only as often as there is room for them.
    int every = 1;
    for (const int candidate : {1, 2, 5, 10, 20, 50, 100})
        if (every = candidate; candidate * pixels >= 26)
            break;
    painter->setFont(m_font);
    const int first = int(std::floor(-origin / pixels));
    for (int square = first; origin + square * pixels < length; ++square) {
        const double at = origin + square * pixels;
        const bool isNumbered = square % every == 0;
        if (pixels < 7 && !isNumbered)
            continue;
        const double tick = isNumbered ? across : across * 0.3;
        painter->setPen(QPen(m_line, 1));
        painter->drawLine(m_vertical ? QLineF(across - tick, at, across, at)
                                     : QLineF(at, across - tick, at, across));
        if (!isNumbered)
            continue;
        painter->setPen(square == here ? m_text : QColor(m_text.red(), m_text.green(), m_text.blue(), 190));
        const QRectF room = along(at, std::max(pixels, every * pixels));
        painter->drawText(room.adjusted(3, 1, -2, -1),
                          every == 1 ? Qt::AlignCenter : int(Qt::AlignLeft | Qt::AlignTop),
                          QString::fromStdString(m_vertical ? names.row(square) : names.column(square)));
    }
    painter->setPen(QPen(m_line, 1));
    painter->drawLine(m_vertical ? QLineF(across - 0.5, 0, across - 0.5, length)
                                 : QLineF(0, across - 0.5, length, across - 0.5));
}

} // namespace delve::mageknight
