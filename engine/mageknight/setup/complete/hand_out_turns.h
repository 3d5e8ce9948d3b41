// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/setup_view.h"

#include <cstddef>

namespace delve::mageknight {

/// LAY-02, LAY-09, LAY-10: brings the tiles of a whole dungeon into an order in which they can have been
/// laid. The players take turns, the central chamber is the first, each tile has a path when it is laid, and
/// everybody ends with a hallway. The tiles before `firstNew` keep their order among each other where that
/// works, otherwise at least that of each player. False if nobody can take turns like that; then each tile
/// has a path when it is laid all the same, and entrances come last.
bool orderTiles(Scenario& scenario, const Content& content, std::size_t firstNew);

/// MRK-02, ART-02, CHEST-03, TOK-05 to TOK-07: names who placed the pieces that were not there `before`, each
/// player no more than the share, and puts them between the others where it was that player's turn. Where it
/// was not recorded who placed the others, the new ones name nobody (LAY-20). The view is of the tiles.
void handOutTurns(Scenario& scenario, const Scenario& before, const SetupView& view);

} // namespace delve::mageknight
