// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/thing.h"

namespace delve::mageknight {

const ThingId& idOf(const Thing& thing)
{
    return std::visit([](const auto& entry) -> const ThingId& { return entry.id; }, thing);
}

std::optional<ThingPlace> findThing(const Scenario& scenario, const ThingId& id)
{
    std::optional<ThingPlace> place;
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (std::size_t index = 0; !place && index < list.size(); ++index)
            if (list[index].id == id)
                place = ThingPlace{kind, index};
    });
    return place;
}

Thing thingAt(const Scenario& scenario, ThingPlace place)
{
    return visitList(scenario, place.kind, [&](const auto& list) -> Thing { return list[place.index]; });
}

std::optional<Square> squareOf(const Thing& thing)
{
    return std::visit(
        [](const auto& entry) -> std::optional<Square> {
            const Square* place = placeOf(entry);
            return place ? std::optional(*place) : std::nullopt;
        },
        thing);
}

} // namespace delve::mageknight
