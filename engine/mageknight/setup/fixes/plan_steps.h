// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/fixes/fix_plan.h"

namespace delve::mageknight {

/// What is moved twice, or moved there and back, is told once. The steps lead from `start` to `end`.
void tellOnce(const Scenario& start, const Scenario& end, std::vector<PlanStep>& steps);

/// Each step costs what its own changes cost. Where that does not add up to the price of the whole plan,
/// because one step goes on with what another began, these are paid together, with those between them.
void tellPrices(const Scenario& start, const Content& content, std::vector<PlanStep>& steps);

} // namespace delve::mageknight
