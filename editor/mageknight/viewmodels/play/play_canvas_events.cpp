// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_canvas.h"

#include <QCursor>
#include <QHoverEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>

// Pointer and keys of the board.

namespace delve::mageknight {

using namespace play;

void PlayCanvas::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    if (!isShown())
        return;
    if (panStarts(*event))
        return;
    if (game()->recap()->isReplaying())
        return game()->recap()->stopReplay();
    m_isClicked = true;
    pointAt(event->position());
    m_isClicked = false;
}

void PlayCanvas::mouseMoveEvent(QMouseEvent* event)
{
    panGoesOn(*event);
}

void PlayCanvas::mouseReleaseEvent(QMouseEvent*)
{
    panEnds();
}

void PlayCanvas::mouseUngrabEvent()
{
    panEnds();
}

void PlayCanvas::pointAt(QPointF pixel)
{
    const BoardTarget target = meantAt(viewport().toSquares(pixel));
    // A figure that is clicked is looked at, whatever else the click does.
    if (target.outside != FigureId::None)
        m_play->figures()->look(target.outside);
    else if (target.square != noSquare)
        if (const Occupant who = moment().view().state.occupant(target.square); who.isFigure()) {
            const FigureId section = sectionOn(moment().position(), target.square);
            m_play->figures()->look(section != FigureId::None ? section : who.figure());
        }
    if (target == BoardTarget{})
        return;
    const QVariantList choices = m_play->pointAt(target);
    if (!choices.isEmpty())
        emit choicesOffered(pixel, choices, true);
}

void PlayCanvas::hoverAt(QPointF pixel)
{
    setSquare(squareAt(pixel), false);
    const BoardTarget target = meantAt(viewport().toSquares(pixel));
    if (target == m_hovered)
        return;
    m_hovered = target;
    game()->forgetRefusal();
    m_play->figures()->light(sectionOn(moment().position(), target.square));
    m_play->planTo(target.square);
    const auto actions = target == BoardTarget{} ? std::vector<std::size_t>() : moment().actionsAt(target);
    game()->actions()->setCurrent(actions.empty() ? -1 : game()->actions()->rowOf(int(actions.front())));
    setCursor(!actions.empty() || moment().walks().wayTo(target.square) ? Qt::PointingHandCursor
                                                                        : Qt::ArrowCursor);
    update();
}

void PlayCanvas::hoverMoveEvent(QHoverEvent* event)
{
    // Frames repeat the last hover; a pointer that rests must not take the cursor away from the keys.
    if (isShown() && event->oldPosF() != event->position())
        hoverAt(event->position());
}

void PlayCanvas::hoverLeaveEvent(QHoverEvent*)
{
    if (isShown()) {
        // The panel may have lit another one already.
        if (m_play->figures()->litFigure() == sectionOn(moment().position(), m_hovered.square))
            m_play->figures()->light(FigureId::None);
        m_play->planTo(noSquare);
    }
    m_hovered = {};
    update();
}

void PlayCanvas::setSquare(QPoint square, bool byKeys)
{
    if (square == m_square && byKeys == m_cursorShown)
        return;
    m_square = square;
    m_cursorShown = byKeys;
    emit squareChanged();
    update();
}

void PlayCanvas::moveCursor(int dx, int dy)
{
    // The first key only shows where the cursor is: with whoever acts.
    QPoint to = m_square + QPoint(dx, dy);
    if (!m_cursorShown) {
        const SquareIndex active = squareOfActive(moment().position());
        if (active != noSquare) {
            const Square square = moment().position().board().squareOf(active);
            to = QPoint(square.x, square.y);
        } else {
            to = m_square;
        }
    }
    setSquare(to, true);
    revealSquares(QRectF(to - QPoint(1, 1), QSizeF(3, 3)));
}

void PlayCanvas::walkActions(int step)
{
    m_play->planTo(noSquare);
    game()->actions()->walk(step);
    goToCurrentAction();
}

void PlayCanvas::goToCurrentAction()
{
    for (const BoardTarget& target : currentTargets())
        if (const auto centre = centreOf(target)) {
            setSquare(QPoint(int(std::floor(centre->x())), int(std::floor(centre->y()))), false);
            revealSquares(around(*centre, 2, 2));
            break;
        }
}

void PlayCanvas::takeCurrent()
{
    PlayActionsModel& actions = *game()->actions();
    if (m_cursorShown) {
        const QPointF middle(m_square.x() + 0.5, m_square.y() + 0.5);
        pointAt(viewport().toPixels(middle));
    } else if (m_play->drivePlan()) {
        return;
    } else if (actions.current() >= 0 && !actions.take(actions.current())) {
        goToCurrentAction(); // a number key does not walk there
        emit choicesOffered(viewport().toPixels(QPointF(m_square) + QPointF(0.5, 0.5)),
                            {actions.currentAction()});
    }
}

void PlayCanvas::takeMeantBy(int digit)
{
    PlayActionsModel& actions = *game()->actions();
    const QVariantList meant = actions.meantBy(digit);
    if (meant.isEmpty())
        return;
    setSquare(m_square, false);
    m_play->planTo(noSquare); // a digit names something else than the line that is shown
    actions.setCurrent(actions.rowOf(meant.front().toInt()));
    if (meant.size() == 1)
        return takeCurrent();
    goToCurrentAction();
    emit choicesOffered(viewport().toPixels(QPointF(m_square) + QPointF(0.5, 0.5)), meant);
}

void PlayCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!isShown())
        return event->ignore();
    if (game()->recap()->isReplaying())
        return game()->recap()->stopReplay();
    static const std::pair<int, Direction> directions[] = {
        {Qt::Key_Up, Direction::North},   {Qt::Key_PageUp, Direction::NorthEast},
        {Qt::Key_Right, Direction::East}, {Qt::Key_PageDown, Direction::SouthEast},
        {Qt::Key_Down, Direction::South}, {Qt::Key_End, Direction::SouthWest},
        {Qt::Key_Left, Direction::West},  {Qt::Key_Home, Direction::NorthWest}};
    const auto modifiers = event->modifiers();
    for (const auto& [key, direction] : directions)
        if (event->key() == key) {
            const Offset by = offsetOf(direction);
            if (modifiers.testFlag(Qt::ControlModifier)) {
                m_play->planTo(noSquare); // the cursor leaves the line that is shown
                return moveCursor(by.dx, by.dy);
            }
            if (modifiers.testFlag(Qt::ShiftModifier))
                m_play->turn(int(direction));
            else
                m_play->step(int(direction));
            if (m_play->plan())
                goToCurrentAction();
            return;
        }
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier))
        return event->ignore();
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9)
        return takeMeantBy(event->key() - Qt::Key_0);
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return takeCurrent();
    case Qt::Key_Tab: return walkActions(1);
    case Qt::Key_Backtab: return walkActions(-1);
    case Qt::Key_Escape:
        if (m_cursorShown || game()->actions()->current() >= 0) {
            setSquare(m_square, false);
            m_play->planTo(noSquare);
            game()->actions()->setCurrent(-1);
        } else {
            emit leaveRequested();
        }
        return;
    case Qt::Key_Space:
        setSpaceHeld(true);
        setCursor(Qt::OpenHandCursor);
        return;
    default: event->ignore();
    }
}

void PlayCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
        return event->ignore();
    setSpaceHeld(false);
    setCursor(Qt::ArrowCursor);
}

void PlayCanvas::focusOutEvent(QFocusEvent* event)
{
    setSpaceHeld(false);
    setSquare(m_square, false);
    PlayBoard::focusOutEvent(event);
}

} // namespace delve::mageknight
