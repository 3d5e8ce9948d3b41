// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/thing.h"

#include <algorithm>

namespace delve::dungeoneer {

std::optional<ThingPlace> findThing(const Scenario& scenario, const ThingId& id)
{
    for (const ThingKind kind : allThingKinds) {
        const auto index = visitMember(kind, [&](auto member) {
            const auto& list = scenario.*member;
            const auto found = std::ranges::find_if(list, [&](const auto& thing) { return thing.id == id; });
            return found == list.end() ? std::nullopt : std::optional(std::size_t(found - list.begin()));
        });
        if (index)
            return ThingPlace{kind, *index};
    }
    return std::nullopt;
}

Thing thingAt(const Scenario& scenario, ThingPlace place)
{
    return visitMember(place.kind, [&](auto member) -> Thing { return (scenario.*member)[place.index]; });
}

FoundCard findCard(const Scenario& scenario, const ThingId& id)
{
    for (const MapKind map : allMapKinds)
        if (const auto found = std::ranges::find(scenario.cards(map), id, &PlacedCard::id);
            found != scenario.cards(map).end())
            return {map, &*found};
    return {};
}

} // namespace delve::dungeoneer
