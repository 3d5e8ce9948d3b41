// P9 and P10 of the goals: reading and writing scenario files, against nlohmann's tree in the same run.
// The yardstick reads without limits and builds no model; ours does both.

#include "engine/scenario/check_references.h"
#include "engine/scenario/parse_scenario.h"
#include "engine/scenario/write_scenario.h"
#include "tests/bench/ratio_reporter.h"
#include "tests/bench/yardstick/json_tree.h"
#include "tests/support/packs.h"
#include "tests/support/random_scenario.h"

using namespace delve;
using namespace delve::test;

namespace {

const Scenario& scenarioOf(const benchmark::State& state)
{
    static std::map<std::int64_t, Scenario> scenarios;
    const auto tiles = state.range(0);
    const auto [found, isNew] = scenarios.try_emplace(tiles);
    if (isNew)
        found->second = largeScenario(int(tiles), piecesOf(shippedContent()));
    return found->second;
}

void countBytes(benchmark::State& state, const std::string& text)
{
    state.SetBytesProcessed(std::int64_t(state.iterations() * text.size()));
}

void parseOurs(benchmark::State& state)
{
    const std::string text = writeScenario(scenarioOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(parseScenario(text));
    countBytes(state, text);
}

void parseYardstick(benchmark::State& state)
{
    const std::string text = writeScenario(scenarioOf(state));
    for (auto _ : state)
        benchmark::DoNotOptimize(yardstick::parseTree(text));
    countBytes(state, text);
}

void parseAndCheckOurs(benchmark::State& state)
{
    const std::string text = writeScenario(scenarioOf(state));
    const Content& content = shippedContent();
    for (auto _ : state) {
        const auto scenario = parseScenario(text);
        benchmark::DoNotOptimize(checkReferences(*scenario, content));
    }
    countBytes(state, text);
}

void writeOurs(benchmark::State& state)
{
    const Scenario& scenario = scenarioOf(state);
    std::string text;
    for (auto _ : state)
        benchmark::DoNotOptimize(text = writeScenario(scenario));
    countBytes(state, text);
}

void writeYardstick(benchmark::State& state)
{
    const auto tree = yardstick::parseTree(writeScenario(scenarioOf(state)));
    std::string text;
    for (auto _ : state)
        benchmark::DoNotOptimize(text = yardstick::writeTree(tree));
    countBytes(state, text);
}

void forBothSizes(benchmark::internal::Benchmark* benchmark)
{
    benchmark->Arg(20)->Arg(10'000)->Unit(benchmark::kMicrosecond);
}

} // namespace

BENCHMARK(parseOurs)->Name("parse/ours")->Apply(forBothSizes);
BENCHMARK(parseYardstick)->Name("parse/yardstick")->Apply(forBothSizes);
BENCHMARK(parseAndCheckOurs)->Name("parse-and-check-references/ours")->Apply(forBothSizes);
BENCHMARK(parseYardstick)->Name("parse-and-check-references/yardstick")->Apply(forBothSizes);
BENCHMARK(writeOurs)->Name("write/ours")->Apply(forBothSizes);
BENCHMARK(writeYardstick)->Name("write/yardstick")->Apply(forBothSizes);

int main(int argc, char* argv[])
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    delve::bench::RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    return 0;
}
