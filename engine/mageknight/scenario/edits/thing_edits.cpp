// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/thing_edits.h"

#include "engine/mageknight/scenario/edits/edit_draft.h"
#include "engine/mageknight/scenario/edits/selection.h"

#include <unordered_set>

namespace delve::mageknight {

Edit addThing(const Scenario& scenario, ThingKind kind, Thing thing)
{
    EditDraft draft(scenario);
    draft.add(kind, std::move(thing));
    return draft.take(EditName::AddThing);
}

namespace {

using Ids = std::unordered_set<ThingId>; ///< looked up only, never walked

/// Doors go with their tile, arrows and figures of a team with their player.
void removeDependents(const Scenario& scenario, const Ids& gone, EditDraft& draft)
{
    for (std::size_t door = 0; door < scenario.doors.size(); ++door)
        if (gone.contains(scenario.doors[door].tile))
            draft.remove(ThingKind::Door, door);
    for (const ThingKind kind : {ThingKind::Entrance, ThingKind::Exit}) {
        const auto& arrows = kind == ThingKind::Entrance ? scenario.entrances : scenario.exits;
        for (std::size_t arrow = 0; arrow < arrows.size(); ++arrow)
            if (gone.contains(arrows[arrow].player))
                draft.remove(kind, arrow);
    }
    for (std::size_t figure = 0; figure < scenario.figures.size(); ++figure)
        if (gone.contains(scenario.figures[figure].player))
            draft.remove(ThingKind::Figure, figure);
}

/// What remains forgets the things that are gone.
void forget(const Scenario& scenario, const Ids& gone, EditDraft& draft)
{
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        using T = typename std::remove_cvref_t<decltype(list)>::value_type;
        for (std::size_t index = 0; index < list.size(); ++index) {
            if (draft.isRemoved(kind, index))
                continue;
            if constexpr (requires { list[index].player; })
                if (gone.contains(list[index].player))
                    draft.change<T>(kind, index).player = {};
            if constexpr (requires { list[index].partner; })
                if (gone.contains(list[index].partner))
                    draft.change<T>(kind, index).partner = {};
        }
    });
    // An assertion about one thing alone says nothing without it.
    const auto isVoid = [&](const Assertion& assertion) { return gone.contains(assertion.about); };
    if (std::ranges::any_of(scenario.assertions, isVoid))
        std::erase_if(draft.facts().assertions, isVoid);
}

void removeSelected(const Scenario& scenario, const Selection& selection, EditDraft& draft)
{
    Ids gone;
    visitAllLists(scenario, [&](ThingKind kind, const auto& list) {
        for (const std::size_t index : selection.of(kind)) {
            draft.remove(kind, index);
            gone.insert(list[index].id);
        }
    });
    removeDependents(scenario, gone, draft);
    forget(scenario, gone, draft);
}

} // namespace

Edit removeThings(const Scenario& scenario, const Content& content, std::span<const ThingId> ids)
{
    EditDraft draft(scenario);
    removeSelected(scenario, selectWithCarried(scenario, content, ids), draft);
    return draft.take(EditName::RemoveThings);
}

} // namespace delve::mageknight
