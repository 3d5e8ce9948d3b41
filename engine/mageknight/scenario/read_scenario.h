// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_document.h"
#include "engine/base/result.h"
#include "engine/mageknight/scenario/scenario.h"

namespace delve::mageknight {

// In parse_scenario.cpp.

/// The scenario that is a part of another file, as parseScenario() reads one. Errors name the place in that
/// file.
Result<Scenario> readScenario(const JsonView& value);

} // namespace delve::mageknight
