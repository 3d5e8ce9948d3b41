// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of the canvas.

#include "editor/mageknight/viewmodels/canvas/canvas_accessible.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include <QCursor>
#include <QHoverEvent>
#include <QMouseEvent>

#include <cmath>

namespace delve::mageknight {

CanvasPoint EditorCanvas::pointAt(QPointF pixel, Qt::KeyboardModifiers modifiers) const
{
    return {viewport().toSquares(pixel), pixel, modifiers};
}

CanvasPoint EditorCanvas::cursorPoint(Qt::KeyboardModifiers modifiers) const
{
    const QPointF middle = QPointF(m_square) + QPointF(0.5, 0.5);
    return {middle, viewport().toPixels(middle), modifiers};
}

void EditorCanvas::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    if (!m_document)
        return;
    forgetLocated();
    const CanvasPoint point = pointAt(event->position(), event->modifiers());
    if (panStarts(*event)) {
        // and nothing else happens
    } else if (event->button() == Qt::LeftButton) {
        if (tool() == ToolBox::selectName && overlayTakes(point.at))
            return;
        m_tools.current().press(point);
    } else if (tool() != ToolBox::selectName) {
        cancel(); // the right button puts the piece back
    } else {
        const auto hits = m_document->model().things().at(point.at, m_level, openKinds());
        if (hits.empty())
            m_document->selection()->clear();
        else if (!m_document->selection()->contains(hits.front()))
            m_document->selection()->set({hits.front()});
        emit contextMenuRequested(event->position());
    }
    refreshStatus();
}

void EditorCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_document)
        return;
    setSquare(squareAt(event->position()), false);
    if (panGoesOn(*event))
        return;
    if (event->buttons().testFlag(Qt::LeftButton)) {
        m_tools.current().drag(pointAt(event->position(), event->modifiers()));
        refreshStatus();
    }
}

void EditorCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (!panEnds() && m_document && event->button() == Qt::LeftButton)
        m_tools.current().release(pointAt(event->position(), event->modifiers()));
    refreshStatus();
}

void EditorCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPoint square = squareAt(event->position());
    if (m_document && event->button() == Qt::LeftButton && tool() == ToolBox::selectName &&
        m_document->notes()->isAt(m_level, square))
        emit noteRequested(square);
}

void EditorCanvas::mouseUngrabEvent()
{
    panEnds();
    refreshStatus();
}

void EditorCanvas::hoverAt(const QHoverEvent& event)
{
    if (!m_document)
        return;
    setSquare(squareAt(event.position()), false);
    m_tools.current().hover(pointAt(event.position(), event.modifiers()));
}

void EditorCanvas::hoverEnterEvent(QHoverEvent* event)
{
    hoverAt(*event);
}

void EditorCanvas::hoverMoveEvent(QHoverEvent* event)
{
    // Frames repeat the last hover; a pointer that rests must not take the board cursor away from the keys.
    if (event->oldPosF() != event->position())
        hoverAt(*event);
}

void EditorCanvas::hoverLeaveEvent(QHoverEvent*)
{
    if (!m_document)
        return;
    // What the rules said stays in the status bar, where it can be read and clicked.
    ShownVerdict said = shownVerdict();
    m_tools.current().leave();
    keepVerdict(std::move(said));
    refreshStatus();
}

void EditorCanvas::setSquare(QPoint square, bool byKeys)
{
    if (square == m_square && byKeys == isCursorShown())
        return;
    const bool repaints = isCursorShown() || byKeys;
    if (repaints)
        repaint(QRectF(m_square, QSizeF(1, 1)));
    m_square = square;
    setCursorShown(byKeys);
    if (repaints)
        repaint(QRectF(m_square, QSizeF(1, 1)));
    emit squareChanged();
    if (byKeys)
        CanvasAccessible::announceCursor(*this);
}

void EditorCanvas::setCursorSquare(QPoint square)
{
    setSquare(square, true);
    const QRectF wanted(square, QSizeF(1, 1));
    if (!visibleSquares().adjusted(1, 1, -1, -1).contains(wanted))
        revealSquares(wanted);
    m_tools.current().hover(cursorPoint({}));
}

void EditorCanvas::moveCursor(QPoint by, bool far)
{
    constexpr int farSquares = 5;
    // The first arrow key only shows where the cursor is.
    setCursorSquare(isCursorShown() ? m_square + by * (far ? farSquares : 1) : m_square);
}

bool EditorCanvas::walkSpots(int step)
{
    const auto walk = m_tools.current().walk(step);
    if (walk) {
        setCursorSquare(QPoint(int(std::floor(walk->to.x())), int(std::floor(walk->to.y()))));
        if (!visibleSquares().contains(walk->area))
            revealSquares(walk->area);
    }
    refreshStatus();
    return walk.has_value();
}

void EditorCanvas::pressCursor(Qt::KeyboardModifiers modifiers)
{
    setSquare(m_square, true);
    m_tools.current().press(cursorPoint(modifiers));
    m_tools.current().release(cursorPoint(modifiers));
}

} // namespace delve::mageknight
