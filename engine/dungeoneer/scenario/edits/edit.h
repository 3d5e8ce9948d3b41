// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/edit_name.h"
#include "engine/dungeoneer/scenario/edits/thing.h"

#include <optional>
#include <span>
#include <vector>

namespace delve::dungeoneer {

/// A thing and its place in its list.
struct ListedThing
{
    std::size_t index = 0;
    Thing thing;

    friend bool operator==(const ListedThing&, const ListedThing&) = default;
};

/// One thing before and after an edit: without `before` it is new, without `after` it is gone. The index
/// before is a place in the list as it was, the index after one in the list as it will be.
struct ThingChange
{
    ThingKind kind = ThingKind::DungeonCard;
    std::optional<ListedThing> before;
    std::optional<ListedThing> after;

    const ThingId& id() const { return idOf(before ? before->thing : after->thing); }

    friend bool operator==(const ThingChange&, const ThingChange&) = default;
};

/// Title, options, packs, stage and the like, before and after.
struct FactsChange
{
    ScenarioFacts before;
    ScenarioFacts after;

    friend bool operator==(const FactsChange&, const FactsChange&) = default;
};

/// A change of a scenario as data, so that undo and redo are the same swap.
struct Edit
{
    EditName name = EditName::ChangeThing;
    std::vector<ThingChange> changes;
    std::optional<FactsChange> facts;

    bool isEmpty() const { return changes.empty() && !facts; }

    friend bool operator==(const Edit&, const Edit&) = default;
};

/// Changes the scenario, which must be in the state that the edit calls `before`.
void apply(Scenario& scenario, const Edit& edit);

/// The scenario after the edit.
Scenario applied(Scenario scenario, const Edit& edit);

/// The edit that takes this one back.
Edit inverted(Edit edit);

/// One edit that does what these do one after the other. Each is made for what the one before it left.
Edit combined(EditName name, const Scenario& start, std::span<const Edit> edits);

/// Everything that differs between two scenarios, as one edit. Maps of cards are small: the named edits
/// change a copy and ask for this.
Edit difference(EditName name, const Scenario& before, const Scenario& after);

} // namespace delve::dungeoneer
