// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/agents/match.h"
#include "engine/mageknight/stats/batch.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::mageknight::play;

namespace {

Game standardGame()
{
    Scenario scenario = test::sample("standard");
    scenario.options.roundLimit = 100;
    return *makeGame(scenario, test::shippedContent());
}

bool activates(const Action& action)
{
    return std::holds_alternative<Activate>(action) || std::holds_alternative<ActivateWith>(action) ||
           std::holds_alternative<ActivateToken>(action);
}

/// Lets steady play for everybody until so many activations were begun.
[[gnu::noinline]] std::uint64_t playActivations(const Game& game, int count)
{
    const auto agent = makeAgent(AgentKind::Steady, 1);
    SeededDice dice(2);
    GameState state = startGame(game);
    Actions actions;
    Events events;
    std::uint64_t sum = 0;
    for (std::uint64_t moment = 0; count > 0; ++moment) {
        if (state.turn().isOver())
            state = startGame(game);
        legalActions(game, state, actions);
        const Action chosen =
            actions[agent->choose(viewFor(game, state, playerToAct(game, state)), actions, moment, nullptr)];
        count -= activates(chosen);
        events.clear();
        perform(game, state, chosen, dice, events);
        sum += events.size();
    }
    return sum;
}

/// Whole games between two agents of a kind: items per second are games of one core.
void playGames(benchmark::State& run, const AgentChoice& choice)
{
    const Game game = standardGame();
    std::uint64_t seed = 0;
    for (auto _ : run) {
        Seats seats;
        for (int player = 0; player < game.playerCount(); ++player)
            seats.push_back(makeAgent(choice, seed));
        SeededDice dice(++seed);
        benchmark::DoNotOptimize(playMatch(game, seats, dice));
    }
    run.SetItemsProcessed(run.iterations());
}
BENCHMARK_CAPTURE(playGames, steady, AgentChoice(AgentKind::Steady))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(playGames, random, AgentChoice(AgentKind::Random))->Unit(benchmark::kMillisecond);

/// One choice of cunning in the middle of a game: items per second are playouts.
void think(benchmark::State& run)
{
    const Game game = standardGame();
    Seats seats;
    for (int player = 0; player < game.playerCount(); ++player)
        seats.push_back(makeAgent(AgentKind::Steady, 1));
    SeededDice dice(3);
    GameState middle;
    playMatch(game, seats, dice, [&](const GameState& state, const Action&, const Events&) {
        if (state.turn().round == 6 && state.tasks().empty() && !state.turn().isActivation())
            middle = state;
    });
    constexpr std::uint32_t playouts = 100;
    const auto agent = makeAgent({AgentKind::Cunning, playouts}, 1);
    Actions actions;
    legalActions(game, middle, actions);
    std::uint64_t moment = 0;
    for (auto _ : run)
        benchmark::DoNotOptimize(
            agent->choose(viewFor(game, middle, playerToAct(game, middle)), actions, ++moment, nullptr));
    run.SetItemsProcessed(run.iterations() * playouts);
}
BENCHMARK(think)->Unit(benchmark::kMillisecond);

double secondsFor(const Game& game, const BatchPlan& plan, int threads, BatchState& state)
{
    state = startBatch(game, plan);
    BatchControl control;
    control.threads = threads;
    const auto begin = std::chrono::steady_clock::now();
    runBatch(game, plan, state, control);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

void printBatches()
{
    const Game game = standardGame();
    BatchPlan plan{{AgentKind::Steady}};
    plan.games = 1000;
    BatchState one, two;
    double alone = 1e9;
    double both = 1e9;
    for (int round = 0; round < 3; ++round) { // in turns, so that a busy machine slows both
        alone = std::min(alone, secondsFor(game, plan, 1, one));
        both = std::min(both, secondsFor(game, plan, 2, two));
    }
    const bool hasCrawl = std::system("command -v crawl >/dev/null 2>&1") == 0;
    std::printf("game of steady against steady, standard sample: %.0f games/s of one core (goal 500, "
                "planned 2,000); %s\n",
                double(plan.games) / alone,
                hasCrawl ? "compare with crawl -arena by hand" : "crawl is not installed to compare with");
    std::printf("batch from 1 to 2 threads: %.2fx (goal 1.7x, planned 1.85x), results %s\n", alone / both,
                one == two ? "equal" : "NOT EQUAL");
    std::printf("1,000 games of steady on 2 threads: %.1f s (goal 10 s)\n", both);
}

/// The cost of an activation in instructions, which do not depend on how busy the machine is. Valgrind counts
/// them.
void printInstructions(const char* program)
{
    constexpr int activations = 2000;
    const std::string command =
        "valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect='*playActivations*' '" +
        std::string(program) + "' --activations " + std::to_string(activations) + " 2>&1";
    std::FILE* valgrind = popen(command.c_str(), "r");
    char line[256];
    unsigned long long instructions = 0;
    while (valgrind != nullptr && std::fgets(line, sizeof line, valgrind) != nullptr)
        if (const char* found = std::strstr(line, "Collected : "))
            instructions = std::strtoull(found + std::strlen("Collected : "), nullptr, 10);
    if (valgrind != nullptr)
        pclose(valgrind);
    if (instructions > 0)
        std::printf("steady: %llu instructions for an activation (goal 200,000, planned 40,000)\n",
                    instructions / activations);
    else
        std::printf("valgrind is not installed, instructions were not counted\n");
}

} // namespace

/// `bench_agents --activations N` plays N activations and nothing else.
int main(int argc, char** argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--activations") {
        const Game game = standardGame();
        std::printf("%llu events\n",
                    static_cast<unsigned long long>(playActivations(game, std::atoi(argv[2]))));
        return 0;
    }
    const std::string program = argv[0];
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    printBatches();
    printInstructions(program.c_str());
    return 0;
}
