// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"
#include "engine/scenario/used_ids.h"

namespace delve::mageknight {

/// The ids that the things of a scenario have, and new ones that none of them has.
class ThingIds : public UsedIds
{
public:
    explicit ThingIds(const Scenario& scenario);
};

/// One new id. Whoever needs many keeps a ThingIds, which looks through the scenario only once.
ThingId drawThingId(Random& random, const Scenario& scenario);

} // namespace delve::mageknight
