// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight::test {

/// A scenario in which every member differs from its default somewhere: the value that
/// tests/data/scenarios/complete.scenario.json holds.
Scenario completeScenario();

/// The bytes of that file.
std::string completeScenarioText();

/// The least that a scenario may have: one level, no players, nothing placed.
Scenario leastScenario();

} // namespace delve::mageknight::test
