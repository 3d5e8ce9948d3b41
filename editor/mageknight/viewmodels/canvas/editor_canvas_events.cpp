// SPDX-License-Identifier: GPL-3.0-or-later
// Pointer and keys of the canvas.

#include "editor/mageknight/viewmodels/canvas/canvas_accessible.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"

#include <QCursor>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>
#include <tuple>

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
    if (!m_located.empty())
        locate(m_level, {});
    const CanvasPoint point = pointAt(event->position(), event->modifiers());
    if (panStarts(*event)) {
        // and nothing else happens
    } else if (event->button() == Qt::LeftButton) {
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
    const std::tuple said(m_verdict, m_verdictText, m_verdictRule);
    m_tools.current().leave();
    std::tie(m_verdict, m_verdictText, m_verdictRule) = said;
    refreshStatus();
}

void EditorCanvas::setSquare(QPoint square, bool byKeys)
{
    if (square == m_square && byKeys == m_cursorShown)
        return;
    const bool repaints = m_cursorShown || byKeys;
    if (repaints)
        repaint(QRectF(m_square, QSizeF(1, 1)));
    m_square = square;
    m_cursorShown = byKeys;
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

void EditorCanvas::moveCursor(int dx, int dy)
{
    // The first arrow key only shows where the cursor is.
    setCursorSquare(m_cursorShown ? m_square + QPoint(dx, dy) : m_square);
}

bool EditorCanvas::walkLegalSpots(int step)
{
    const auto to = m_tools.current().walk(step);
    if (to)
        setCursorSquare(QPoint(int(std::floor(to->x())), int(std::floor(to->y()))));
    refreshStatus();
    return to.has_value();
}

void EditorCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!m_document)
        return event->ignore();
    const bool isPlain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? 5 : 1;
    switch (isPlain ? event->key() : int(Qt::Key_unknown)) {
    case Qt::Key_Left: return moveCursor(-step, 0);
    case Qt::Key_Right: return moveCursor(step, 0);
    case Qt::Key_Up: return moveCursor(0, -step);
    case Qt::Key_Down: return moveCursor(0, step);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        setSquare(m_square, true);
        m_tools.current().press(cursorPoint(event->modifiers()));
        m_tools.current().release(cursorPoint(event->modifiers()));
        return refreshStatus();
    case Qt::Key_Escape: return cancel();
    case Qt::Key_Tab: return event->setAccepted(walkLegalSpots(1)); // else it goes to the next control
    case Qt::Key_Backtab: return event->setAccepted(walkLegalSpots(-1));
    case Qt::Key_Space:
        setSpaceHeld(true);
        if (!isPanning())
            setCursor(Qt::OpenHandCursor);
        return;
    default: event->ignore();
    }
}

void EditorCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return event->ignore();
    setSpaceHeld(false);
    refreshStatus();
}

void EditorCanvas::focusOutEvent(QFocusEvent* event)
{
    setSpaceHeld(false);
    setSquare(m_square, false);
    SquaresCanvas::focusOutEvent(event);
}

} // namespace delve::mageknight
