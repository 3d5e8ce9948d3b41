// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

namespace delve::bench {

/// Two benchmarks of one run and what the first should reach of the second's speed.
struct Ratio
{
    std::string ours;
    std::string yardstick;
    double target = 1;
};

/// Runs the registered benchmarks a few times in turn and prints, below the usual table, our speed, the
/// yardstick's and their ratio, from the fastest round of each. Returns the exit code of the program.
int runAndCompare(int argc, char** argv, const std::vector<Ratio>& ratios);

} // namespace delve::bench
