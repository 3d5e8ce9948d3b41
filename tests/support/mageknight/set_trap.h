// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// Position 1 of the trap dial: an attack.
inline void setTrap(DrawnGame& game, TrapTarget target, int range = 0)
{
    game.chestKind().trap[1] = {9, std::nullopt, TrapAttack{target, 9, 2, range}};
}

} // namespace delve::mageknight::test
