#pragma once

#include "engine/agents/agent_kind.h"
#include "engine/agents/tally.h"

#include <atomic>
#include <functional>

namespace delve::play {

/// Many games of one dungeon.
struct BatchPlan
{
    std::vector<AgentChoice> agents; ///< they change seats from game to game
    std::uint64_t seed = 1;
    std::uint64_t games = 0;
    std::uint64_t shard = 0; ///< which part of the games, from 0
    std::uint64_t shards = 1;

    friend bool operator==(const BatchPlan&, const BatchPlan&) = default;
};

/// Games are played in blocks, each by one thread. A block is the unit of what is kept when a batch is
/// interrupted, and of what a shard plays.
inline constexpr std::uint64_t gamesPerBlock = 16;

/// How far a batch is: the blocks that were played, and what they came to.
struct BatchState
{
    std::vector<bool> done; ///< by block of the whole batch
    Tally tally;

    friend bool operator==(const BatchState&, const BatchState&) = default;
};

BatchState startBatch(const Game& game, const BatchPlan& plan);
/// The games that this shard has to play in all.
std::uint64_t gamesOf(const BatchPlan& plan);

struct BatchControl
{
    int threads = 1;
    const std::atomic<bool>* stop = nullptr; ///< what is not finished then is not counted
    /// Called with the state whenever a block is finished, by one thread at a time.
    std::function<void(const BatchState&)> progress;
};

/// Plays all blocks of the shard that are not done. Game i draws its dice and agents from seedFor(seed, i),
/// and the tally is a sum: the result is the same for any number of threads and any interruptions.
void runBatch(const Game& game, const BatchPlan& plan, BatchState& state, const BatchControl& control);

/// Plays one game of a batch. Once it is stopped, those who think long play on without thinking.
void playBatchGame(const Game& game, const BatchPlan& plan, std::uint64_t index, Tally& tally,
                   const std::atomic<bool>* stop = nullptr);

} // namespace delve::play
