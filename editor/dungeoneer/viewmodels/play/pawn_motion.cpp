// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/play/pawn_motion.h"

#include <QEasingCurve>
#include <QQuickItem>

namespace delve::dungeoneer {

PawnMotion::PawnMotion(QQuickItem& board)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_animation, &QVariantAnimation::valueChanged, this, &PawnMotion::moved);
    connect(&m_animation, &QVariantAnimation::finished, this, &PawnMotion::finish);
    connect(&board, &QQuickItem::visibleChanged, this, &PawnMotion::finish);
}

void PawnMotion::follow(const std::map<play::PlayerId, QPointF>& places)
{
    m_animation.stop();
    m_from.clear();
    if (m_duration > 0)
        for (const auto& [player, place] : places)
            if (const auto before = m_places.find(player);
                before != m_places.end() && before->second != place)
                m_from.emplace(player, before->second);
    m_places = places;
    if (!m_from.empty()) {
        m_animation.setDuration(m_duration);
        m_animation.start();
    }
    m_duration = 0;
    emit moved();
}

void PawnMotion::finish()
{
    m_animation.stop();
    m_from.clear();
    emit moved();
}

double PawnMotion::progress() const
{
    return m_from.empty() ? 1 : m_animation.currentValue().toDouble();
}

QPointF PawnMotion::offsetOf(play::PlayerId player) const
{
    const auto from = m_from.find(player);
    const auto place = m_places.find(player);
    if (from == m_from.end() || place == m_places.end())
        return {};
    return (from->second - place->second) * (1 - progress());
}

} // namespace delve::dungeoneer
