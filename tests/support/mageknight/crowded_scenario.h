// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/mageknight/random_scenario.h"

namespace delve::mageknight::test {

/// A large square dungeon with a central chamber, arrows and pieces on many of its tiles. Tile n is t<n>; on
/// tiles 5, 13, 21 ... stand a chest c<n> and a marker m<n>, on the next ones a token k<n>. Doors are those
/// of largeScenario.
Scenario crowdedScenario(int tiles, const ScenarioPieces& pieces);

} // namespace delve::mageknight::test
