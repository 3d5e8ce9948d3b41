// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sketch.h"
#include "engine/dungeoneer/content/map_card.h"

// The signs of Map cards, told apart by shape, in millimetres; numbers are always upright.

namespace delve::dungeoneer {

/// A door on a side of a card: a gap (Open), a door with a key plate (Locked), a row of teeth with a warning
/// plate (Trapped), a solid bar (Wall).
void paintDoor(const Sketch& sketch, Side side, const Door& door, const QColor& ground, double bleed = 0);

/// A Pit, Spikes, Risk, Sewer or Portal.
void paintObstacle(const Sketch& sketch, const QPointF& centre, double radius, const Obstacle& obstacle);

} // namespace delve::dungeoneer
