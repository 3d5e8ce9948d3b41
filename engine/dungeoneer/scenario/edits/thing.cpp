// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/thing.h"

#include <algorithm>

namespace delve::dungeoneer {

FoundCard findCard(const Scenario& scenario, const ThingId& id)
{
    for (const MapKind map : allMapKinds)
        if (const auto found = std::ranges::find(scenario.cards(map), id, &PlacedCard::id);
            found != scenario.cards(map).end())
            return {map, &*found};
    return {};
}

} // namespace delve::dungeoneer
