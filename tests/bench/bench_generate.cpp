// SPDX-License-Identifier: GPL-3.0-or-later
// What a dungeon on demand costs. There is no peer to compare with; the goal is 1,000 different legal
// dungeons of two players in 10 s on one core.

#include "engine/mageknight/setup/complete/complete_dungeon.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "tests/bench/ratios.h"
#include "tests/support/mageknight/packs.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

namespace {

void generate(benchmark::State& state, int players, int buildTotal, int count)
{
    DungeonWishes wishes;
    wishes.players = players;
    wishes.buildTotal = buildTotal;
    SearchLimits limits;
    limits.steps = 100'000'000;
    std::uint64_t seed = 1;
    for (auto _ : state) {
        const auto made = generateDungeons(shippedContent(), wishes, seed, count, limits);
        seed += 1'000'000;
        if (int(made.proposals.size()) < count)
            state.SkipWithError("not enough different dungeons");
    }
    state.counters["dungeons"] = count;
}

void complete(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(completeDungeon({}, shippedContent(), {}, 1, {}));
}

} // namespace

int main(int argc, char** argv)
{
    benchmark::RegisterBenchmark("1,000 dungeons of 2 players", generate, 2, 100, 1000)
        ->Unit(benchmark::kMillisecond)
        ->Iterations(1);
    benchmark::RegisterBenchmark("10 dungeons of 4 players, 300 points", generate, 4, 300, 10)
        ->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("complete from nothing", complete)->Unit(benchmark::kMillisecond);
    return bench::runAndCompare(argc, argv, {});
}
