// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/thing_ids.h"

namespace delve::mageknight {

ThingIds::ThingIds(const Scenario& scenario)
{
    addAll(scenario.players);
    for (const Player& player : scenario.players)
        addAll(player.team);
    addAll(scenario.tiles);
    addAll(scenario.doors);
    addAll(scenario.markers);
    addAll(scenario.artifacts);
    addAll(scenario.chests);
    addAll(scenario.tokens);
    addAll(scenario.figures);
    addAll(scenario.entrances);
    addAll(scenario.exits);
    addAll(scenario.pinnedNotes);
}

ThingId drawThingId(Random& random, const Scenario& scenario)
{
    return ThingIds(scenario).draw(random);
}

} // namespace delve::mageknight
