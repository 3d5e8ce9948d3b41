// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/tile_canvas.h"
#include "engine/mageknight/content/tile_strokes.h"

#include <QKeyEvent>

#include <algorithm>

namespace delve::mageknight {

bool TileCanvas::actOnKey(int key)
{
    switch (key) {
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
    case Qt::Key_4:
    case Qt::Key_5: setTerrain(key - Qt::Key_1); return true;
    case Qt::Key_6: setTool(Tool::Wall); return true;
    case Qt::Key_7: setTool(Tool::Corner); return true;
    case Qt::Key_8: setTool(Tool::Cost); return true;
    case Qt::Key_F: setSide(1 - side()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        changeCursorSquare(labelOfStroke(), [this](FaceLayout& layout) { applyTool(layout, true); });
        return true;
    case Qt::Key_W:
        changeCursorSquare(tr("Toggle Wall"), [this](FaceLayout& layout) {
            buildWall(layout, m_cursor, !layout.hasWall(m_cursor));
        });
        return true;
    case Qt::Key_L:
        changeCursorSquare(tr("Link Corner"), [this](FaceLayout& layout) {
            layout.setLinked(m_corner, !layout.isLinked(m_corner));
        });
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        changeCursorSquare(tr("Print Cost"), [this, key](FaceLayout& layout) {
            const int cost = layout.cost(m_cursor.square) + (key == Qt::Key_Plus ? 1 : -1);
            layout.setCost(m_cursor.square, std::clamp(cost, leastCost, mostCost));
        });
        return true;
    case Qt::Key_P: setTerrain(int(face().layout.terrain(m_cursor.square))); return true;
    default: return false;
    }
}

void TileCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_isStroke) {
        onPieceEdited(); // what is in the pack
        return;
    }
    const auto side = event->key() == Qt::Key_Up      ? std::optional(Side::North)
                      : event->key() == Qt::Key_Right ? std::optional(Side::East)
                      : event->key() == Qt::Key_Down  ? std::optional(Side::South)
                      : event->key() == Qt::Key_Left  ? std::optional(Side::West)
                                                      : std::nullopt;
    if (side && (event->modifiers() & Qt::ShiftModifier)) {
        m_cursor.side = *side;
        moveCursor(0, 0);
    } else if (side) {
        const Offset offset = offsetOf(*side);
        moveCursor(offset.dx, offset.dy);
    } else if (!m_tile || (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) ||
               !actOnKey(event->key())) {
        event->ignore();
    }
}

void TileCanvas::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    pointAt(event->position());
    if (!m_tile || !m_hasTarget)
        return;
    if (event->button() == Qt::RightButton) {
        setTerrain(int(face().layout.terrain(m_cursor.square))); // takes up what lies there
        return;
    }
    m_isStroke = true;
    applyTool(m_tile->faces[std::size_t(m_side)].layout, true);
    update();
}

void TileCanvas::mouseMoveEvent(QMouseEvent* event)
{
    pointAt(event->position());
    if (!m_isStroke || !m_hasTarget)
        return;
    applyTool(m_tile->faces[std::size_t(m_side)].layout, false);
    update();
}

void TileCanvas::mouseReleaseEvent(QMouseEvent*)
{
    if (m_isStroke)
        pushFace(labelOfStroke());
}

void TileCanvas::mouseUngrabEvent()
{
    if (m_isStroke)
        onPieceEdited();
}

void TileCanvas::hoverMoveEvent(QHoverEvent* event)
{
    // Frames repeat the last hover; a pointer that rests must not take the cursor away from the keys.
    if (event->oldPosF() != event->position())
        pointAt(event->position());
}

void TileCanvas::hoverLeaveEvent(QHoverEvent*)
{
    m_hasTarget = hasActiveFocus();
    emit squareChanged();
}

void TileCanvas::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    m_hasTarget = true;
    emit squareChanged();
}

void TileCanvas::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    m_hasTarget = false;
    emit squareChanged();
}

} // namespace delve::mageknight
