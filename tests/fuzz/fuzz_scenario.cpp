// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes at all: either an error that says something, on one line, or a scenario that survives
// being written and read.

#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/fuzz/promise.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto scenario = parseScenario(textOf(data, size));
    if (!scenario) {
        requireClear(scenario.error());
        return 0;
    }
    const std::string written = writeScenario(*scenario);
    const auto again = parseScenario(written);
    require(again.has_value(), "what is written can be read");
    require(*again == *scenario, "reading gives the same scenario back");
    require(writeScenario(*again) == written, "the same scenario gives the same bytes");
    return 0;
}
