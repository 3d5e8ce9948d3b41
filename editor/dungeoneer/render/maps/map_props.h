// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/emblems/emblem_parts.h"

namespace delve::dungeoneer {

// What stands on Map cards, seen from above, in room_props.cpp and wild_props.cpp.
std::span<const EmblemDrawing> roomProps();
std::span<const EmblemDrawing> wildProps();

} // namespace delve::dungeoneer
