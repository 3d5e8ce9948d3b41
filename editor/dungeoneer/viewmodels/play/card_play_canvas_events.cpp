// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/dungeoneer/viewmodels/play/card_play_canvas.h"

#include <QCursor>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>

// Pointer and keys of the maps.

namespace delve::dungeoneer {

using namespace play;

void CardPlayCanvas::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    if (!isShown() || panStarts(*event))
        return;
    const BoardTarget target = targetAt(viewport().toSquares(event->position()));
    setCell(target.cell, false);
    if (event->button() == Qt::RightButton)
        enlargeCell();
    else if (event->button() == Qt::LeftButton)
        pointAt(target, event->position());
}

void CardPlayCanvas::mouseMoveEvent(QMouseEvent* event)
{
    panGoesOn(*event);
}

void CardPlayCanvas::mouseReleaseEvent(QMouseEvent*)
{
    panEnds();
}

void CardPlayCanvas::mouseUngrabEvent()
{
    panEnds();
}

void CardPlayCanvas::pointAt(const BoardTarget& target, QPointF pixel)
{
    const QVariantList choices = m_play->pointAt(target);
    if (!choices.isEmpty())
        emit choicesOffered(pixel, choices);
}

void CardPlayCanvas::hoverAt(QPointF pixel)
{
    const BoardTarget target = targetAt(viewport().toSquares(pixel));
    const bool isElsewhere = target.cell != m_cell || !m_isHovered;
    m_isHovered = true;
    setCell(target.cell, false);
    const auto actions = m_play->onBoard().at(target);
    setCursor(actions.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    if (isElsewhere)
        game()->actions()->setCurrent(actions.empty() ? -1 : game()->actions()->rowOf(actions.front()));
    update();
}

void CardPlayCanvas::hoverMoveEvent(QHoverEvent* event)
{
    // Frames repeat the last hover; a pointer that rests must not take the cursor away from the keys.
    if (isShown() && event->oldPosF() != event->position())
        hoverAt(event->position());
}

void CardPlayCanvas::hoverLeaveEvent(QHoverEvent*)
{
    m_isHovered = false;
    update();
}

void CardPlayCanvas::setCell(Cell cell, bool byKeys)
{
    if (cell == m_cell && byKeys == m_isCursorShown)
        return;
    m_cell = cell;
    m_isCursorShown = byKeys;
    emit squareChanged();
    update();
}

void CardPlayCanvas::moveCursor(int columns, int rows)
{
    Cell to{m_cell.column + columns, m_cell.row + rows};
    if (!m_isCursorShown) {
        // The first key only shows where the cursor is: with whoever acts.
        to = m_cell;
        const PlayerId acting = table().toAct();
        if (acting != PlayerId::None)
            if (const auto own = dungeoneer::targetAt(position(), position().player(acting).space)) {
                setLevel(int(own->map));
                to = own->cell;
            }
    }
    // No further than one cell beyond the cards: nothing can be there.
    const QRectF room = extent().adjusted(-unitsAcross, -unitsDown, unitsAcross, unitsDown);
    if (!room.contains(unitsOf(to).center()))
        return;
    setCell(to, true);
    const auto actions = m_play->onBoard().at(cellTarget());
    game()->actions()->setCurrent(actions.empty() ? -1 : game()->actions()->rowOf(actions.front()));
    revealCell(to);
}

void CardPlayCanvas::walkActions(int step)
{
    game()->actions()->walk(step);
    m_isCursorShown = false;
    goToCurrentAction();
}

void CardPlayCanvas::goToCurrentAction()
{
    if (const int current = currentAction(); current >= 0 && !m_play->onBoard().of(current).empty()) {
        const BoardTarget& target = m_play->onBoard().of(current).front();
        setLevel(int(target.map));
        setCell(target.cell, false);
        revealCell(target.cell);
    }
}

void CardPlayCanvas::takeCurrent()
{
    PlayActionsModel& actions = *game()->actions();
    const auto pixel = [this] { return pixelOfCell(m_cell.column, m_cell.row); };
    if (m_isCursorShown)
        return pointAt(cellTarget(), pixel());
    if (actions.current() < 0 || actions.take(actions.current()))
        return;
    goToCurrentAction();
    emit choicesOffered(pixel(), {actions.currentAction()});
}

/// Keys without Control, Shift or Alt; false for those that mean nothing here.
bool CardPlayCanvas::pressedPlain(int key)
{
    PlayActionsModel& actions = *game()->actions();
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        const int row = key - Qt::Key_1;
        actions.setCurrent(row);
        setCell(m_cell, false);
        if (row < actions.count())
            takeCurrent();
        return true;
    }
    switch (key) {
    case Qt::Key_Up: moveCursor(0, -1); return true;
    case Qt::Key_Down: moveCursor(0, 1); return true;
    case Qt::Key_Left: moveCursor(-1, 0); return true;
    case Qt::Key_Right: moveCursor(1, 0); return true;
    case Qt::Key_Home:
        setCell(m_cell, false);
        moveCursor(0, 0);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: takeCurrent(); return true;
    case Qt::Key_Tab: walkActions(1); return true;
    case Qt::Key_C: enlargeCell(); return true;
    case Qt::Key_Escape:
        if (!m_play->enlarged().isEmpty()) {
            m_play->enlarge({});
        } else if (m_isCursorShown || actions.current() >= 0) {
            setCell(m_cell, false);
            actions.setCurrent(-1);
        } else {
            emit leaveRequested();
        }
        return true;
    case Qt::Key_Space:
        setSpaceHeld(true);
        setCursor(Qt::OpenHandCursor);
        return true;
    default: return false;
    }
}

void CardPlayCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!isShown())
        return event->ignore();
    if (event->key() == Qt::Key_Backtab)
        return walkActions(-1);
    constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier;
    if ((event->modifiers() & others) != 0 || !pressedPlain(event->key()))
        event->ignore();
}

void CardPlayCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return event->ignore();
    setSpaceHeld(false);
    setCursor(Qt::ArrowCursor);
}

void CardPlayCanvas::focusOutEvent(QFocusEvent* event)
{
    setSpaceHeld(false);
    setCell(m_cell, false);
    PlayBoard::focusOutEvent(event);
}

} // namespace delve::dungeoneer
