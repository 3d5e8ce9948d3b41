// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// One tile of five by five squares, most of them with a name.
inline const std::vector<std::string> largeChamber{"+-+-+-+-+-+", "|a b c d e|", "+ + + + + +", "|f g h i j|",
                                                   "+ + + + + +", "|k l m n o|", "+ + + + + +", "|p q r s t|",
                                                   "+ + + + + +", "|u v w . .|", "+-+-+-+-+-+"};

inline Stats peanut(int speed = 12)
{
    return {.speed = speed, .speedType = SpeedType::Horseshoe, .base = BaseShape::Peanut1x2};
}

/// A base of three squares; mounts with riders come through the same steps.
inline Stats longBase(int speed = 12, SpeedType type = SpeedType::Boot)
{
    return {.speed = speed, .speedType = type, .base = BaseShape::Mount1x3};
}

} // namespace delve::mageknight::test
