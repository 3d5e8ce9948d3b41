// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/figure_painter.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/text/play/action_groups.h"
#include "editor/mageknight/viewmodels/play/play_canvas.h"
#include "editor/mageknight/viewmodels/play/play_paint.h"
#include "editor/viewmodels/canvas/chosen_style.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/figures/values.h"

#include <cmath>

// What the board of a game looks like.

namespace delve::mageknight {

using namespace play;

namespace {

/// A ring that is seen on light and dark ground alike.
void paintRing(const PaintGround& ground, const QPointF& centre, double radius, const QColor& colour,
               double pixels)
{
    ground.painter.setBrush(Qt::NoBrush);
    ground.painter.setPen(ground.pen(QColor(20, 16, 12, 200), pixels + 2.5));
    ground.painter.drawEllipse(centre, radius, radius);
    ground.painter.setPen(ground.pen(colour, pixels));
    ground.painter.drawEllipse(centre, radius, radius);
}

/// A ring around the base of a figure, as large as its squares.
void paintBaseRing(const PaintGround& ground, const FigureLook& look, const QColor& colour, double pixels)
{
    const Size squares = footprintOf(look.base);
    if (squares.width == 1 && squares.height == 1)
        return paintRing(ground, {}, 0.5, colour, pixels);
    const double degrees = 45.0 * int(look.facing);
    const QRectF area = around({}, squares.width, squares.height);
    ground.painter.rotate(degrees);
    ground.painter.setBrush(Qt::NoBrush);
    for (const auto& [ink, width] :
         {std::pair(QColor(20, 16, 12, 200), pixels + 2.5), std::pair(colour, pixels)}) {
        ground.painter.setPen(ground.pen(ink, width));
        if (squares.width == squares.height)
            ground.painter.drawEllipse(area);
        else
            ground.painter.drawRoundedRect(area, squares.width / 2.0, squares.width / 2.0);
    }
    ground.painter.rotate(-degrees);
}

const QColor fightColour(0xff, 0x6a, 0x55);

} // namespace

ScenarioPaintOptions PlayCanvas::sceneOptions(const QRectF& visible)
{
    ScenarioPaintOptions options;
    options.style = chosenStyle(m_style);
    options.pixelsPerSquare = squarePixels() * pixelRatio();
    options.level = m_level;
    options.visible = visible;
    options.tilePainter = [this](QPainter& painter, const Tile& tile, TileSide side, Rotation rotation) {
        m_tiles.paint(painter, tile, side, rotation);
    };
    options.isOpen = [this](const ThingId& id) {
        const auto door = table().session().game().find<DoorId>(id.text());
        return door && table().session().state().contains(DoorSet::Open, *door);
    };
    return options;
}

void PlayCanvas::paint(QPainter* painter)
{
    const QRectF whole(QPointF(0, 0), size());
    painter->fillRect(whole, paletteOf(chosenStyle(m_style)).ground);
    if (!isShown())
        return;
    const ScenarioPaintOptions options = sceneOptions(viewport().toSquares(whole));
    m_tiles.beginFrame(options.style, options.pixelsPerSquare);
    painter->save();
    painter->translate(origin());
    painter->scale(squarePixels(), squarePixels());
    paintScenario(*painter, moment().scene(), table().content(), options);
    painter->setRenderHint(QPainter::Antialiasing);
    const PaintGround ground{*painter, options, squarePixels(), accent()};
    paintLoose(ground);
    paintReach(ground);
    paintArc(ground);
    paintLine(ground);
    paintFigures(ground);
    paintLitSection(ground);
    paintGhost(ground);
    paintTargets(ground);
    paintGoals(ground);
    paintHappenings(ground);
    paintCursor(ground);
    painter->restore();
    paintCoordinates(*painter);
    if (!m_tiles.isComplete())
        QMetaObject::invokeMethod(
            this, [this] { update(); }, Qt::QueuedConnection);
}

/// What the scenario does not know: items that lie about, and what is left of furniture.
void PlayCanvas::paintLoose(const PaintGround& ground) const
{
    const Position position = moment().position();
    const Board& board = position.board();
    const Sketch sketch = sketchOn(ground);
    const auto paintOn = [&](SquareIndex index, auto paint) {
        if (index != noSquare && board.levelOf(index) == m_level)
            paint(middleOf(board.squareOf(index)));
    };
    for (const ArtifactTokenState& token : position.state().artifactTokens())
        if (token.place == ArtifactTokenPlace::Lying)
            paintOn(token.square, [&](QPointF centre) {
                sketch.drawEllipse(centre, 0.2, 0.2, sketch.palette().gold, 0.03);
                sketch.draw(star(centre, 0.12, 0.05, 5), sketch.palette().paper, 0.015);
            });
    const BitView rubble = position.state().squares(SquareSet::Rubble);
    for (SquareIndex index = 0; index < board.squareCount(); ++index)
        if (rubble.test(index))
            paintOn(index, [&](QPointF centre) {
                for (const QPointF& at : {QPointF(-0.2, 0.1), QPointF(0.12, -0.16), QPointF(0.2, 0.2)})
                    sketch.draw(regularPolygon(centre + at, 0.14, 5, at.x() * 400), sketch.palette().wood,
                                0.02);
            });
}

/// Where whoever acts can walk, with the speed points it takes; a dashed square where something happens.
void PlayCanvas::paintReach(const PaintGround& ground) const
{
    if (!game()->doesPersonChoose())
        return;
    const Board& board = moment().position().board();
    const Sketch sketch = sketchOn(ground);
    for (const Walks::Reached& reached : moment().reached()) {
        if (board.levelOf(reached.square) != m_level)
            continue;
        const Square square = board.squareOf(reached.square);
        const QRectF area(square.x + 0.05, square.y + 0.05, 0.9, 0.9);
        const bool isHovered = m_hovered.square == reached.square;
        ground.painter.setBrush(withAlpha(accent(), isHovered ? 0.5 : 0.2));
        QPen pen = ground.pen(withAlpha(accent(), isHovered ? 1 : 0.75), isHovered ? 2.5 : 1.25);
        if (reached.isEventful)
            pen.setDashPattern({3, 2});
        ground.painter.setPen(pen);
        ground.painter.drawRoundedRect(area, 0.1, 0.1);
        if (squarePixels() < 22)
            continue;
        const QPointF corner = area.topLeft() + QPointF(0.17, 0.16);
        ground.painter.setPen(Qt::NoPen);
        ground.painter.setBrush(QColor(20, 16, 12, 190));
        ground.painter.drawEllipse(corner, 0.145, 0.145);
        sketch.text(QString::number(reached.cost), corner, 0.13, QColor(Qt::white));
    }
    // Which ways a base that drives there would face.
    ground.painter.setPen(Qt::NoPen);
    ground.painter.setBrush(withAlpha(accent(), 0.9));
    for (const DrivePlan& plan : moment().drives().all()) {
        if (board.levelOf(plan.end.anchor) != m_level || squarePixels() < 22)
            continue;
        const Offset ahead = offsetOf(plan.end.facing);
        const QPointF along(ahead.dx, ahead.dy), across(-ahead.dy, ahead.dx);
        const QPointF tip = middleOf(board.squareOf(plan.end.anchor)) + along * 0.42;
        ground.painter.drawPolygon(
            QPolygonF{{tip, tip - along * 0.14 + across * 0.11, tip - along * 0.14 - across * 0.11}});
    }
}

namespace {

/// FARC-10 to FARC-14: around a larger base the arc is shown square by square.
void paintArea(QPainter& painter, Square anchor, play::AreaMask area)
{
    area.forEach([&](Offset offset) {
        const Square square = anchor + offset;
        painter.drawRect(QRectF(square.x, square.y, 1, 1).adjusted(0.08, 0.08, -0.08, -0.08));
    });
}

} // namespace

/// The squares that the front arc of the figure in question covers (ARC-02).
void PlayCanvas::paintArc(const PaintGround& ground) const
{
    const Position position = moment().position();
    FigureId id = position.turn().figure;
    if (m_hovered.square != noSquare && position.state().occupant(m_hovered.square).isFigure())
        id = position.state().occupant(m_hovered.square).figure();
    if (id == FigureId::None || !position.figure(id).isInside() || m_motion.isRunning())
        return;
    const FigureState& figure = position.figure(id);
    if (position.board().levelOf(figure.square) != m_level)
        return;
    const QPointF centre = middleOf(position.board().squareOf(figure.square));
    // MD-19: of a multi-dial figure that of the section in question.
    if (isHull(position, id)) {
        const FigureId lit = litSection();
        if (lit == FigureId::None || pieceOf(position, lit) != id)
            return;
        id = lit;
    }
    const DirectionMask front = position.kind(id).frontArc(figure.facing, figure.side());
    ground.painter.setPen(Qt::NoPen);
    ground.painter.setBrush(withAlpha(QColor(0xff, 0xd9, 0x6b), 0.28));
    if (!position.kind(id).isOneSquare())
        return paintArea(ground.painter, position.board().squareOf(figure.square),
                         position.kind(id).frontArea(figure.facing, figure.side()));
    for (const Direction direction : allDirections)
        if ((front >> unsigned(direction) & 1) != 0) {
            const double angle = 45.0 * int(direction);
            QPolygonF wedge{{centre}};
            for (const double turn : {-22.5, 0.0, 22.5}) {
                const double radians = (angle + turn) * M_PI / 180;
                wedge << centre + QPointF(std::sin(radians), -std::cos(radians)) * 1.1;
            }
            ground.painter.drawPolygon(wedge);
        }
}

/// The line of fire to the figure under the pointer, and where it is stopped (RANGE-07 to RANGE-17).
void PlayCanvas::paintLine(const PaintGround& ground) const
{
    const Position position = moment().position();
    const FigureId active = position.turn().figure;
    if (active == FigureId::None || !position.figure(active).isInside() || m_hovered.square == noSquare)
        return;
    const FigureId target = position.state().occupant(m_hovered.square).figure();
    if (target == FigureId::None || target == active || rangeOf(position, active) == 0)
        return;
    const Board& board = position.board();
    const LineOfFire line = lineBetween(position, active, target, AttackForm::Plain);
    if (line.blocker == LineBlocker::Level || board.levelOf(m_hovered.square) != m_level)
        return;
    // BASE-12: between the squares at which larger bases are measured.
    const SquareIndex end = measuringSquare(position, target, position.figure(active).square);
    const QPointF from = middleOf(board.squareOf(measuringSquare(position, active, end)));
    const QPointF to = middleOf(board.squareOf(end));
    QPen pen = ground.pen(line.isClear() ? QColor(0xff, 0xe0, 0x80) : fightColour, 2.5);
    if (!line.isClear() || line.cover)
        pen.setDashPattern({4, 3});
    ground.painter.setPen(ground.pen(QColor(20, 16, 12, 180), 5));
    ground.painter.drawLine(from, to);
    ground.painter.setPen(pen);
    ground.painter.drawLine(from, to);
    if (line.isClear() || line.stoppedAt == noSquare)
        return;
    const QPointF stop = middleOf(board.squareOf(line.stoppedAt));
    for (const auto& [colour, pixels] :
         {std::pair(QColor(20, 16, 12, 220), 6.0), std::pair(fightColour, 3.0)}) {
        ground.painter.setPen(ground.pen(colour, pixels));
        ground.painter.drawLine(stop + QPointF(-0.18, -0.18), stop + QPointF(0.18, 0.18));
        ground.painter.drawLine(stop + QPointF(-0.18, 0.18), stop + QPointF(0.18, -0.18));
    }
}

void PlayCanvas::paintFigures(const PaintGround& ground) const
{
    for (const auto& [figure, pose] : m_motion.leaving())
        paintFigure(ground, figure, pose);
    for (const SeenFigure& figure : moment().figures())
        paintFigure(ground, figure, m_motion.poseOf(figure));
}

void PlayCanvas::paintFigure(const PaintGround& ground, const SeenFigure& figure,
                             const PlayMotion::Pose& pose) const
{
    if (figure.level != m_level || !ground.scene.visible.intersects(around(pose.centre, 4, 4)))
        return;
    ground.painter.save();
    ground.painter.translate(pose.centre);
    ground.painter.scale(pose.scale, pose.scale);
    ground.painter.setOpacity(pose.opacity);
    Sketch sketch = sketchOn(ground);
    sketch.pixelsPerSquare *= pose.scale;
    const FigureId active = moment().view().state.turn().figure;
    const bool isActing =
        figure.id == active || (active != FigureId::None && isSection(moment().position(), active) &&
                                figure.id == pieceOf(moment().position(), active));
    ground.painter.rotate(pose.turn);
    if (isActing)
        paintBaseRing(ground, figure.look, accent(), 3);
    delve::mageknight::paintFigure(sketch, {}, figure.look);
    ground.painter.rotate(-pose.turn);
    paintClicksLeft(sketch, {}, figure.clicksLeft, figure.clicks);
    if (pose.flash > 0)
        sketch.fillEllipse({}, 0.5, 0.5, withAlpha(fightColour, 0.75 * pose.flash));
    ground.painter.restore();
}

/// What shows for a moment only: clicks that were lost or healed, doors and chests that changed.
void PlayCanvas::paintHappenings(const PaintGround& ground) const
{
    const double part = m_motion.progress();
    const Sketch sketch = sketchOn(ground);
    for (const PlayMotion::Spot& spot : m_motion.spots())
        if (spot.level == m_level)
            paintRing(ground, spot.at, 0.2 + 0.5 * part, withAlpha(accent(), 1 - part), 4);
    for (const PlayMotion::Word& word : m_motion.words()) {
        if (word.level != m_level)
            continue;
        const QPointF at = word.at - QPointF(0, 0.35 + 0.4 * part);
        const QString text = word.clicks < 0 ? QStringLiteral("−%1").arg(-word.clicks)
                                             : QStringLiteral("+%1").arg(word.clicks);
        sketch.fill(roundedRect(around(at, 0.3 + 0.2 * double(text.size()), 0.5), 0.12),
                    word.clicks < 0 ? QColor(0xa3, 0x26, 0x1b) : QColor(0x1f, 0x7a, 0x43));
        sketch.text(text, at, 0.3, Qt::white);
    }
}

/// Rings round everything that can be clicked, and a thick one round what the current action is about.
void PlayCanvas::paintTargets(const PaintGround& ground) const
{
    if (!game()->doesPersonChoose())
        return;
    const auto radiusOf = [](const BoardTarget& target) {
        return target.outside != FigureId::None ? 0.42 : target.door != DoorId::None ? 0.3 : 0.46;
    };
    const auto paintAll = [&](const std::vector<BoardTarget>& targets, double wider, const QColor& colour,
                              double pixels) {
        for (const BoardTarget& target : targets)
            if (const auto centre = centreOf(target); centre && !isOnLargeBase(moment().position(), target))
                paintRing(ground, *centre, radiusOf(target) + wider, colour, pixels);
        paintOutlines(ground, targets, colour, pixels);
    };
    paintAll(moment().targets(), 0, withAlpha(accent(), 0.85), 1.5);
    const int current = game()->actions()->currentAction();
    if (current < 0 || m_play->plan()) // what is planned is shown as it would lie
        return;
    const bool isFight = groupOf(moment().legal()[std::size_t(current)]) == ActionGroup::Fight;
    if (!std::holds_alternative<Drive>(moment().legal()[std::size_t(current)]))
        paintAll(currentTargets(), 0.03, isFight ? fightColour : accent(), 4);
}

void PlayCanvas::paintCursor(const PaintGround& ground) const
{
    if (!m_cursorShown || !hasActiveFocus())
        return;
    ground.painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, pixels] :
         {std::pair(QColor(20, 16, 12, 220), 6.0), std::pair(QColor(Qt::white), 3.0)}) {
        QPen pen = ground.pen(colour, pixels);
        ground.painter.setPen(pen);
        ground.painter.drawRect(QRectF(m_square, QSizeF(1, 1)));
    }
}

/// The letters and numbers by which the log names squares, along the edges of the view.
void PlayCanvas::paintCoordinates(QPainter& painter) const
{
    const double pixels = squarePixels();
    if (pixels < 16)
        return;
    const Square origin = table().words().origin();
    const Size whole = table().words().size();
    QFont font = painter.font();
    font.setPixelSize(11);
    painter.setFont(font);
    const QColor ground = withAlpha(paletteOf(chosenStyle(m_style)).ground, 0.75);
    const QColor ink = qGray(ground.rgb()) < 128 ? QColor(0xd8, 0xcf, 0xbe) : QColor(0x4a, 0x40, 0x36);
    const auto label = [&](const QRectF& area, const QString& text) {
        painter.fillRect(area, ground);
        painter.setPen(ink);
        painter.drawText(area, Qt::AlignCenter, text);
    };
    constexpr double strip = 18;
    for (int i = 0; i < whole.width; ++i)
        label(QRectF(viewport().toPixels(QPointF(origin.x + i, 0)).x(), 0, pixels, strip),
              QString::fromStdString(table().words().squares().column(origin.x + i)));
    for (int i = 0; i < whole.height; ++i)
        label(QRectF(0, viewport().toPixels(QPointF(0, origin.y + i)).y(), strip + 4, pixels),
              QString::fromStdString(table().words().squares().row(origin.y + i)));
}

} // namespace delve::mageknight
