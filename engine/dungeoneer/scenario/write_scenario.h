// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/scenario/scenario.h"

#include <string>

namespace delve::dungeoneer {

/// The canonical text of a scenario: the same value gives the same bytes. parseScenario() reads it back as an
/// equal value.
std::string writeScenario(const Scenario& scenario);

} // namespace delve::dungeoneer
