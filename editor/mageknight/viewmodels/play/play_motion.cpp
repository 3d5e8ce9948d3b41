// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/play_motion.h"

#include <QEvent>
#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>

namespace delve::mageknight {

using namespace play;

namespace {

/// Longer than a step: who gets there did not walk.
bool isLeap(QPointF from, QPointF to)
{
    return std::hypot(to.x() - from.x(), to.y() - from.y()) > 1.8;
}

/// From one facing to another the short way round, in degrees.
double turnBetween(Direction from, Direction to)
{
    const int eighths = (int(to) - int(from) + 8) % 8;
    return 45.0 * (eighths > 4 ? eighths - 8 : eighths);
}

/// The point a part of the way along some points.
QPointF along(const std::vector<QPointF>& way, double part)
{
    const double place = part * double(way.size() - 1);
    const std::size_t leg = std::min(std::size_t(place), way.size() - 2);
    return way[leg] + (way[leg + 1] - way[leg]) * (place - double(leg));
}

} // namespace

PlayMotion::PlayMotion(QQuickItem& board) : QObject(&board), m_board(board)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] {
        if (isRunning())
            emit moved(area());
    });
    connect(&m_animation, &QVariantAnimation::finished, this, &PlayMotion::stop);
}

void PlayMotion::note(const Events& events, int duration)
{
    m_duration = std::min(duration, longest);
    for (const Event& event : events)
        std::visit(
            [this]<typename Body>(const Body& body) {
                if constexpr (std::is_same_v<Body, FigurePlaced> || std::is_same_v<Body, MonsterPlaced>)
                    m_placed.insert(body.figure);
                if constexpr (std::is_same_v<Body, FigureEliminated>)
                    m_eliminated.insert(body.figure);
                if constexpr (std::is_same_v<Body, Rolled>)
                    m_isRolled = true;
                if constexpr (std::is_same_v<Body, DoorOpened> || std::is_same_v<Body, DoorClosed> ||
                              std::is_same_v<Body, DoorBroken>)
                    m_doors.insert(body.door);
                if constexpr (requires { ChestId(body.chest); })
                    m_chests.insert(body.chest);
            },
            event.what);
}

void PlayMotion::follow(const GameMoment& moment)
{
    if (m_duration > 0 && m_board.isVisible() && m_board.window()) {
        // Steps that are taken at once are one way; whatever moves for longer is over.
        if (isRunning() && m_animation.currentTime() > 0)
            finish();
        compare(moment);
        addSpots(moment);
        if (!m_tracks.empty() || !m_leaving.empty() || !m_spots.empty() || m_isRolled)
            start();
    } else {
        finish();
    }
    m_figures = moment.figures();
    m_duration = 0;
    m_isRolled = false;
    m_placed.clear();
    m_eliminated.clear();
    m_doors.clear();
    m_chests.clear();
}

void PlayMotion::compare(const GameMoment& moment)
{
    const auto find = [](const std::vector<SeenFigure>& figures, FigureId id) {
        const auto found = std::ranges::find(figures, id, &SeenFigure::id);
        return found == figures.end() ? nullptr : &*found;
    };
    for (const SeenFigure& now : moment.figures()) {
        const SeenFigure* before = find(m_figures, now.id);
        if (before)
            compare(*before, now);
        else if (!m_figures.empty())
            m_tracks[now.id] = {{}, now.scale, now.look.facing, 0};
    }
    for (const SeenFigure& before : m_figures)
        if (!find(moment.figures(), before.id)) {
            m_leaving.push_back(before);
            if (m_eliminated.contains(before.id))
                m_words.push_back({before.level, before.centre, -before.clicksLeft});
        }
}

void PlayMotion::compare(const SeenFigure& before, const SeenFigure& now)
{
    const bool hasLeapt = now.level != before.level || isLeap(before.centre, now.centre) ||
                          (m_placed.contains(now.id) && now.centre != before.centre);
    const int lost = before.clicksLeft - now.clicksLeft;
    if (!hasLeapt && now.centre == before.centre && now.look.facing == before.look.facing && lost == 0)
        return;
    const auto known =
        m_tracks.try_emplace(now.id, Track{{before.centre}, before.scale, before.look.facing, 0});
    Track& track = known.first->second;
    if (hasLeapt && before.scale == now.scale) {
        m_leaving.push_back(before);
        track = {{}, now.scale, now.look.facing, track.lost};
    } else if (!track.way.empty() && track.way.back() != now.centre) {
        track.way.push_back(now.centre);
    }
    if (lost != 0) {
        track.lost += lost;
        m_words.push_back({now.level, now.centre, -lost});
    }
}

void PlayMotion::addSpots(const GameMoment& moment)
{
    const Position position = moment.position();
    const Board& board = position.board();
    const auto add = [&](SquareIndex square, QPointF off) {
        if (square == noSquare)
            return;
        const Square place = board.squareOf(square);
        m_spots.push_back({place.level, QPointF(place.x + 0.5, place.y + 0.5) + off});
    };
    for (const DoorId door : m_doors) {
        const BoardDoor& place = board.doors()[indexOf(door)];
        const Offset side = offsetOf(place.side);
        add(place.square, QPointF(side.dx, side.dy) * 0.5);
    }
    for (const ChestId chest : m_chests)
        if (position.knows(chest))
            add(position.state().chest(chest).square, {});
}

void PlayMotion::start()
{
    if (!isRunning()) {
        m_window = m_board.window();
        m_window->installEventFilter(this);
    }
    m_animation.stop();
    m_animation.setDuration(m_duration);
    m_animation.start();
    emit moved(area());
}

void PlayMotion::finish()
{
    if (!isRunning())
        return;
    m_animation.stop();
    stop();
}

void PlayMotion::stop()
{
    const QRectF last = area();
    if (m_window)
        m_window->removeEventFilter(this);
    m_tracks.clear();
    m_leaving.clear();
    m_words.clear();
    m_spots.clear();
    emit moved(last);
}

/// Whoever clicks or types wants to go on.
bool PlayMotion::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress ||
        event->type() == QEvent::TouchBegin || event->type() == QEvent::Wheel)
        finish();
    return QObject::eventFilter(watched, event);
}

double PlayMotion::progress() const
{
    return isRunning() ? m_animation.currentValue().toDouble() : 1;
}

PlayMotion::Pose PlayMotion::poseOf(const SeenFigure& figure) const
{
    Pose pose{figure.centre, figure.scale};
    const auto found = m_tracks.find(figure.id);
    if (!isRunning() || found == m_tracks.end())
        return pose;
    const Track& track = found->second;
    const double part = progress();
    if (track.way.empty())
        pose.opacity = part;
    else if (track.way.size() > 1)
        pose.centre = along(track.way, part);
    pose.scale = track.scale + (figure.scale - track.scale) * part;
    pose.turn = turnBetween(figure.look.facing, track.facing) * (1 - part);
    pose.flash = track.lost > 0 ? 1 - part : 0;
    return pose;
}

std::vector<std::pair<SeenFigure, PlayMotion::Pose>> PlayMotion::leaving() const
{
    std::vector<std::pair<SeenFigure, Pose>> leaving;
    for (const SeenFigure& figure : m_leaving)
        leaving.emplace_back(figure, Pose{figure.centre, figure.scale, 0, 1 - progress(), 0});
    return leaving;
}

/// All squares on which something moves, with room for rings and words.
QRectF PlayMotion::area() const
{
    QRectF area;
    const auto add = [&](QPointF at) { area |= QRectF(at - QPointF(1.2, 1.6), QSizeF(2.4, 2.8)); };
    for (const SeenFigure& figure : m_figures)
        if (m_tracks.contains(figure.id))
            add(figure.centre);
    for (const auto& [id, track] : m_tracks)
        for (const QPointF& point : track.way)
            add(point);
    for (const SeenFigure& figure : m_leaving)
        add(figure.centre);
    for (const Word& word : m_words)
        add(word.at);
    for (const Spot& spot : m_spots)
        add(spot.at);
    return area;
}

} // namespace delve::mageknight
