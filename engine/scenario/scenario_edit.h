// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/list_changes.h"
#include "engine/scenario/thing_lists.h"

#include <span>
#include <utility>

namespace delve {

/// A change of a scenario as data, so that undo and redo are the same swap and cost what the edit costs, not
/// what the scenario does. Each game has functions that make them, in its folder `scenario/edits`.
template <typename Scenario> struct ScenarioEdit
{
    using Lists = ThingLists<Scenario>;
    using Name = typename Lists::Name;
    using Facts = typename Lists::Facts;

    /// A thing and its place in its list.
    struct ListedThing
    {
        std::size_t index = 0;
        typename Lists::Thing thing;

        friend bool operator==(const ListedThing&, const ListedThing&) = default;
    };

    /// One thing before and after an edit: without `before` it is new, without `after` it is gone. The index
    /// before is a place in the list as it was, the index after one in the list as it will be.
    struct ThingChange
    {
        typename Lists::Kind kind{};
        std::optional<ListedThing> before;
        std::optional<ListedThing> after;

        const ThingId& id() const { return idOf(before ? before->thing : after->thing); }

        friend bool operator==(const ThingChange&, const ThingChange&) = default;
    };

    /// Title, options, packs and whatever else is no thing, before and after.
    struct FactsChange
    {
        Facts before;
        Facts after;

        friend bool operator==(const FactsChange&, const FactsChange&) = default;
    };

    Name name = Name::ChangeThing;
    std::vector<ThingChange> changes;
    std::optional<FactsChange> facts;

    bool isEmpty() const { return changes.empty() && !facts; }

    friend bool operator==(const ScenarioEdit&, const ScenarioEdit&) = default;
};

template <typename Scenario> using NameOfEdit = typename ThingLists<Scenario>::Name;

/// Changes the scenario, which must be in the state that the edit calls `before`.
template <HasThings Scenario> void apply(Scenario& scenario, const ScenarioEdit<Scenario>& edit)
{
    visitAllLists(scenario, [&](auto kind, auto& list) { applyToList(list, kind, edit.changes); });
    if (edit.facts)
        static_cast<typename ThingLists<Scenario>::Facts&>(scenario) = edit.facts->after;
}

/// The scenario after the edit.
template <HasThings Scenario> Scenario applied(Scenario scenario, const ScenarioEdit<Scenario>& edit)
{
    apply(scenario, edit);
    return scenario;
}

/// The edit that takes this one back.
template <typename Scenario> ScenarioEdit<Scenario> inverted(ScenarioEdit<Scenario> edit)
{
    for (auto& change : edit.changes)
        std::swap(change.before, change.after);
    if (edit.facts)
        std::swap(edit.facts->before, edit.facts->after);
    return edit;
}

/// Everything that differs between two scenarios, as one edit. It looks at all of both.
template <HasThings Scenario>
ScenarioEdit<Scenario> difference(NameOfEdit<Scenario> name, const Scenario& before, const Scenario& after)
{
    using Edit = ScenarioEdit<Scenario>;
    Edit edit{.name = name, .changes = {}, .facts = {}};
    for (const auto kind : ThingLists<Scenario>::kinds)
        visitMember(kind,
                    [&](auto member) { addDifference(kind, before.*member, after.*member, edit.changes); });
    const typename Edit::Facts &old = before, &now = after;
    if (old != now)
        edit.facts = typename Edit::FactsChange{old, now};
    return edit;
}

/// One edit that does what these do one after the other. Each is made for what the one before it left.
template <HasThings Scenario>
ScenarioEdit<Scenario> combined(NameOfEdit<Scenario> name, const Scenario& start,
                                std::type_identity_t<std::span<const ScenarioEdit<Scenario>>> edits)
{
    Scenario end = start;
    for (const auto& edit : edits)
        apply(end, edit);
    return difference(name, start, end);
}

/// Gives a thing other properties. Its id stays.
template <HasThings Scenario>
ScenarioEdit<Scenario> changeThing(const Scenario& scenario, std::type_identity_t<PlaceIn<Scenario>> place,
                                   typename ThingLists<Scenario>::Thing after)
{
    using Edit = ScenarioEdit<Scenario>;
    Edit edit{.name = Edit::Name::ChangeThing, .changes = {}, .facts = {}};
    auto before = thingAt(scenario, place);
    if (before != after)
        edit.changes.push_back({place.kind, typename Edit::ListedThing{place.index, std::move(before)},
                                typename Edit::ListedThing{place.index, std::move(after)}});
    return edit;
}

/// Gives a thing another place in its list: in the order of placement, or of the turns of players.
template <HasThings Scenario>
ScenarioEdit<Scenario> reorderThing(const Scenario& scenario, std::type_identity_t<PlaceIn<Scenario>> place,
                                    std::size_t index)
{
    using Edit = ScenarioEdit<Scenario>;
    Edit edit{.name = Edit::Name::ReorderThing, .changes = {}, .facts = {}};
    if (place.index != index) {
        const auto thing = thingAt(scenario, place);
        edit.changes.push_back({place.kind, typename Edit::ListedThing{place.index, thing},
                                typename Edit::ListedThing{index, thing}});
    }
    return edit;
}

/// Title, options, packs and whatever else is no thing.
template <HasThings Scenario>
ScenarioEdit<Scenario> changeFacts(const Scenario& scenario, typename ThingLists<Scenario>::Facts after)
{
    using Edit = ScenarioEdit<Scenario>;
    Edit edit{.name = Edit::Name::ChangeFacts, .changes = {}, .facts = {}};
    const typename Edit::Facts& before = scenario;
    if (before != after)
        edit.facts = typename Edit::FactsChange{before, std::move(after)};
    return edit;
}

} // namespace delve
