// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_play.h"
#include "tests/support/mageknight/setup_cases.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
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

/// Two against two in a room of five by five squares; the yardstick plays it with simpler rules.
class Skirmish
{
public:
    Skirmish()
        : m_game({"+-+-+-+-+-+", "|. . . . .|", "+ + + + + +", "|a . . . b|", "+ + + + + +", "|. . . . .|",
                  "+ + + + + +", "|c . . . d|", "+ + + + + +", "|. . . . .|", "+-+-+-+-+-+"})
    {
        m_game.hero(0, 'a', Direction::East);
        m_game.hero(0, 'c', Direction::East);
        m_game.hero(1, 'b', Direction::West);
        m_game.hero(1, 'd', Direction::West);
        m_game.options().roundLimit = 100;
        m_game.start();
    }

    void play(int count)
    {
        for (int i = 0; i < count; ++i) {
            if (m_state.block().empty() || m_state.turn().isOver())
                m_state = m_game.state();
            legalActions(m_game.game(), m_state, m_actions);
            Action chosen = m_actions[m_choices.below(std::uint32_t(m_actions.size()))];
            if (std::holds_alternative<GiveUp>(chosen))
                chosen = m_actions.front();
            m_events.clear();
            perform(m_game.game(), m_state, chosen, m_dice, m_events);
        }
    }

private:
    test::DrawnGame m_game;
    GameState m_state;
    Random m_choices{1};
    SeededDice m_dice{2};
    Actions m_actions;
    Events m_events;
};

void skirmish(benchmark::State& run)
{
    Skirmish fight;
    constexpr int actions = 1000;
    for (auto _ : run)
        fight.play(actions);
    run.SetItemsProcessed(run.iterations() * actions);
}
BENCHMARK(skirmish);

/// What the yardstick makes of the skirmish, in actions per second of processor time; 0 where it is not
/// installed.
double yardstickSpeed()
{
    const char* modules = std::getenv("NODE_PATH");
    if (modules == nullptr)
        return 0;
    std::FILE* node = popen("node " DELVE_SOURCE_DIR "/tests/bench/yardstick/skirmish.js 2>/dev/null", "r");
    double speed = 0;
    if (node == nullptr || std::fscanf(node, "%lf", &speed) != 1)
        speed = 0;
    if (node != nullptr)
        pclose(node);
    return speed;
}

void compareSkirmish()
{
    Skirmish fight;
    constexpr int actions = 200'000;
    const std::clock_t begin = std::clock();
    fight.play(actions);
    const double ours = actions / (double(std::clock() - begin) / CLOCKS_PER_SEC);
    if (const double theirs = yardstickSpeed(); theirs > 0)
        std::printf("skirmish: %.0f actions/s, boardgame.io %.0f: ratio %.0f (goal 100, planned 500)\n", ours,
                    theirs, ours / theirs);
    else
        std::printf("skirmish: %.0f actions/s; boardgame.io is not in NODE_PATH, nothing to compare with\n",
                    ours);
}

/// A game at random: legal actions, a choice and what follows from it.
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
    compareSkirmish();
    return 0;
}
