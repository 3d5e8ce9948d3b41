// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_game.h"

#include <memory>

namespace delve::mageknight::test {

/// A game of two or three players whose figures have any abilities, on a board that has everything: terrain,
/// a door, markers, an artifact, chests with traps and items, and tokens. The same seed gives the same game.
std::unique_ptr<DrawnGame> makeAbilityGame(std::uint64_t seed);

} // namespace delve::mageknight::test
