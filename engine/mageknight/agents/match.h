// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent.h"
#include "engine/table/match.h"

namespace delve::mageknight::play {

using MatchObserver = table::MatchObserver<Traits>;
using MatchResult = table::MatchResult<Traits>;
using table::mostChoices;

/// Plays a whole game. There are as many seats as players.
inline MatchResult playMatch(const Game& game, const Seats& seats, Dice& dice,
                             const MatchObserver& observe = {})
{
    return table::playMatch<Traits>(game, seats, dice, observe);
}

} // namespace delve::mageknight::play
