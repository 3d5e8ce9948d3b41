// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/opponent_habits.h"

#include "engine/mageknight/play/figures/figures.h"

#include <atomic>
#include <mutex>
#include <thread>

namespace delve::mageknight::bench {

using namespace play;

void Habits::add(const Habits& other)
{
    for (const auto member :
         {&Habits::games, &Habits::stopped, &Habits::limited, &Habits::frozen, &Habits::shared,
          &Habits::rounds, &Habits::heroActivations, &Habits::emptyHeroActivations, &Habits::otherActivations,
          &Habits::emptyOtherActivations, &Habits::breakAways, &Habits::unusedBreakAways,
          &Habits::placedMonsters, &Habits::placedFacingNorth, &Habits::placedBesideRivals,
          &Habits::placedFacingRivals})
        this->*member += other.*member;
    for (std::size_t i = 0; i < deaths.size(); ++i)
        deaths[i] += other.deaths[i];
    for (std::size_t i = 0; i < wins.size(); ++i) {
        wins[i] += other.wins[i];
        winsOfAgents[i] += other.winsOfAgents[i];
    }
}

void HabitWatch::observe(const GameState& after, const Action& action, const Events& events)
{
    m_watch.observe(after, events);
    if (std::holds_alternative<EndActivation>(action)) {
        if (m_hasJustBegun)
            ++(m_isOfHero ? m_habits.emptyHeroActivations : m_habits.emptyOtherActivations);
    }
    m_hasJustBegun = false;
    const bool isToken = std::holds_alternative<ActivateToken>(action);
    const auto* activate = std::get_if<Activate>(&action);
    if (isToken || activate != nullptr) {
        m_hasJustBegun = true;
        m_isOfHero = !isToken && !after.figure(activate->figure).isMageSpawn();
        ++(m_isOfHero ? m_habits.heroActivations : m_habits.otherActivations);
    }
    bool hasFailed = false;
    for (const Event& event : events) {
        hasFailed |= std::holds_alternative<BreakAwayFailed>(event.what);
        if (std::holds_alternative<FigureMoved>(event.what) || std::holds_alternative<HeroLeft>(event.what))
            m_hasBrokenAway = false;
        if (std::holds_alternative<ActivationEnded>(event.what)) {
            m_habits.unusedBreakAways += m_hasBrokenAway;
            m_hasBrokenAway = false;
        }
        if (const auto* placed = std::get_if<MonsterPlaced>(&event.what))
            notePlacing(after, *placed);
    }
    if (std::holds_alternative<BreakAway>(action) && !hasFailed) {
        ++m_habits.breakAways;
        m_hasBrokenAway = true;
    }
}

void HabitWatch::notePlacing(const GameState& after, const MonsterPlaced& placed)
{
    ++m_habits.placedMonsters;
    m_habits.placedFacingNorth += placed.facing == Direction::North;
    const Position position(m_game, after);
    if (!position.figure(placed.figure).isInside())
        return;
    bool isBeside = false;
    bool isAhead = false;
    forEachAdjacentFigure(position, placed.figure, [&](FigureId other, SquareIndex, Direction) {
        if (position.figure(other).isMageSpawn())
            return;
        isBeside = true;
        isAhead |= isInFrontArc(position, placed.figure, placed.facing, other);
    });
    m_habits.placedBesideRivals += isBeside;
    m_habits.placedFacingRivals += isAhead;
}

Habits HabitWatch::finish(const GameState& end, const MatchResult& result,
                          std::span<const std::size_t> agentAt)
{
    m_habits.games = 1;
    if (result.wasStopped) {
        m_habits.stopped = 1;
        return m_habits;
    }
    const GameRecord& record = m_watch.finish(end, result);
    m_habits.limited = record.isLimited;
    m_habits.frozen = record.hasFrozen();
    m_habits.rounds = Habits::Count(record.rounds);
    for (const GameRecord::Death& death : record.deaths)
        ++m_habits.deaths[std::size_t(death.cause)];
    m_habits.shared = record.winner() < 0;
    if (const int winner = record.winner(); winner >= 0) {
        ++m_habits.wins[std::size_t(winner)];
        ++m_habits.winsOfAgents[agentAt[std::size_t(winner)]];
    }
    return m_habits;
}

namespace {

/// The game that a batch plays under this number, seen by a HabitWatch.
Habits habitsOfGame(const Game& game, const BatchPlan& plan, const BatchTable& table, std::uint64_t index)
{
    const std::uint64_t seed = seedFor(plan.seed, index);
    SeededDice dice(seedFor(seed, 0));
    Seats seats;
    std::vector<std::size_t> agentAt;
    for (std::size_t player = 0; player < std::size_t(game.playerCount()); ++player) {
        agentAt.push_back(table.agentAt(index, player));
        seats.push_back(makeAgent(plan.agents[agentAt.back()], seedFor(seed, 1 + player)));
    }
    HabitWatch watch(game);
    GameState end;
    const MatchResult result =
        playMatch(game, seats, dice, [&](const GameState& state, const Action& action, const Events& events) {
            watch.observe(state, action, events);
            if (isOver(state))
                end = state;
        });
    return watch.finish(end, result, agentAt);
}

} // namespace

Habits habitsOf(const Game& game, const BatchPlan& plan, int threads)
{
    const BatchTable table(game, plan);
    Habits sum;
    std::mutex mutex;
    std::atomic<std::uint64_t> next = 0;
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < threads; ++i)
            workers.emplace_back([&] {
                Habits own;
                for (std::uint64_t index = next++; index < plan.games; index = next++)
                    own.add(habitsOfGame(game, plan, table, index));
                const std::lock_guard lock(mutex);
                sum.add(own);
            });
    }
    return sum;
}

} // namespace delve::mageknight::bench
