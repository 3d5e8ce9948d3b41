// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

inline constexpr ArtifactClass chair = ArtifactClass::Chair;
inline constexpr ArtifactClass ordinaryTable = ArtifactClass::Table;

/// A tile of five by three squares and one of the same size beside it.
inline const std::vector<std::string> twoHalls{
    "+-+-+-+-+-+-+-+-+-+-+", "|a b c d e f g . . .|", "+ + + + + + + + + + +", "|h i j k l m n . . .|",
    "+ + + + + + + + + + +", "|o p q r s t u . . v|", "+-+-+-+-+-+-+-+-+-+-+"};

/// Furniture stands there.
inline bool isCovered(const DrawnGame& game, char square)
{
    return game.state().squares(play::SquareSet::Furniture).test(game[square]);
}

} // namespace delve::mageknight::test
