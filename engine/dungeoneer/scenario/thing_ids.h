// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/scenario.h"
#include "engine/scenario/used_ids.h"

namespace delve::dungeoneer {

/// The ids that the things of a scenario have, and new ones that none of them has.
class ThingIds : public UsedIds
{
public:
    explicit ThingIds(const Scenario& scenario)
    {
        addAll(scenario.players);
        addAll(scenario.dungeon);
        addAll(scenario.wilderness);
        addAll(scenario.portals);
        addAll(scenario.pinnedNotes);
    }
};

} // namespace delve::dungeoneer
