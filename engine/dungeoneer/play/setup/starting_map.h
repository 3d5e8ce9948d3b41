// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve::dungeoneer::play {

class Unfolding;

/// DNR-SETUP-15 to DNR-SETUP-18: an Entrance and four Passages around it, for each kind of map.
void layStartingMaps(Unfolding& unfolding);
/// The map as the scenario laid it.
void layGivenMap(Unfolding& unfolding);
/// DNR-OPT-03, DNR-OPT-04: all Map cards are dealt out, and places of own Quests passed on.
void dealMapInView(Unfolding& unfolding);

} // namespace delve::dungeoneer::play
