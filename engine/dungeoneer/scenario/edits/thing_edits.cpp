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

} // namespace delve::dungeoneer
