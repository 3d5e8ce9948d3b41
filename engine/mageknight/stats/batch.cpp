// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch.h"

#include "engine/base/dice.h"
#include "engine/mageknight/stats/game_watch.h"
#include "engine/table/block_run.h"

#include <cassert>

namespace delve::mageknight::play {

namespace {

std::vector<std::uint64_t> blocksToPlay(const BatchPlan& plan, const BatchState& state)
{
    std::vector<std::uint64_t> blocks;
    for (std::uint64_t block = plan.shard; block < blocksOf(plan); block += plan.shards)
        if (!state.done[block])
            blocks.push_back(block);
    return blocks;
}

} // namespace

std::uint64_t blocksOf(const BatchPlan& plan)
{
    return (plan.games + gamesPerBlock - 1) / gamesPerBlock;
}

std::uint64_t gamesIn(const BatchPlan& plan, std::uint64_t block)
{
    return std::min(gamesPerBlock, plan.games - block * gamesPerBlock);
}

BatchState startBatch(const Game& game, const BatchPlan& plan)
{
    return {std::vector<bool>(blocksOf(plan)), Tally::forGame(game, plan.agents.size())};
}

std::uint64_t gamesOf(const BatchPlan& plan)
{
    std::uint64_t games = 0;
    for (std::uint64_t block = plan.shard; block < blocksOf(plan); block += plan.shards)
        games += gamesIn(plan, block);
    return games;
}

std::vector<std::uint64_t> winsBySeat(const Tally& tally)
{
    std::vector<std::uint64_t> wins;
    for (const Tally::Seat& seat : tally.seats)
        wins.push_back(seat.wins);
    return wins;
}

std::vector<std::uint64_t> winsByEntrance(const Tally& tally)
{
    std::vector<std::uint64_t> wins;
    for (const Tally::Record& entrance : tally.entrances)
        wins.push_back(entrance.wins);
    return wins;
}

table::Certainty certaintyOf(const BatchPlan& plan)
{
    return {.risk = 0.05, .atAnyTime = plan.untilClear};
}

bool isClear(const BatchPlan& plan, const Tally& tally)
{
    if (!plan.untilClear || tally.games < fewestClearGames)
        return false;
    const auto isKnown = [&](const std::vector<std::uint64_t>& wins) {
        return table::fairnessOf(wins, plan.tolerance, certaintyOf(plan)).verdict !=
               table::Fairness::Verdict::NotShown;
    };
    return isKnown(winsBySeat(tally)) && (!plan.rotatesEntrances || isKnown(winsByEntrance(tally)));
}

bool isFinished(const BatchPlan& plan, const BatchState& state)
{
    return isClear(plan, state.tally) || blocksToPlay(plan, state).empty();
}

Game withRotatedEntrances(const Game& game, std::size_t places)
{
    GameParts parts = game.parts();
    for (std::size_t i = 0; i < parts.teams.size(); ++i) {
        const GameParts::Team& other = game.parts().teams[(i + places) % parts.teams.size()];
        parts.teams[i].entrance = other.entrance;
        parts.teams[i].exit = other.exit;
    }
    Result<Game> rotated = Game::make(std::move(parts));
    assert(rotated); // the arrows are those of a game that could be made
    return std::move(*rotated);
}

BatchTable::BatchTable(const Game& game, const BatchPlan& plan) : m_plan(plan), m_games{game}
{
    for (int i = 1; plan.rotatesEntrances && i < game.playerCount(); ++i)
        m_games.push_back(withRotatedEntrances(game, std::size_t(i)));
}

std::size_t BatchTable::agentAt(std::uint64_t index, std::size_t player) const
{
    return std::size_t((player + index) % m_plan.agents.size());
}

/// Entrances change when every agent has had every seat, so that all come together with all.
std::size_t BatchTable::rotationOf(std::uint64_t index) const
{
    return std::size_t(index / m_plan.agents.size() % m_games.size());
}

std::size_t BatchTable::entranceAt(std::uint64_t index, std::size_t player) const
{
    return (player + rotationOf(index)) % std::size_t(m_games.front().playerCount());
}

std::optional<GameRecord> BatchTable::play(std::uint64_t index, const std::atomic<bool>* stop) const
{
    const Game& game = m_games[rotationOf(index)];
    const std::uint64_t seed = seedFor(m_plan.seed, index);
    SeededDice dice(seedFor(seed, 0));
    Seats seats;
    for (std::size_t player = 0; player < std::size_t(game.playerCount()); ++player) {
        seats.push_back(makeAgent(m_plan.agents[agentAt(index, player)], seedFor(seed, 1 + player)));
        seats.back()->stopOn(stop);
    }
    GameWatch watch(game);
    GameState end;
    const MatchResult result =
        playMatch(game, seats, dice, [&](const GameState& state, const Action&, const Events& events) {
            watch.observe(state, events);
            if (state.turn().isOver())
                end = state;
        });
    if (result.wasStopped)
        return std::nullopt;
    return watch.finish(end, result);
}

void BatchTable::add(std::uint64_t index, const std::optional<GameRecord>& record, Tally& tally) const
{
    if (!record) {
        ++tally.stopped;
        return;
    }
    std::vector<std::size_t> agents;
    std::vector<std::size_t> entrances;
    for (std::size_t player = 0; player < record->seats.size(); ++player) {
        agents.push_back(agentAt(index, player));
        entrances.push_back(entranceAt(index, player));
    }
    tally.add(*record, agents, entrances);
}

void runBatch(const Game& game, const BatchPlan& plan, BatchState& state, const BatchControl& control)
{
    if (isClear(plan, state.tally))
        return;
    const BatchTable table(game, plan);
    const auto play = [&](std::uint64_t block) -> std::optional<Tally> {
        Tally tally = Tally::forGame(game, plan.agents.size());
        const std::uint64_t first = block * gamesPerBlock;
        for (std::uint64_t i = first; i < first + gamesIn(plan, block); ++i) {
            table.add(i, table.play(i, control.stop), tally);
            if (control.stop != nullptr && *control.stop)
                return std::nullopt; // this game may have been played in haste
        }
        return tally;
    };
    const auto accept = [&](std::uint64_t block, const Tally& tally) {
        state.done[block] = true;
        state.tally.add(tally);
        if (control.progress)
            control.progress(state);
        return !isClear(plan, state.tally) && !(control.isEnough && control.isEnough(state.tally));
    };
    table::runBlocks<Tally>(blocksToPlay(plan, state), control.threads, play, accept);
}

} // namespace delve::mageknight::play
