// SPDX-License-Identifier: GPL-3.0-or-later
// A map of cards from a stranger: an error that says something, or a scenario that survives being written and
// read, and that the rules can be asked about, and mended, if all its cards are known.

#include "engine/dungeoneer/scenario/check_references.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/dungeoneer/setup/validate_setup.h"
#include "tests/fuzz/scenario_promises.h"
#include "tests/fuzz/shipped.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

DELVE_FUZZ_TARGET(card_scenario)
{
    const auto scenario = parseScenario(text);
    if (!scenario)
        return requirePlaced(scenario.error(), text);
    requireRoundTrip(*scenario, parseScenario, writeScenario);
    if (!isComplete(checkReferences(*scenario, shippedCards())))
        return;
    const Findings findings = validateSetup(*scenario, shippedCards());
    requireRules(findings);
    if (!findings.empty())
        for (const Fix& fix : fixesFor(*scenario, shippedCards(), findings.front()))
            require(parseScenario(writeScenario(applied(*scenario, fix.edit))).has_value(),
                    "a mended scenario can be read");
}
