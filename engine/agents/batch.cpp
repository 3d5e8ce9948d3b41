#include "engine/agents/batch.h"

#include "engine/base/dice.h"

#include <mutex>
#include <thread>

namespace delve::play {

namespace {

std::uint64_t blocksOf(const BatchPlan& plan)
{
    return (plan.games + gamesPerBlock - 1) / gamesPerBlock;
}

std::uint64_t gamesIn(const BatchPlan& plan, std::uint64_t block)
{
    return std::min(gamesPerBlock, plan.games - block * gamesPerBlock);
}

bool isOfShard(const BatchPlan& plan, std::uint64_t block)
{
    return block % plan.shards == plan.shard;
}

/// Hands out blocks to threads and gathers what they came to.
class BlockQueue
{
public:
    BlockQueue(const Game& game, const BatchPlan& plan, BatchState& state, const BatchControl& control)
        : m_game(game), m_plan(plan), m_state(state), m_control(control)
    {}

    void work()
    {
        for (auto block = take(); block < blocksOf(m_plan) && !isStopped(); block = take()) {
            Tally tally = Tally::forGame(m_game, m_plan.agents.size());
            const std::uint64_t first = block * gamesPerBlock;
            for (std::uint64_t i = 0; i < gamesIn(m_plan, block); ++i) {
                if (isStopped())
                    return;
                playBatchGame(m_game, m_plan, first + i, tally, m_control.stop);
            }
            if (isStopped())
                return; // its last game may have been played in haste
            finish(block, tally);
        }
    }

private:
    bool isStopped() const { return m_control.stop != nullptr && *m_control.stop; }

    std::uint64_t take()
    {
        const std::lock_guard lock(m_mutex);
        while (m_next < blocksOf(m_plan) && (m_state.done[m_next] || !isOfShard(m_plan, m_next)))
            ++m_next;
        return m_next++;
    }

    void finish(std::uint64_t block, const Tally& tally)
    {
        const std::lock_guard lock(m_mutex);
        m_state.done[block] = true;
        m_state.tally.add(tally);
        if (m_control.progress)
            m_control.progress(m_state);
    }

    const Game& m_game;
    const BatchPlan& m_plan;
    BatchState& m_state;
    const BatchControl& m_control;
    std::mutex m_mutex;
    std::uint64_t m_next = 0;
};

} // namespace

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

void playBatchGame(const Game& game, const BatchPlan& plan, std::uint64_t index, Tally& tally,
                   const std::atomic<bool>* stop)
{
    const std::uint64_t seed = seedFor(plan.seed, index);
    SeededDice dice(seedFor(seed, 0));
    Seats seats;
    std::vector<std::size_t> agentAt;
    for (int player = 0; player < game.playerCount(); ++player) {
        const std::size_t agent = std::size_t((std::uint64_t(player) + index) % plan.agents.size());
        agentAt.push_back(agent);
        seats.push_back(makeAgent(plan.agents[agent], seedFor(seed, 1 + std::uint64_t(player))));
        seats.back()->stopOn(stop);
    }
    MatchWatch watch(game, tally);
    GameState end;
    const MatchResult result =
        playMatch(game, seats, dice, [&](const GameState& state, const Action&, const Events& events) {
            watch.observe(state, events);
            if (state.turn().isOver())
                end = state;
        });
    if (!result.wasStopped)
        watch.finish(end, result, agentAt);
    else
        ++tally.stopped;
}

void runBatch(const Game& game, const BatchPlan& plan, BatchState& state, const BatchControl& control)
{
    BlockQueue queue(game, plan, state, control);
    std::vector<std::jthread> others;
    for (int i = 1; i < control.threads; ++i)
        others.emplace_back([&queue] { queue.work(); });
    queue.work();
}

} // namespace delve::play
