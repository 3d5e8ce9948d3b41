// What live legality costs: the setup rules over the samples and over a large dungeon. There is no peer to
// compare with; the goals are 1 ms for a dungeon of 20 tiles and 2 ms for all spots of one more tile on it.

#include "engine/scenario/parse_scenario.h"
#include "engine/setup/generate/generate_dungeons.h"
#include "engine/setup/tile_spots.h"
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

/// All legal spots, sides and rotations of a chamber.
void findTileSpots(benchmark::State& state, const Scenario& scenario)
{
    PlacedTile tile;
    tile.id = ThingId("new");
    tile.tile = starterPack().tiles.front().id;
    std::size_t spots = 0;
    for (auto _ : state)
        spots = TileSpots(scenario, shippedContent(), tile).legalSpots().size();
    state.counters["spots"] = double(spots);
}

/// The scenario as it may be while tiles are being laid, so that one more is welcome.
Scenario underConstruction(Scenario scenario)
{
    scenario.options.freeBuild = true;
    return scenario;
}

} // namespace

int main(int argc, char** argv)
{
    std::vector<std::pair<std::string, Scenario>> cases;
    for (const char* name : {"standard", "two-hundred", "three-players"}) {
        const auto scenario =
            loadScenario(sourceFolder() / "resources/scenarios" / (std::string(name) + ".scenario.json"));
        if (!scenario)
            return 1;
        cases.emplace_back(name, *scenario);
    }
    DungeonWishes wishes;
    wishes.players = 4; // five tiles each
    const auto made = generateDungeons(shippedContent(), wishes, 1, 1, {});
    cases.emplace_back("20 tiles", made.proposals.front().scenario);
    for (const auto& [name, scenario] : cases) {
        benchmark::RegisterBenchmark(("setup rules, " + name).c_str(), validate, scenario)
            ->Unit(benchmark::kMicrosecond);
        benchmark::RegisterBenchmark(("tile spots, " + name).c_str(), findTileSpots,
                                     underConstruction(scenario))
            ->Unit(benchmark::kMicrosecond);
    }
    return bench::runAndCompare(argc, argv, {});
}
