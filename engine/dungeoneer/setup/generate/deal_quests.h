// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer {

/// DNR-SETUP-12, DNR-OPT-12: two Personal Quests for every player who has none, of a Dungeon and a Wilderness
/// in use one each, chosen so that the ways to their places differ as little as possible. Only Quests whose
/// places lie on the maps are dealt; where there are too few, nothing changes.
void dealFairQuests(Scenario& scenario, const Cards& cards, Random& random);

} // namespace delve::dungeoneer
