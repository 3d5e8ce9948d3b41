// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/laid_map.h"

#include <QPointF>
#include <QVariantAnimation>

#include <map>

class QQuickItem;

namespace delve::dungeoneer {

/// Heroes that glide to where they are. It is paint alone: the game is where it is already. Nothing runs
/// while nothing moves.
class PawnMotion : public QObject
{
    Q_OBJECT

public:
    /// The longest that anything moves, in milliseconds.
    static constexpr int longest = 250;

    explicit PawnMotion(QQuickItem& board);

    /// Something was done: where Heroes are next is shown as a movement of so many milliseconds.
    void note(int duration) { m_duration = duration; }
    /// Heroes are here now, in millimetres of their map; one of another map is there at once.
    void follow(const std::map<play::PlayerId, QPointF>& places);
    void finish();

    /// From 0 to 1, which is rest.
    double progress() const;
    /// How far a Hero has still to go, in millimetres.
    QPointF offsetOf(play::PlayerId player) const;

signals:
    void moved();

private:
    QVariantAnimation m_animation;
    std::map<play::PlayerId, QPointF> m_places;
    std::map<play::PlayerId, QPointF> m_from; ///< of those that move
    int m_duration = 0;
};

} // namespace delve::dungeoneer
