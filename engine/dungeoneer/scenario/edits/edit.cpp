// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/edits/edit.h"

#include "engine/scenario/list_changes.h"

namespace delve::dungeoneer {

void apply(Scenario& scenario, const Edit& edit)
{
    for (const ThingKind kind : allThingKinds)
        visitMember(kind, [&](auto member) { applyToList(scenario.*member, kind, edit.changes); });
    if (edit.facts)
        static_cast<ScenarioFacts&>(scenario) = edit.facts->after;
}

Scenario applied(Scenario scenario, const Edit& edit)
{
    apply(scenario, edit);
    return scenario;
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
    const ScenarioFacts &old = before, &now = after;
    if (old != now)
        edit.facts = FactsChange{old, now};
    return edit;
}

} // namespace delve::dungeoneer
