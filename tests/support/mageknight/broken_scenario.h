// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"

#include <cstdint>
#include <string>
#include <vector>

namespace delve::mageknight::test {

/// The shipped content, and in the pack "small" what nobody should build: artifacts of the wrong size or with
/// tokens, warriors and a mounted one.
const Content& contentForFaults();

/// One way to break a scenario.
struct Fault
{
    const char* name;
    void (*make)(Scenario& scenario, Random& random);
};

/// Faults against every rule of the setup checks. They do nothing where they have nothing to break.
const std::vector<Fault>& faults();
/// Those of figures of several squares or dials, in large_figure_faults.cpp.
std::vector<Fault> largeFigureFaults();

/// A sample with up to four random faults. All its references lead into contentForFaults().
Scenario brokenScenario(std::uint64_t seed);

} // namespace delve::mageknight::test
