// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_canvas.h"

#include "editor/mageknight/text/play/status_words.h"

#include <algorithm>
#include <cmath>

// Where things are on the board, and which part of it is shown.

namespace delve::mageknight {

using namespace play;

namespace {

constexpr double legiblePixels = 56; ///< a square in which initials and clicks are read at a glance
constexpr double leastPixels = 40;   ///< and in which they can still be read

} // namespace

PlayCanvas::PlayCanvas(QQuickItem* parent) : PlayBoard(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton);
    connect(&m_motion, &PlayMotion::moved, this, [this](const QRectF& squares) {
        const QRectF pixels(viewport().toPixels(squares.topLeft()), squares.size() * squarePixels());
        if (const QRect part = pixels.toAlignedRect() & boundingRect().toAlignedRect(); !part.isEmpty())
            update(part);
        emit motionChanged();
    });
}

void PlayCanvas::setPlay(DungeonPlay* play)
{
    if (m_play == play)
        return;
    if (m_play) {
        disconnect(m_play, nullptr, this, nullptr);
        disconnect(m_play->figures(), nullptr, this, nullptr);
    }
    m_play = play;
    if (m_play) {
        connect(m_play, &DungeonPlay::gameChanged, this, &PlayCanvas::followGame);
        connect(m_play, &DungeonPlay::changed, this, &PlayCanvas::onMoment);
        connect(m_play->figures(), &PlayFiguresModel::changed, this, [this] { update(); });
        connect(m_play->figures(), &PlayFiguresModel::litChanged, this, [this] { update(); });
        connect(m_play, &DungeonPlay::planChanged, this, [this] {
            emit squareChanged();
            update();
        });
    }
    followGame();
}

void PlayCanvas::followGame()
{
    if (m_followed) {
        disconnect(m_followed, nullptr, this, nullptr);
        disconnect(m_followed->actions(), nullptr, this, nullptr);
    }
    m_followed = game();
    if (m_followed) {
        connect(m_followed, &PlayGame::performed, this, &PlayCanvas::onPerformed);
        connect(m_followed, &PlayGame::shownAgain, this, &PlayCanvas::onShownAgain);
        connect(m_followed, &PlayGame::gameChanged, this, [this] {
            m_tiles.clear();
            m_shownActive = -1;
            m_level = 0;
            emit levelChanged();
            emit sceneChanged();
            m_isViewOpen = true;
            settleView();
        });
        connect(m_followed->actions(), &PlayActionsModel::currentChanged, this, [this] { update(); });
    }
    emit gameChanged();
    onMoment();
}

void PlayCanvas::onPerformed()
{
    if (isShown())
        note(table().happened());
}

void PlayCanvas::onShownAgain()
{
    if (isShown() && table().moment() > 0)
        note(table().session().eventsOf(table().moment() - 1));
}

void PlayCanvas::note(const Events& events)
{
    const Opponents& opponents = *game()->opponents();
    // Where the opponents hurry, what they do must be over before they do the next thing.
    const int duration = opponents.haveActed() ? std::min(PlayMotion::longest, opponents.pauseBetween() - 10)
                                               : PlayMotion::longest;
    if (m_isAnimated && !opponents.areAtOnce())
        m_motion.note(events, duration);
}

void PlayCanvas::onMoment()
{
    if (isShown())
        m_motion.follow(moment());
    if (isShown()) {
        const int active = int(moment().view().state.turn().figure);
        if (active != m_shownActive && active >= 0 && !m_isClicked)
            revealActive();
        m_shownActive = active;
        m_hovered = {};
    }
    emit sceneChanged();
    emit squareChanged();
    update();
}

std::optional<QPointF> PlayCanvas::middleOfInterest() const
{
    const TurnState& turn = moment().view().state.turn();
    for (const SeenFigure& figure : moment().figures())
        if (figure.id == turn.figure && figure.level == m_level)
            return figure.centre;
    // Nobody acts yet: where the team is that has the turn, or comes in.
    QPointF sum;
    int count = 0;
    for (const SeenFigure& figure : moment().figures())
        if (figure.level == m_level && moment().view().state.figure(figure.id).team == turn.player) {
            sum += figure.centre;
            ++count;
        }
    return count > 0 ? std::optional(sum / count) : std::nullopt;
}

/// A new game is shown as a whole where it can be read like that, otherwise around whoever begins.
void PlayCanvas::settleView()
{
    if (!m_isViewOpen || !isShown() || width() < legiblePixels || height() < legiblePixels)
        return;
    m_isViewOpen = false;
    fit();
    if (squarePixels() < leastPixels)
        showClosely();
}

void PlayCanvas::geometryChange(const QRectF& now, const QRectF& before)
{
    PlayBoard::geometryChange(now, before);
    settleView();
}

void PlayCanvas::showClosely()
{
    zoomBy(legiblePixels / squarePixels());
    if (const auto middle = middleOfInterest())
        centreOn(*middle);
}

void PlayCanvas::toggleOverview()
{
    if (isShown())
        isFitted() ? showClosely() : fit();
}

void PlayCanvas::setLevel(int level)
{
    if (!isShown() || level == m_level || level < 0 || level >= int(table().scenario().levels.size()))
        return;
    m_level = level;
    emit levelChanged();
    fit();
}

QStringList PlayCanvas::levelNames() const
{
    QStringList names;
    if (isShown())
        for (std::size_t i = 0; i < table().scenario().levels.size(); ++i) {
            const std::string& name = table().scenario().levels[i].name;
            names << (name.empty() ? tr("Level %1").arg(i + 1) : QString::fromStdString(name));
        }
    return names;
}

/// The dungeon, and those who wait before it.
QRectF PlayCanvas::extent() const
{
    if (!isShown())
        return {};
    QRectF extent(extentOf(moment().scene(), table().content(), m_level));
    for (const SeenFigure& figure : moment().figures())
        if (figure.level == m_level)
            extent |= around(figure.centre, 1, 1);
    return extent;
}

void PlayCanvas::reveal(int level, double x, double y)
{
    setLevel(level);
    revealSquares(QRectF(x - 1, y - 1, 3, 3));
}

void PlayCanvas::revealActive()
{
    if (!isShown())
        return;
    const FigureId active = moment().view().state.turn().figure;
    for (const SeenFigure& figure : moment().figures())
        if (figure.id == active) {
            setLevel(figure.level);
            if (!isFitted()) // otherwise all is shown
                reveal(figure.level, std::floor(figure.centre.x()), std::floor(figure.centre.y()));
        }
}

QPointF PlayCanvas::pixelOfFigure(int row) const
{
    const QModelIndex index = m_play->figures()->index(row);
    const QString name = index.data(PlayFiguresModel::NameRole).toString();
    for (const SeenFigure& figure : moment().figures())
        if (table().words().of(figure.id) == name)
            return viewport().toPixels(figure.centre);
    return {-1, -1};
}

BoardTarget PlayCanvas::targetAt(QPointF at) const
{
    const GameMoment& moment = this->moment();
    for (const SeenFigure& figure : moment.figures())
        if (figure.level == m_level && figure.scale < 1) {
            const QPointF off = at - figure.centre;
            if (std::hypot(off.x(), off.y()) < figure.scale / 2)
                return {.outside = figure.id};
        }
    const Board& board = moment.position().board();
    const Square square{m_level, int(std::floor(at.x())), int(std::floor(at.y()))};
    const SquareIndex index = board.squareAt(square);
    if (index == noSquare)
        return {};
    constexpr double nearEdge = 0.2;
    const double inX = at.x() - square.x, inY = at.y() - square.y;
    for (const auto& [side, distance] : {std::pair(Side::North, inY), std::pair(Side::South, 1 - inY),
                                         std::pair(Side::West, inX), std::pair(Side::East, 1 - inX)})
        if (distance < nearEdge)
            if (const DoorIndex door = board.doorOn(index, side); door >= 0)
                return {.door = DoorId(door)};
    return {.square = index};
}

BoardTarget PlayCanvas::meantAt(QPointF at) const
{
    const BoardTarget target = targetAt(at);
    if (target.door == DoorId::None || !moment().actionsAt(target).empty())
        return target;
    const BoardTarget square{.square = moment().position().board().squareAt(
                                 {m_level, int(std::floor(at.x())), int(std::floor(at.y()))})};
    const bool isUseful =
        !moment().actionsAt(square).empty() || moment().walks().wayTo(square.square).has_value();
    return isUseful ? square : target;
}

std::optional<QPointF> PlayCanvas::centreOf(const BoardTarget& target) const
{
    const Board& board = moment().position().board();
    const auto middle = [](Square square) { return QPointF(square.x + 0.5, square.y + 0.5); };
    if (target.outside != FigureId::None) {
        for (const SeenFigure& figure : moment().figures())
            if (figure.id == target.outside && figure.level == m_level)
                return figure.centre;
    } else if (target.door != DoorId::None) {
        const BoardDoor& door = board.doors()[indexOf(target.door)];
        const Offset side = offsetOf(door.side);
        if (board.levelOf(door.square) == m_level)
            return middle(board.squareOf(door.square)) + QPointF(side.dx, side.dy) * 0.5;
    } else if (target.square != noSquare && board.levelOf(target.square) == m_level) {
        return middle(board.squareOf(target.square));
    }
    return std::nullopt;
}

std::vector<BoardTarget> PlayCanvas::currentTargets() const
{
    const int action = m_play->plan() ? m_play->plan()->action : game()->actions()->currentAction();
    if (action < 0)
        return {};
    return targetsOf(moment().position(), moment().legal()[std::size_t(action)]);
}

QString PlayCanvas::squareText() const
{
    if (!isShown())
        return {};
    if (const DrivePlan* plan = m_play->plan()) // MD-35
        return game()->actions()->textOf(plan->action);
    const SquareIndex square = moment().position().board().squareAt({m_level, m_square.x(), m_square.y()});
    if (square == noSquare)
        return {};
    QString text = inWords(square, moment().view(), table().words());
    for (const Walks::Reached& reached : moment().reached())
        if (reached.square == square)
            text += QStringLiteral(" · ") + tr("%n step(s)", nullptr, reached.steps) + QStringLiteral(", ") +
                    tr("%n speed point(s)", nullptr, reached.cost);
    return text;
}

} // namespace delve::mageknight
