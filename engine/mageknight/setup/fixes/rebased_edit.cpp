// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/rebased_edit.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

/// Where a thing is listed now, mostly where it was.
std::optional<std::size_t> placeNow(const Scenario& scenario, ThingKind kind, const ListedThing& thing)
{
    return visitList(scenario, kind, [&](const auto& list) -> std::optional<std::size_t> {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        const T& wanted = std::get<T>(thing.thing);
        if (thing.index < list.size() && list[thing.index] == wanted)
            return thing.index;
        const auto found = std::ranges::find(list, wanted);
        return found == list.end() ? std::nullopt : std::optional(std::size_t(found - list.begin()));
    });
}

/// Things of one list that are put elsewhere, besides others that come or go: their places mean something
/// only in the list for which the edit was made.
bool isTangled(const Edit& edit)
{
    return std::ranges::any_of(allThingKinds, [&](ThingKind kind) {
        bool isReordered = false, comesOrGoes = false;
        for (const ThingChange& change : edit.changes) {
            if (change.kind != kind)
                continue;
            if (change.before && change.after)
                isReordered |= change.before->index != change.after->index;
            else
                comesOrGoes = true;
        }
        return isReordered && comesOrGoes;
    });
}

} // namespace

std::optional<Edit> rebased(Edit edit, const Scenario& onto)
{
    if (isTangled(edit) || (edit.facts && edit.facts->before != static_cast<const ScenarioFacts&>(onto)))
        return {};
    std::array<std::size_t, allThingKinds.size()> ends{};
    for (const ThingKind kind : allThingKinds)
        ends[std::size_t(kind)] = visitList(onto, kind, [](const auto& list) { return list.size(); });
    for (ThingChange& change : edit.changes) {
        if (!change.before)
            continue;
        const auto place = placeNow(onto, change.kind, *change.before);
        const bool isReordered = change.after && change.after->index != change.before->index;
        if (!place || (isReordered && *place != change.before->index))
            return {};
        change.before->index = *place;
        if (change.after && !isReordered)
            change.after->index = *place;
        ends[std::size_t(change.kind)] -= !change.after;
    }
    for (ThingChange& change : edit.changes) {
        if (change.before)
            continue;
        if (findThing(onto, change.id())) // another one was added with the same id
            return {};
        change.after->index = ends[std::size_t(change.kind)]++;
    }
    return edit;
}

} // namespace delve::mageknight
