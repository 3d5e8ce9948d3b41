// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/fixes/fix_plan.h"

namespace delve::mageknight {

/// What is moved twice, or moved there and back, is told once. The steps lead from `start` to `end`.
void tellOnce(const Scenario& start, const Scenario& end, std::vector<PlanStep>& steps);

/// Each step costs what it adds to the price of all before it, so that the prices add up.
void shareOutPrice(const Scenario& start, const Content& content, std::vector<PlanStep>& steps);

} // namespace delve::mageknight
