// What live legality costs: the setup rules over the samples and over a large dungeon. There is no peer to
// compare with; the goal is 1 ms for a dungeon of 20 tiles.

#include "engine/scenario/parse_scenario.h"
#include "engine/setup/validate_setup.h"
#include "tests/bench/ratios.h"
#include "tests/support/packs.h"

using namespace delve;
using namespace delve::test;

namespace {

void validate(benchmark::State& state, const Scenario& scenario)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(validateSetup(scenario, shippedContent()));
}

} // namespace

int main(int argc, char** argv)
{
    for (const char* name : {"standard", "two-hundred", "three-players"}) {
        const auto scenario =
            loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
        if (!scenario)
            return 1;
        benchmark::RegisterBenchmark((std::string("setup rules, ") + name).c_str(), validate, *scenario)
            ->Unit(benchmark::kMicrosecond);
    }
    return bench::runAndCompare(argc, argv, {});
}
