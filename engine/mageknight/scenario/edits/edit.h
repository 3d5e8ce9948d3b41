// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/thing.h"
#include "engine/scenario/scenario_edit.h"

namespace delve {

// These two walk through all lists; they are compiled once, in edit.cpp.
extern template void apply(mageknight::Scenario&, const ScenarioEdit<mageknight::Scenario>&);
extern template ScenarioEdit<mageknight::Scenario>
difference(mageknight::EditName, const mageknight::Scenario&, const mageknight::Scenario&);

} // namespace delve

namespace delve::mageknight {

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

} // namespace delve::mageknight
