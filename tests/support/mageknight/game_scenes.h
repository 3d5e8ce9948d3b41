// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/state_writer.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// START-08: nobody is in the first turn any more.
inline void leaveFirstTurns(DrawnGame& game)
{
    play::StateWriter writer(game.game(), game.state());
    for (int player = 0; player < game.game().playerCount(); ++player)
        writer.player(play::PlayerId(player)).turns = 2;
}

} // namespace delve::mageknight::test
