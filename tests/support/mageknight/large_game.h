// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// A game with figures on bases of all sizes that are in play, on a board with wide openings, doors,
/// crevasses and everything else, made from a seed.
std::unique_ptr<DrawnGame> makeLargeGame(std::uint64_t seed);
/// A large game with a cavalry unit and another rider in each team.
std::unique_ptr<DrawnGame> makeCavalryGame(std::uint64_t seed);

/// A large game with multi-dial figures and chariots in both teams and in the pool.
std::unique_ptr<DrawnGame> makeSectionGame(std::uint64_t seed);

/// A large game with figures of all kinds that stand there from the start, of both teams, of the Mage Spawn
/// and neutral, and with cavalry and passengers in the pool.
std::unique_ptr<DrawnGame> makePlacedGame(std::uint64_t seed);

} // namespace delve::mageknight::test
