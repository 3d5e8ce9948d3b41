// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "editor/print/print_plan.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <memory>

namespace delve::mageknight {

/// Decides the pages. The plan keeps the scenario alive; the content must outlive the plan. Cards call
/// abilities by the titles of their rules, if they are given.
Result<PrintPlan> planPrint(std::shared_ptr<const Scenario> scenario, const Content& content,
                            const PrintOptions& options, const RuleReference* rules = nullptr);

} // namespace delve::mageknight
