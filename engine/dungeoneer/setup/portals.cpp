// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/portals.h"

#include "engine/dungeoneer/scenario/edits/map_edits.h"

#include <algorithm>

namespace delve::dungeoneer {

bool isPortal(const PlacedCard& placed, const Cards& cards)
{
    const MapCard* card = cards.map(placed.card);
    return card &&
           std::ranges::find(card->obstacles, ObstacleKind::Portal, &Obstacle::kind) != card->obstacles.end();
}

std::vector<ThingId> portalsOf(const Scenario& scenario, const Cards& cards)
{
    std::vector<ThingId> ids;
    for (const PlacedCard& placed : scenario.wilderness)
        if (isPortal(placed, cards))
            ids.push_back(placed.id);
    return ids;
}

std::vector<ThingId> portalEnds(const Scenario& scenario, const Cards& cards)
{
    std::vector<ThingId> ids;
    for (const PlacedCard& placed : scenario.dungeon)
        if (const MapCard* card = cards.map(placed.card); card && card->type == MapCardType::Entrance)
            ids.push_back(placed.id);
    return ids;
}

const PortalLink* linkOf(const Scenario& scenario, const ThingId& portal)
{
    const auto found = std::ranges::find(scenario.portals, portal, &PortalLink::portal);
    return found == scenario.portals.end() ? nullptr : &*found;
}

void linkLoosePortals(Scenario& scenario, const Cards& cards, Random& random, ThingIds& ids)
{
    const auto ends = portalEnds(scenario, cards);
    if (ends.empty())
        return;
    for (const ThingId& portal : portalsOf(scenario, cards))
        if (!linkOf(scenario, portal))
            apply(scenario, linkPortal(scenario, ids.draw(random), portal, ends.front()));
}

} // namespace delve::dungeoneer
