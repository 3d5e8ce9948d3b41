// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/where_i_stand.h"
#include "editor/mageknight/viewmodels/play/play_canvas.h"

// What a player is after, written on the board.

namespace delve::mageknight {

using namespace play;

/// A few words on a plate, as wide as they need.
void PlayCanvas::paintLabel(const PaintGround& ground, const QPointF& centre, const QString& text,
                            const QColor& colour) const
{
    const double height = std::clamp(14.0 / squarePixels(), 0.16, 0.5);
    const Sketch sketch{ground.painter, ground.scene.style, ground.scene.pixelsPerSquare, Noise("goals")};
    const QRectF plate = around(centre, height * (0.62 * double(text.size()) + 0.9), height * 1.5);
    sketch.fill(roundedRect(plate, height * 0.4), QColor(20, 16, 12, 215));
    sketch.stroke(roundedRect(plate, height * 0.4), colour, height * 0.1);
    sketch.text(text, centre, height * 0.62, Qt::white);
}

void PlayCanvas::paintGoals(const PaintGround& ground) const
{
    if (!m_showsGoals)
        return;
    const Position position = moment().position();
    const Board& board = position.board();
    const auto middle = [&](SquareIndex square) {
        const Square place = board.squareOf(square);
        return QPointF(place.x + 0.5, place.y + 0.5);
    };
    for (int i = 0; i < position.game().playerCount(); ++i) {
        const BoardEdge& exit = position.game().player(PlayerId(i)).exit;
        if (board.levelOf(exit.square) != m_level)
            continue;
        const Offset out = offsetOf(exit.side);
        paintLabel(ground, middle(exit.square) + QPointF(out.dx, out.dy) * 0.75,
                   tr("Way out: %1").arg(table().words().of(PlayerId(i))), table().colourOf(PlayerId(i)));
    }
    for (std::size_t i = 0; i < position.state().chests().size(); ++i) {
        const ChestState& chest = position.state().chests()[i];
        if (chest.place == ChestPlace::Board && chest.square != noSquare &&
            board.levelOf(chest.square) == m_level)
            paintLabel(ground, middle(chest.square) + QPointF(0, 0.42), contentsOf(position, ChestId(i)),
                       QColor(0xe2, 0xb1, 0x42));
    }
}

} // namespace delve::mageknight
