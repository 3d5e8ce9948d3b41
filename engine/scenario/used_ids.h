// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/base/id.h"

#include <unordered_set>

namespace delve {

/// The ids that the things of a scenario have, and new ones that none of them has. Each game fills it with
/// those of its scenario.
class UsedIds
{
public:
    bool contains(const ThingId& id) const { return m_used.contains(id); }

    /// A short random id, six letters and digits that are not mistaken for one another; taken from now on.
    ThingId draw(Random& random);

protected:
    UsedIds() = default;

    template <typename Things> void addAll(const Things& things)
    {
        for (const auto& thing : things)
            m_used.insert(thing.id);
    }

private:
    std::unordered_set<ThingId> m_used; ///< looked up only, never walked
};

} // namespace delve
