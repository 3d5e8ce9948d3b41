// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario from a stranger: an error that says something, or a scenario that survives being written and
// read, and that the rules can be asked about if all its pieces are known.

#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

DELVE_FUZZ_TARGET(scenario)
{
    const auto scenario = parseScenario(text);
    if (!scenario)
        return requirePlaced(scenario.error(), text);
    const std::string written = writeScenario(*scenario);
    const auto again = parseScenario(written);
    requireRead(again);
    require(*again == *scenario, "reading gives the same scenario back");
    require(writeScenario(*again) == written, "the same scenario gives the same bytes");

    if (const auto errors = checkReferences(*scenario, shippedContent()); !errors.empty()) {
        for (const Error& error : errors)
            requireClear(error);
        return;
    }
    for (const Finding& finding : validateSetup(*scenario, shippedContent()))
        require(!finding.rule.empty(), "a finding names its rule");
}
