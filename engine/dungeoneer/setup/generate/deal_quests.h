// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer {

/// DNR-SETUP-12, DNR-OPT-12: two Personal Quests for every player, of a Dungeon and a Wilderness in use one
/// each, chosen so that the ways to their places differ as little as possible; what players have already is
/// kept. Only Quests that nobody has (DNR-SETUP-08) and whose places lie on the maps are dealt; where there
/// are too few for all, nothing changes.
void dealFairQuests(Scenario& scenario, const Cards& cards, Random& random);

} // namespace delve::dungeoneer
