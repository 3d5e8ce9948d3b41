// SPDX-License-Identifier: GPL-3.0-or-later
// Games of cards: what an action costs, how many games steady plays, what a second core brings. There is no
// peer to compare with; the goals are 5,000 instructions for an action of random play, 1,000 games of steady
// a second and core, and 1.85 times as many on two cores.

#include "engine/dungeoneer/stats/batch.h"
#include "tests/support/dungeoneer/played_game.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;

namespace {

Game freshGame(int players)
{
    const auto cards = test::shippedCards({"overdraft"});
    return test::gameOf(test::freshScenario(*cards, players), cards);
}

/// Plays games at random until so many actions were taken.
[[gnu::noinline]] std::uint64_t playCardActions(const Game& game, int count)
{
    Random choices(1);
    SeededDice dice(2);
    GameState state = startGame(game);
    Actions actions;
    Events events;
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) {
        if (isOver(state))
            state = startGame(game);
        legalActions(game, state, actions);
        events.clear();
        perform(game, state, Action(actions[choices.below(std::uint32_t(actions.size()))]), dice, events);
        sum += events.size();
    }
    return sum;
}

/// Lets steady play for everybody until so many games are over.
[[gnu::noinline]] std::uint64_t playCardGames(const Game& game, int count)
{
    std::uint64_t choices = 0;
    for (int i = 0; i < count; ++i) {
        Seats seats;
        for (int player = 0; player < game.playerCount(); ++player)
            seats.push_back(makeAgent(AgentKind::Steady, std::uint64_t(i)));
        SeededDice dice(seedFor(7, std::uint64_t(i)));
        choices += std::uint64_t(table::playMatch<Traits>(game, seats, dice).choices);
    }
    return choices;
}

void randomActions(benchmark::State& run)
{
    const Game game = freshGame(2);
    constexpr int actions = 1000;
    for (auto _ : run)
        benchmark::DoNotOptimize(playCardActions(game, actions));
    run.SetItemsProcessed(run.iterations() * actions);
}
BENCHMARK(randomActions);

/// Items per second are games of one core.
void steadyGames(benchmark::State& run)
{
    const Game game = freshGame(int(run.range(0)));
    constexpr int games = 10;
    for (auto _ : run)
        benchmark::DoNotOptimize(playCardGames(game, games));
    run.SetItemsProcessed(run.iterations() * games);
}
BENCHMARK(steadyGames)->Arg(2)->Arg(3)->Arg(4)->Unit(benchmark::kMillisecond);

/// Choices of cunning at the beginning of a turn: items per second are playouts.
void cunningThinks(benchmark::State& run)
{
    const Game game = freshGame(2);
    GameState state = startGame(game);
    SeededDice dice(3);
    SteadyAgent steady(1);
    Actions legal;
    Events events;
    while (state.turn.round < 4 || state.turn.phase != Phase::Hero)
        perform(game, state, table::choiceOf(steady, game, state, 0, legal), dice, events);
    constexpr std::uint32_t playouts = 100;
    const auto agent = makeAgent(table::AgentChoice(AgentKind::Cunning, playouts), 1);
    legalActions(game, state, legal);
    std::uint64_t moment = 0;
    for (auto _ : run)
        benchmark::DoNotOptimize(
            agent->choose(viewFor(game, state, playerToAct(game, state)), legal, ++moment, nullptr));
    run.SetItemsProcessed(run.iterations() * playouts);
}
BENCHMARK(cunningThinks)->Unit(benchmark::kMillisecond);

double now(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

/// How long a batch took, and how much time of processors.
struct BatchTime
{
    double wall = 1e9;
    double processor = 1e9;

    void note(const Game& game, const BatchPlan& plan, int threads, BatchState& state)
    {
        state = startBatch(game, plan);
        BatchControl control;
        control.threads = threads;
        const double wallBegin = now(CLOCK_MONOTONIC), begin = now(CLOCK_PROCESS_CPUTIME_ID);
        runBatch(game, plan, state, control);
        wall = std::min(wall, now(CLOCK_MONOTONIC) - wallBegin);
        processor = std::min(processor, now(CLOCK_PROCESS_CPUTIME_ID) - begin);
    }
};

void printCardBatches()
{
    const Game game = freshGame(2);
    BatchPlan plan;
    plan.agents = {AgentKind::Steady};
    plan.games = 1000;
    BatchState one, two;
    BatchTime alone, both;
    for (int round = 0; round < 3; ++round) { // in turns, so that a busy machine slows both
        alone.note(game, plan, 1, one);
        both.note(game, plan, 2, two);
    }
    std::printf("game of steady against steady, a fresh base set: %.0f games/s of one core (goal 1,000)\n",
                double(plan.games) / alone.processor);
    // Processor time is what a busy machine does not spoil: two threads that share nothing cost as much of it
    // together as one does, and halve the time where two cores are free.
    std::printf(
        "batch from 1 to 2 threads: %.2fx by processor time (goal 1.85x), %.2fx by the clock, results %s\n",
        2 * alone.processor / both.processor, alone.wall / both.wall, one == two ? "equal" : "NOT EQUAL");
}

} // namespace

/// `bench_card_play --actions N` plays N actions and `--games N` N games of steady and nothing else, to be
/// counted by valgrind: valgrind --tool=callgrind --toggle-collect='*playCardActions*' bench_card_play
/// --actions 20000
int main(int argc, char** argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--actions") {
        std::printf("%llu events\n",
                    static_cast<unsigned long long>(playCardActions(freshGame(2), std::atoi(argv[2]))));
        return 0;
    }
    if (argc == 3 && std::string_view(argv[1]) == "--games") {
        std::printf("%llu choices\n",
                    static_cast<unsigned long long>(playCardGames(freshGame(2), std::atoi(argv[2]))));
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    printCardBatches();
    return 0;
}
