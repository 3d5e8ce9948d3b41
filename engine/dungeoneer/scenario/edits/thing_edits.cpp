// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/thing_edits.h"

#include <cassert>

namespace delve::dungeoneer {

Edit addThing(const Scenario& scenario, Thing thing)
{
    Scenario after = scenario;
    if (auto* player = std::get_if<Player>(&thing))
        after.players.push_back(std::move(*player));
    else if (auto* note = std::get_if<Note>(&thing))
        after.pinnedNotes.push_back(std::move(*note));
    else
        assert(false && "cards are laid and Portals linked by edits of their own");
    return difference(EditName::AddThing, scenario, after);
}

Edit changeThing(const Scenario& scenario, ThingPlace place, Thing after)
{
    Edit edit{.name = EditName::ChangeThing, .changes = {}, .facts = {}};
    Thing before = thingAt(scenario, place);
    if (before != after)
        edit.changes.push_back({place.kind, ListedThing{place.index, std::move(before)},
                                ListedThing{place.index, std::move(after)}});
    return edit;
}

Edit reorderThing(const Scenario& scenario, ThingPlace place, std::size_t index)
{
    Edit edit{.name = EditName::ReorderThing, .changes = {}, .facts = {}};
    if (place.index != index) {
        const Thing thing = thingAt(scenario, place);
        edit.changes.push_back({place.kind, ListedThing{place.index, thing}, ListedThing{index, thing}});
    }
    return edit;
}

Edit changeFacts(const Scenario& scenario, ScenarioFacts facts)
{
    Edit edit{.name = EditName::ChangeFacts, .changes = {}, .facts = {}};
    const ScenarioFacts& before = scenario;
    if (before != facts)
        edit.facts = FactsChange{before, std::move(facts)};
    return edit;
}

} // namespace delve::dungeoneer
