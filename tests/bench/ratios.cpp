// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/ratios.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace delve::bench {

namespace {

/// Remembers the fastest round of every benchmark while the table is printed.
class FastestRounds : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Iteration || run.error_occurred || run.iterations == 0)
                continue;
            // Programs that a benchmark starts are timed by itself, everything else by the processor.
            const bool timedByHand = !run.run_name.time_type.empty();
            const double total = timedByHand ? run.real_accumulated_time : run.cpu_accumulated_time;
            const double seconds = total / double(run.iterations);
            const auto [entry, isNew] = m_seconds.try_emplace(run.run_name.function_name, seconds);
            if (!isNew)
                entry->second = std::min(entry->second, seconds);
        }
        ConsoleReporter::ReportRuns(runs);
    }

    double perSecond(const std::string& name) const
    {
        const auto found = m_seconds.find(name);
        return found == m_seconds.end() ? 0 : 1 / found->second;
    }

private:
    std::map<std::string, double> m_seconds;
};

} // namespace

int runAndCompare(int argc, char** argv, const std::vector<Ratio>& ratios)
{
    // Ratios are what counts: the two sides take turns, so that a busy machine slows both.
    std::string repetitions = "--benchmark_repetitions=5";
    std::string interleaving = "--benchmark_enable_random_interleaving=true";
    std::string minTime = "--benchmark_min_time=0.05";
    std::string aggregates = "--benchmark_report_aggregates_only=false";
    std::vector<char*> arguments{argv[0], repetitions.data(), interleaving.data(), minTime.data(),
                                 aggregates.data()};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    int count = int(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
        return 1;
    FastestRounds rounds;
    benchmark::RunSpecifiedBenchmarks(&rounds);
    std::printf("\n%-34s %14s %14s %7s %7s\n", "what", "ours/s", "yardstick/s", "ratio", "target");
    for (const Ratio& ratio : ratios) {
        const double ours = rounds.perSecond(ratio.ours);
        const double theirs = rounds.perSecond(ratio.yardstick);
        if (ours > 0 && theirs > 0)
            std::printf("%-34s %14.1f %14.1f %7.2f %7.2f\n", ratio.ours.c_str(), ours, theirs, ours / theirs,
                        ratio.target);
    }
    return 0;
}

} // namespace delve::bench
