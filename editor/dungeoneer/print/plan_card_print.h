// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/print/card_print_options.h"
#include "editor/print/print_plan.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <memory>

namespace delve::dungeoneer {

/// Decides the pages for a scenario. The plan keeps it alive; the cards must outlive the plan.
Result<PrintPlan> planPrint(std::shared_ptr<const Scenario> scenario, const Cards& cards,
                            const CardPrintOptions& options);

/// Decides the pages for a set of cards, which must outlive the plan. It has cards and cut-outs; the other
/// kinds need a map.
Result<PrintPlan> planPrint(const CardSet& set, const CardPrintOptions& options);

} // namespace delve::dungeoneer
