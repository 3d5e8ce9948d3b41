#include "engine/base/dice.h"
#include "engine/play/play.h"
#include "tests/support/packs.h"
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

/// Half of the pool on the board, so that there are fights from the first round on.
GameState livelyStart(const Game& game, Random& random)
{
    GameState state = startGame(game);
    const Board& board = game.board(state);
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        const SquareIndex square = SquareIndex(random.below(std::uint32_t(board.squareCount())));
        if (state.figures()[i].where == Whereabouts::Pool && i % 2 == 1 && board.isPlayable(square) &&
            state.occupant(square).isNone())
            evolve(game, state, {"CONV-08", FigurePlaced{FigureId(i), square, Direction(random.below(8))}});
    }
    return state;
}

/// Plays games at random until so many actions were taken. Giving up is left out.
[[gnu::noinline]] std::uint64_t playActions(const Game& game, int count)
{
    Random choices(1);
    SeededDice dice(2);
    GameState state = livelyStart(game, choices);
    Actions actions;
    Events events;
    std::uint64_t sum = 0;
    for (int i = 0; i < count; ++i) {
        if (state.turn().isOver())
            state = livelyStart(game, choices);
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
