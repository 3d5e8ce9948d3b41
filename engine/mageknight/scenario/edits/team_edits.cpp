// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/edits/team_edits.h"

namespace delve::mageknight {

void dismissMember(Player& player, const ThingId& member)
{
    std::erase_if(player.team, [&](const TeamMember& other) { return other.id == member; });
    for (TeamMember& passenger : player.team)
        if (passenger.chariot == member)
            passenger.chariot = {};
}

} // namespace delve::mageknight
