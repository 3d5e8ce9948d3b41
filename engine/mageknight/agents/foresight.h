// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/prospect.h"

namespace delve::mageknight::play {

// One look ahead, at what could be done next, without dice.

/// The best that could be done at a moment that is only thought of.
struct Foresight
{
    int worth = 0;
    bool moves = false; ///< the best is to move
};

/// What would come after a break-away that succeeds.
Foresight foreseeBreakAway(Prospect& prospect);

/// Something could be done at once when the active figure has opened this door, with the points it has left
/// then.
bool canUseOpening(Prospect& prospect, DoorId door);

/// What the activation would begin with; nothing where that is not foreseen.
std::optional<Foresight> foreseeActivation(const PlayerView& view, const Action& action, WayMemory& memory);

} // namespace delve::mageknight::play
