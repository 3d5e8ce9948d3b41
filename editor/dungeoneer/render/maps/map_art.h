// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sketch.h"
#include "engine/dungeoneer/content/map_card.h"

// The pictures of Map cards, seen from above, in millimetres. They come from the data of a card: its doors,
// type and Terrain, and the words of its id and English name; the same card always has the same picture. They
// reach under the border of the card, which is painted over them. In dungeon_art.cpp; roads in wild_art.cpp.

namespace delve::dungeoneer {

/// Rooms and passages cut into rock.
void paintDungeonArt(const Sketch& sketch, const MapCard& card, bool hasRoomBelow);
/// Roads and sites in open country.
void paintWildArt(const Sketch& sketch, const MapCard& card, bool hasRoomBelow);

// The colour of what a Hero walks on at the doors of a card.
QColor floorColour(const MapCard& card, RenderStyle style);
QColor roadColour(const MapCard& card, RenderStyle style);

/// Whether a word stands in the id or the English name of a card.
bool speaksOf(const MapCard& card, std::string_view word);

/// A drawing of map_props.h by its name.
void paintProp(const Sketch& sketch, std::string_view name, const QPointF& centre, double size,
               double degrees = 0);

} // namespace delve::dungeoneer
