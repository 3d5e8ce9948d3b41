// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/dungeoneer/scenario/thing_ids.h"

namespace delve::dungeoneer {

/// DNR-OBST-09: whether a card on the table has a Portal.
bool isPortal(const PlacedCard& placed, const Cards& cards);

/// The Portals of the surface, in order of placement.
std::vector<ThingId> portalsOf(const Scenario& scenario, const Cards& cards);
/// The Entrances of the Dungeon to which Portals may lead, in order of placement.
std::vector<ThingId> portalEnds(const Scenario& scenario, const Cards& cards);

/// The link of a Portal; nullptr without one.
const PortalLink* linkOf(const Scenario& scenario, const ThingId& portal);

/// DNR-OBST-09: Portals without a link lead to the first Entrance of the Dungeon, as soon as it lies there.
void linkLoosePortals(Scenario& scenario, const Cards& cards, Random& random, ThingIds& ids);

} // namespace delve::dungeoneer
