// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/dungeoneer/scenario/scenario.h"

namespace delve::dungeoneer::test {

/// A scenario with everything a file may hold, made of a seed; its cards are those of no set.
Scenario randomScenario(std::uint64_t seed);

} // namespace delve::dungeoneer::test
