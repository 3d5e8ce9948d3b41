// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/edit_draft.h"

namespace delve::mageknight {

bool EditDraft::isRemoved(ThingKind kind, std::size_t index) const
{
    const auto& things = m_changed[std::size_t(kind)];
    const auto place = things.find(index);
    return place != things.end() && !place->second;
}

ScenarioFacts& EditDraft::facts()
{
    if (!m_facts)
        m_facts = m_scenario;
    return *m_facts;
}

Edit EditDraft::take(EditName name)
{
    Edit edit{.name = name, .changes = {}, .facts = {}};
    for (const ThingKind kind : allThingKinds) {
        std::size_t removed = 0; // so many before the one at hand
        for (auto& [index, thing] : m_changed[std::size_t(kind)]) {
            ListedThing before{index, thingAt(m_scenario, {kind, index})};
            if (!thing) {
                edit.changes.push_back({kind, std::move(before), {}});
                ++removed;
            } else if (*thing != before.thing) {
                edit.changes.push_back(
                    {kind, std::move(before), ListedThing{index - removed, std::move(*thing)}});
            }
        }
        const std::size_t listed = visitList(m_scenario, kind, [](const auto& list) { return list.size(); });
        std::size_t next = listed - removed;
        for (Thing& thing : m_added[std::size_t(kind)])
            edit.changes.push_back({kind, {}, ListedThing{next++, std::move(thing)}});
    }
    if (m_facts && *m_facts != static_cast<const ScenarioFacts&>(m_scenario))
        edit.facts = FactsChange{m_scenario, std::move(*m_facts)};
    return edit;
}

} // namespace delve::mageknight
