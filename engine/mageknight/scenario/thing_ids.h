// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/scenario/scenario.h"

#include <unordered_set>

namespace delve::mageknight {

/// The ids that the things of a scenario have, and new ones that none of them has.
class ThingIds
{
public:
    explicit ThingIds(const Scenario& scenario);

    bool contains(const ThingId& id) const { return m_used.contains(id); }

    /// A short random id, six letters and digits that are not mistaken for one another; taken from now on.
    ThingId draw(Random& random);

private:
    std::unordered_set<ThingId> m_used; ///< looked up only, never walked
};

/// One new id. Whoever needs many keeps a ThingIds, which looks through the scenario only once.
ThingId drawThingId(Random& random, const Scenario& scenario);

} // namespace delve::mageknight
