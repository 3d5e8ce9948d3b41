// SPDX-License-Identifier: GPL-3.0-or-later
// A bundle from a stranger: an error that says something, or a scenario and packs that survive being written
// and read, with files that stay inside their pack.

#include "engine/mageknight/scenario/bundle.h"
#include "tests/fuzz/scenario_promises.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::mageknight;

DELVE_FUZZ_TARGET(bundle)
{
    useBundle(text, parseBundle, writeBundle);
}
