// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/map_card.h"

#include <string_view>

namespace delve::dungeoneer::test {

/// A Map card as the rules write it: "Hall[O,W,O,W]" with the doors to the north, east, south and west; O is
/// Open, W a Wall, L6 Locked and T5 Trapped with a Threat. Its id is test/hall. It is a Passage; names that
/// begin with Ent are Entrances, and those below are Rooms.
MapCard card(std::string_view text);
MapCard room(std::string_view text);

/// The card on the surface: a Road or a Site with a Terrain.
MapCard wild(MapCard card);

/// With so many copies.
MapCard copies(MapCard card, int count);

} // namespace delve::dungeoneer::test
