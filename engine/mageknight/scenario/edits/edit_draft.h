// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit.h"

#include <array>
#include <map>

namespace delve::mageknight {

/// Collects what an edit changes. Places are those of the scenario it starts from, which must outlive it and
/// stay as it is; what is added comes to the end of its list.
class EditDraft
{
public:
    explicit EditDraft(const Scenario& scenario) : m_scenario(scenario) {}

    /// The thing as it will be, to be changed by the caller.
    template <typename T> T& change(ThingKind kind, std::size_t index)
    {
        auto& things = m_changed[std::size_t(kind)];
        auto place = things.find(index);
        if (place == things.end())
            place = things.emplace(index, thingAt(m_scenario, {kind, index})).first;
        return std::get<T>(place->second.value());
    }
    void remove(ThingKind kind, std::size_t index) { m_changed[std::size_t(kind)][index].reset(); }
    bool isRemoved(ThingKind kind, std::size_t index) const;
    void add(ThingKind kind, Thing thing) { m_added[std::size_t(kind)].push_back(std::move(thing)); }
    ScenarioFacts& facts();

    /// The edit; changes that change nothing are left out.
    Edit take(EditName name);

private:
    const Scenario& m_scenario;
    std::array<std::map<std::size_t, std::optional<Thing>>, allThingKinds.size()> m_changed;
    std::array<std::vector<Thing>, allThingKinds.size()> m_added;
    std::optional<ScenarioFacts> m_facts;
};

} // namespace delve::mageknight
