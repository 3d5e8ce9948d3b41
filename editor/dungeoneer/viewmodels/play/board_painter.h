// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/laid_map.h"
#include "editor/render/sketch.h"

#include <QColor>

#include <functional>

namespace delve::dungeoneer {

/// What stands and lies on the cards of a map, and what became of their doors. Everything is painted in
/// millimetres of the map, as the cards are.
class BoardPainter
{
public:
    struct Look
    {
        RenderStyle style = RenderStyle::FullColour;
        double pixelsPerMm = 2;
        MapKind map = MapKind::Dungeon;
        QRectF visible; ///< in millimetres
        QColor accent;
        std::function<QColor(play::PlayerId)> colourOf;
        std::function<QPointF(play::PlayerId)> offsetOf; ///< of a Hero that moves
    };

    BoardPainter(QPainter& painter, const play::Position& position, const Look& look)
        : m_sketch{painter, look.style, look.pixelsPerMm, Noise(0)}, m_position(position), m_look(look)
    {}

    /// Doors that are not as they are printed, and thresholds on which somebody stands.
    void doors() const;
    /// Flags on the places of Quests, by their numbers.
    void questPlaces(const std::vector<std::pair<int, play::QuestId>>& quests, play::PlayerId player) const;
    void things() const;
    void encounters() const;
    void pawns() const;

private:
    /// The corner of a space that is seen.
    std::optional<QPointF> cornerOf(play::SpaceId space) const;
    void door(play::SpaceId space, Side side) const;
    void pawn(const SeenPawn& pawn, const QPointF& foot) const;
    void encounter(const SeenEncounter& seen, const QPointF& centre) const;
    void badge(const QPointF& centre, const QString& text, const QColor& colour) const;
    void label(const QString& text, const QPointF& centre) const;

    Sketch m_sketch;
    const play::Position& m_position;
    const Look& m_look;
};

/// Where a Hero stands, in millimetres of its map: its foot.
QPointF placeOf(const play::Position& position, const SeenPawn& pawn);

} // namespace delve::dungeoneer
