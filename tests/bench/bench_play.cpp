#include "tests/support/packs.h"
#include "tests/support/random_play.h"
#include "tests/support/setup_cases.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>

using namespace delve;
using namespace delve::play;

namespace {

Game standardGame()
{
    Scenario scenario = test::sample("standard");
    scenario.options.roundLimit = 100;
    return *makeGame(scenario, test::shippedContent());
}

/// Plays games at random until so many actions were taken. Giving up is left out.
[[gnu::noinline]] std::uint64_t playActions(const Game& game, int count)
{
    Random choices(1);
    SeededDice dice(2);
    GameState state = test::livelyStart(game, choices);
    Actions actions;
    Events events;
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) {
        if (state.turn().isOver())
            state = test::livelyStart(game, choices);
        legalActions(game, state, actions);
        Action chosen = actions[choices.below(std::uint32_t(actions.size()))];
        if (std::holds_alternative<GiveUp>(chosen))
            chosen = actions.front();
        events.clear();
        perform(game, state, chosen, dice, events);
        sum += events.size();
    }
    return sum;
}

/// P1: legal actions, a choice and what follows from it.
void randomPlay(benchmark::State& run)
{
    const Game game = standardGame();
    constexpr int actions = 1000;
    for (auto _ : run)
        benchmark::DoNotOptimize(playActions(game, actions));
    run.SetItemsProcessed(run.iterations() * actions);
}
BENCHMARK(randomPlay);

/// Whole games at random, as searches play them: items per second are games.
void playouts(benchmark::State& run)
{
    const Game game = standardGame();
    Actions actions;
    Events events;
    std::uint64_t seed = 0;
    for (auto _ : run) {
        Random choices(++seed);
        SeededDice dice(seed);
        GameState state = test::livelyStart(game, choices);
        while (!state.turn().isOver()) {
            legalActions(game, state, actions);
            events.clear();
            perform(game, state, actions[choices.below(std::uint32_t(actions.size()))], dice, events);
        }
        benchmark::DoNotOptimize(state);
    }
    run.SetItemsProcessed(run.iterations());
}
BENCHMARK(playouts)->Unit(benchmark::kMillisecond);

void copyState(benchmark::State& run)
{
    const Game game = standardGame();
    const GameState state = startGame(game);
    GameState copy = state;
    for (auto _ : run) {
        copy = state;
        benchmark::DoNotOptimize(copy);
    }
    run.counters["bytes"] = double(state.block().size_bytes());
}
BENCHMARK(copyState);

} // namespace

/// `bench_play --actions N` plays N actions and nothing else, to be counted by valgrind:
/// valgrind --tool=callgrind --toggle-collect='*playActions*' bench_play --actions 20000
int main(int argc, char** argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--actions") {
        const Game game = standardGame();
        std::printf("%llu events\n", static_cast<unsigned long long>(playActions(game, std::atoi(argv[2]))));
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
