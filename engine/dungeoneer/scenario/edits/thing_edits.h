// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/edits/edit.h"

namespace delve::dungeoneer {

/// Puts a player or a note at the end of its list. Its id must be new. Cards are laid (map_edits.h).
Edit addThing(const Scenario& scenario, Thing thing);

/// Gives a thing other properties. Its id stays.
Edit changeThing(const Scenario& scenario, ThingPlace place, Thing after);

/// Gives a thing another place in its list: the turn of a player, the order of placement of a card.
Edit reorderThing(const Scenario& scenario, ThingPlace place, std::size_t index);

/// Title, options, sets, stage …
Edit changeFacts(const Scenario& scenario, ScenarioFacts after);

} // namespace delve::dungeoneer
