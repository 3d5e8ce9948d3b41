// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"
#include "engine/mageknight/content/figure.h"

#include <QString>

#include <optional>

namespace delve::mageknight {

/// What a figure on the board shows: whose it is, which way it looks, and what its front arc covers.
struct FigureLook
{
    QString initials;                   ///< one or two letters
    std::optional<PlayerColour> player; ///< nothing for Mage Spawn
    std::optional<Colour> grade;        ///< of Mage Spawn; nothing for uniques
    BaseShape base = BaseShape::Round1x1;
    Direction facing = Direction::North;
    int frontArc = 90;
    ArcSide arcSide = ArcSide::None;
    bool spent = false;     ///< has acted already: drawn paler
    bool isNeutral = false; ///< of nobody yet: without colour and without horns
};

/// A figure on its base, centred on a point, its length along the facing. Bases of one square are round; a
/// notch in the rim points to the front, and the front arc is the bright part of the rim (MAP-24, BASE-03).
void paintFigure(const Sketch& sketch, const QPointF& centre, const FigureLook& look);

/// How many clicks of its dial a figure has left, in the corner of its base: a number on a disc that is full
/// or nearly empty.
void paintClicksLeft(const Sketch& sketch, const QPointF& centre, int left, int whole);

/// One or two letters that stand for a name: "Hedda Stonelatch" is "HS".
QString initialsOf(const QString& name);

} // namespace delve::mageknight
