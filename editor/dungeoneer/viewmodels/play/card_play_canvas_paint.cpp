// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/play/action_groups.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/dungeoneer/viewmodels/play/board_painter.h"
#include "editor/dungeoneer/viewmodels/play/card_play_canvas.h"
#include "editor/viewmodels/canvas/chosen_style.h"

#include <algorithm>

// What the maps of a game look like.

namespace delve::dungeoneer {

using namespace play;

namespace {

const QColor layColour(0x2e, 0xa0, 0x5a);
const QColor strikeColour(0xff, 0x6a, 0x55);
const QColor shadeOfFrames(20, 16, 12, 200);
constexpr double cornerOfSpots = cardCorner / mmOfUnit;

QColor paled(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace

CardGround::Frame CardPlayCanvas::frameOf(const QRectF& pixels) const
{
    return {.shown = m_shown,
            .cards = table().words().cards(),
            .map = m_map,
            .style = chosenStyle(m_style),
            .origin = origin(),
            .unitPixels = squarePixels(),
            .pixelRatio = pixelRatio(),
            .pixels = pixels};
}

void CardPlayCanvas::paint(QPainter* painter)
{
    const QRectF whole(QPointF(0, 0), size());
    // Qt clips to what has to be painted again; all else can be left out.
    const QRectF dirty = painter->hasClipping() ? painter->clipBoundingRect() & whole : whole;
    if (!isShown() || dirty.isEmpty())
        return painter->fillRect(dirty, tableColour(chosenStyle(m_style)));
    m_ground.paint(*painter, frameOf(dirty));
    painter->save();
    painter->translate(origin());
    painter->scale(squarePixels(), squarePixels());
    painter->setRenderHint(QPainter::Antialiasing);
    paintGhost(*painter);
    paintTargets(*painter);
    paintThings(*painter);
    paintCursor(*painter);
    painter->restore();
    if (!m_ground.isComplete())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

void CardPlayCanvas::paintThings(QPainter& painter) const
{
    const QRectF visible = viewport().toSquares(QRectF(QPointF(0, 0), size()));
    const Position now = position();
    BoardPainter::Look look;
    look.style = chosenStyle(m_style);
    look.pixelsPerMm = squarePixels() * pixelRatio() / mmOfUnit;
    look.map = m_map;
    look.visible = QRectF(visible.topLeft() * mmOfUnit, visible.size() * mmOfUnit);
    look.accent = accent();
    look.colourOf = [this](PlayerId player) { return table().colourOf(int(player)); };
    look.offsetOf = [this](PlayerId player) { return m_motion.offsetOf(player); };
    std::vector<std::pair<int, QuestId>> quests;
    for (const PlayCardsModel::Row& row : m_play->belongings()->rows())
        if (row.number > 0)
            quests.emplace_back(row.number, QuestId(row.key.section(u' ', 1).toInt()));
    painter.save();
    painter.scale(1 / mmOfUnit, 1 / mmOfUnit);
    const BoardPainter board(painter, now, look);
    board.doors();
    board.questPlaces(quests, m_play->viewer());
    board.things();
    board.encounters();
    board.pawns();
    painter.restore();
}

void CardPlayCanvas::paintTarget(QPainter& painter, const BoardTarget& target, bool isStrong) const
{
    if (target.map != m_map)
        return;
    const bool isEmpty = spaceAt(position(), target) == SpaceId::None;
    const int current = currentAction();
    const bool isFight =
        current >= 0 && isStrong && groupOf(table().legal()[std::size_t(current)]) == ActionGroup::Fight;
    const QColor colour = isEmpty ? layColour.lighter(130) : isFight ? strikeColour : accent();
    constexpr double band = 0.55;
    const QRectF area = target.door ? bandOf({target.cell, *target.door}, band)
                                    : unitsOf(target.cell).adjusted(0.1, 0.1, -0.1, -0.1);
    painter.setBrush(isEmpty ? paled(layColour, isStrong ? 0.45 : 0.25)
                             : paled(colour, isStrong ? 0.16 : 0.06));
    painter.setPen(pen(shadeOfFrames, isStrong ? 7 : 4.5));
    painter.drawRoundedRect(area, cornerOfSpots, cornerOfSpots);
    painter.setBrush(Qt::NoBrush);
    QPen line = pen(colour, isStrong ? 4 : 2);
    if (isEmpty)
        line.setDashPattern({4, 2.5});
    painter.setPen(line);
    painter.drawRoundedRect(area, cornerOfSpots, cornerOfSpots);
}

/// A frame round everything that something can be done with, and a thick one round what the current action,
/// or the card under the pointer, is about.
void CardPlayCanvas::paintTargets(QPainter& painter) const
{
    const BoardActions& board = m_play->onBoard();
    for (const BoardTarget& target : board.all())
        paintTarget(painter, target, false);
    const auto strengthen = [&](int action) {
        if (board.isKnown(action))
            for (const BoardTarget& target : board.of(action))
                paintTarget(painter, target, true);
    };
    for (const int action : m_play->pointed())
        strengthen(action);
    if (m_play->pointed().empty())
        strengthen(currentAction());
}

/// The Map card that would come to lie there.
void CardPlayCanvas::paintGhost(QPainter& painter)
{
    const PlaceMap* place = m_play->mayAct() ? placeMeant() : nullptr;
    if (!place)
        return;
    painter.setOpacity(0.85);
    m_ground.paintCard(painter, frameOf({}), position().game().space(place->space).id,
                       {place->column, place->row}, place->isTurned);
    painter.setOpacity(1);
}

void CardPlayCanvas::paintCursor(QPainter& painter) const
{
    if (!m_isCursorShown || !hasActiveFocus())
        return;
    paintCellCursor(painter, unitsOf(m_cell), squarePixels());
}

} // namespace delve::dungeoneer
