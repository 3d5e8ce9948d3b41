// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_moment.h"

#include <QObject>
#include <QPointer>
#include <QVariantAnimation>

#include <map>
#include <set>
#include <vector>

class QQuickItem;

namespace delve::mageknight {

/// What moves on the board for a moment after something happened: figures glide, turn, fade and show the
/// clicks they lost. It is paint alone: the game is where it is already, and a click or a key anywhere in the
/// window ends it at once. Nothing runs while nothing moves.
class PlayMotion : public QObject
{
    Q_OBJECT

public:
    /// The longest that anything moves, in milliseconds.
    static constexpr int longest = 250;

    /// How a figure looks at this instant, beside what it is.
    struct Pose
    {
        QPointF centre;
        double scale = 1;
        double turn = 0; ///< degrees that it has still to turn back
        double opacity = 1;
        double flash = 0; ///< how brightly a hit shows, up to 1
    };
    /// A word that rises from a square: "-2".
    struct Word
    {
        int level = 0;
        QPointF at;
        int clicks = 0; ///< below 0: lost
    };
    /// A place where something changed: a door, a chest.
    struct Spot
    {
        int level = 0;
        QPointF at;
    };

    explicit PlayMotion(QQuickItem& board);

    /// Something was done: what comes next is to be shown as a movement of at most so many milliseconds.
    void note(const play::Events& events, int duration);
    /// The game is at another moment. What was not noted before is just there.
    void follow(const GameMoment& moment);
    /// Ends at once.
    void finish();

    bool isRunning() const { return m_animation.state() == QAbstractAnimation::Running; }
    /// From 0 to 1, which is rest.
    double progress() const;
    Pose poseOf(const SeenFigure& figure) const;
    /// Those who are gone from where they were, or from the board, and how they fade.
    std::vector<std::pair<SeenFigure, Pose>> leaving() const;
    const std::vector<Word>& words() const { return m_words; }
    const std::vector<Spot>& spots() const { return m_spots; }

signals:
    /// Something looks different on these squares of any level.
    void moved(const QRectF& squares);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Track
    {
        std::vector<QPointF> way; ///< from where it was; empty: it appears
        double scale = 1;
        Direction facing = Direction::North;
        int lost = 0; ///< clicks
    };

    void compare(const GameMoment& moment);
    void compare(const SeenFigure& before, const SeenFigure& now);
    void addSpots(const GameMoment& moment);
    void start();
    void stop();
    QRectF area() const;

    QQuickItem& m_board;
    QPointer<QObject> m_window; ///< whose clicks and keys are watched
    QVariantAnimation m_animation;
    std::vector<SeenFigure> m_figures; ///< as they were seen last
    std::map<play::FigureId, Track> m_tracks;
    std::vector<SeenFigure> m_leaving;
    std::vector<Word> m_words;
    std::vector<Spot> m_spots;

    // What was noted and not shown yet.
    int m_duration = 0;
    bool m_isRolled = false;
    std::set<play::FigureId> m_placed; ///< without a step
    std::set<play::FigureId> m_eliminated;
    std::set<play::DoorId> m_doors;
    std::set<play::ChestId> m_chests;
};

} // namespace delve::mageknight
