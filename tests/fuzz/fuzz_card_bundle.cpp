// SPDX-License-Identifier: GPL-3.0-or-later
// A bundle with sets of cards from a stranger: an error that says something, or a scenario and sets that
// survive being written and read, with files that stay inside their set.

#include "engine/dungeoneer/scenario/bundle.h"
#include "tests/fuzz/scenario_promises.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

DELVE_FUZZ_TARGET(card_bundle)
{
    useBundle(text, parseBundle, writeBundle);
}
