// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/thing.h"
#include "engine/scenario/scenario_edit.h"

namespace delve {

// These two walk through all lists; they are compiled once, in edit.cpp.
extern template void apply(dungeoneer::Scenario&, const ScenarioEdit<dungeoneer::Scenario>&);
extern template ScenarioEdit<dungeoneer::Scenario>
difference(dungeoneer::EditName, const dungeoneer::Scenario&, const dungeoneer::Scenario&);

} // namespace delve

namespace delve::dungeoneer {

// Edits of this game: engine/scenario/scenario_edit.h. The functions beside this file make them.
using Edit = ScenarioEdit<Scenario>;
using ListedThing = Edit::ListedThing;
using ThingChange = Edit::ThingChange;
using FactsChange = Edit::FactsChange;

using delve::applied;
using delve::apply;
using delve::combined;
using delve::difference;
using delve::inverted;

using delve::changeFacts;
using delve::changeThing;
using delve::reorderThing;

} // namespace delve::dungeoneer
