// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/generate_dungeons.h"

#include <string>

namespace delve::mageknight {

/// "Player 2", in the language of the user.
std::string nameOfPlayer(int number);

/// Gives players and levels that have no name one in the language of the user.
void nameNameless(Scenario& scenario);

/// Names the players and levels of a generated dungeon, and titles it after its seed.
void nameDungeon(DungeonProposal& proposal);

} // namespace delve::mageknight
