// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario from a stranger: an error that says something, or a scenario that survives being written and
// read, and that the rules can be asked about if all its pieces are known.

#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/fuzz/scenario_promises.h"
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
    requireRoundTrip(*scenario, parseScenario, writeScenario);
    if (!isComplete(checkReferences(*scenario, shippedContent())))
        return;
    requireRules(validateSetup(*scenario, shippedContent()));
}
