// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/board_targets.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "engine/mageknight/play/figures/stance.h"

#include <QPainterPath>

namespace delve::mageknight {

// Words of painting that the parts of the board of a game share.

inline QPointF middleOf(Square square)
{
    return QPointF(square.x + 0.5, square.y + 0.5);
}

inline Sketch sketchOn(const PaintGround& ground)
{
    return {ground.painter, ground.scene.style, ground.scene.pixelsPerSquare, Noise("game")};
}

inline QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

/// The squares of a base together.
inline QPainterPath areaOf(const Board& board, const play::Body& body)
{
    QPainterPath area;
    area.setFillRule(Qt::WindingFill);
    for (const SquareIndex index : body) {
        const Square square = board.squareOf(index);
        area.addRect(QRectF(square.x, square.y, 1, 1));
    }
    return area.simplified();
}

inline QPointF middleOf(const Board& board, const play::Body& body)
{
    QPointF sum;
    for (const SquareIndex index : body)
        sum += middleOf(board.squareOf(index));
    return sum / double(body.size());
}

/// One of several squares of a base, which are shown together.
inline bool isOnLargeBase(const play::Position& position, const BoardTarget& target)
{
    if (target.square == noSquare)
        return false;
    const play::FigureId figure = position.state().occupant(target.square).figure();
    return figure != play::FigureId::None && !position.kind(figure).isOneSquare();
}

} // namespace delve::mageknight
