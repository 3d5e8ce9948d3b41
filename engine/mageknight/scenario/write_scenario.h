// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"

#include <string>

namespace delve::mageknight {

/// The canonical text of a scenario: the same value gives the same bytes. One placed thing per line, members
/// that have their default value left out. The lists and texts must keep within scenario_limits, and ids
/// must be well-formed; then parseScenario() gives the same value back.
std::string writeScenario(const Scenario& scenario);

} // namespace delve::mageknight
