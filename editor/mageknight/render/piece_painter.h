// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/render/sketch.h"
#include "engine/mageknight/content/pieces.h"

namespace delve::mageknight {

// Pieces that lie on squares and edges. All paint in units of squares.

/// A door in the line of an edge: `centre` is the middle of the edge, `level` an edge that runs west to east.
void paintDoor(const Sketch& sketch, const QPointF& centre, bool level, DoorMaterial material, bool open);

/// A chest with the arc its front covers (CHEST-09).
void paintChest(const Sketch& sketch, const QPointF& centre, Side facing, bool showArc);

/// A wandering token, face down: the colour of its grade, and one to three pips that say the same.
void paintWanderingToken(const Sketch& sketch, const QPointF& centre, Colour colour);

enum class ArrowKind : std::uint8_t
{
    Entrance,
    Exit
};

/// The arrow of a team at an opening: `centre` outside the dungeon, `inward` the side where the dungeon lies.
/// Entrances are filled and point in, exits are outlined and point out; both carry the player's number.
void paintArrow(const Sketch& sketch, const QPointF& centre, Side inward, ArrowKind kind, PlayerColour colour,
                int player, double size = 1);

/// A note pinned to a square.
void paintNote(const Sketch& sketch, const QPointF& centre);

} // namespace delve::mageknight
