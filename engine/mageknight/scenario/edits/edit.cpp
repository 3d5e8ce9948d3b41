// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/edit.h"

#include "engine/scenario/list_changes.h"

namespace delve::mageknight {

void apply(Scenario& scenario, const Edit& edit)
{
    visitAllLists(scenario, [&](ThingKind kind, auto& list) { applyToList(list, kind, edit.changes); });
    if (edit.facts)
        static_cast<ScenarioFacts&>(scenario) = edit.facts->after;
}

Edit inverted(Edit edit)
{
    for (ThingChange& change : edit.changes)
        std::swap(change.before, change.after);
    if (edit.facts)
        std::swap(edit.facts->before, edit.facts->after);
    return edit;
}

Edit combined(EditName name, const Scenario& start, std::span<const Edit> edits)
{
    Scenario end = start;
    for (const Edit& edit : edits)
        apply(end, edit);
    return difference(name, start, end);
}

Edit difference(EditName name, const Scenario& before, const Scenario& after)
{
    Edit edit{.name = name, .changes = {}, .facts = {}};
    for (const ThingKind kind : allThingKinds)
        visitMember(kind,
                    [&](auto member) { addDifference(kind, before.*member, after.*member, edit.changes); });
    if (static_cast<const ScenarioFacts&>(before) != static_cast<const ScenarioFacts&>(after))
        edit.facts = FactsChange{before, after};
    return edit;
}

} // namespace delve::mageknight
