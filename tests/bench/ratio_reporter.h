#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <unistd.h>

namespace delve::bench {

/// Prints the usual table and below it, for every "what/ours/…" with a "what/yardstick/…" of the same run,
/// how the times compare: below 1 we are faster. Runs that are repeated count with their fastest.
class RatioReporter final : public benchmark::ConsoleReporter
{
public:
    RatioReporter() : ConsoleReporter(isatty(STDOUT_FILENO) ? OO_ColorTabular : OO_Tabular) {}

    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs)
            if (run.run_type == Run::RT_Iteration && !run.error_occurred) {
                const auto [time, isNew] = m_times.emplace(
                    run.run_name.function_name + "/" + run.run_name.args, run.GetAdjustedCPUTime());
                if (!isNew)
                    time->second = std::min(time->second, run.GetAdjustedCPUTime());
            }
        ConsoleReporter::ReportRuns(runs);
    }

    void Finalize() override
    {
        const std::string ours = "/ours/";
        std::puts("\nratio to the yardstick (below 1: faster)");
        for (const auto& [name, time] : m_times) {
            const std::size_t at = name.find(ours);
            if (at == std::string::npos)
                continue;
            const std::string other = name.substr(0, at) + "/yardstick/" + name.substr(at + ours.size());
            if (const auto found = m_times.find(other); found != m_times.end())
                std::printf("  %-40s %.2f\n", name.c_str(), time / found->second);
        }
    }

private:
    std::map<std::string, double> m_times;
};

} // namespace delve::bench
