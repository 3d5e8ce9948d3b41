// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/setup/map_in_view.h"
#include "engine/dungeoneer/setup/setup_table.h"

namespace delve::dungeoneer {

/// DNR-SETUP-16: the Passages that may be laid beside the Entrance of a map, and where, so that the sides
/// still free can be filled as well: a card that fits everywhere does not take the last side of one that
/// fits only there. Where the deck has no Passages for all sides, every legal place beside the Entrance. In
/// the order of the deck, upright before turned; nothing where every side is taken.
std::vector<MapMove> openingMoves(const SetupTable& table, MapKind kind);

} // namespace delve::dungeoneer
