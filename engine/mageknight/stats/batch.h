// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/agents/agent_kind.h"
#include "engine/mageknight/stats/tally.h"
#include "engine/table/fairness.h"

#include <atomic>
#include <functional>
#include <optional>

namespace delve::mageknight::play {

/// Many games of one dungeon.
struct BatchPlan
{
    std::vector<AgentChoice> agents; ///< they change seats from game to game
    std::uint64_t seed = 1;
    std::uint64_t games = 0;
    std::uint64_t shard = 0; ///< which part of the games, from 0
    std::uint64_t shards = 1;
    bool rotatesEntrances = false; ///< players change entrances and exits too, so that both can be told apart
    bool untilClear = false;       ///< ends when it is clear whether it is fair; `games` is the most
    int tolerance = table::usualTolerance;

    friend bool operator==(const BatchPlan&, const BatchPlan&) = default;
};

/// Games are played in blocks, each by one thread. A block is the unit of what is kept when a batch is
/// interrupted, and of what a shard plays.
inline constexpr std::uint64_t gamesPerBlock = 16;
std::uint64_t blocksOf(const BatchPlan& plan);
std::uint64_t gamesIn(const BatchPlan& plan, std::uint64_t block);

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

/// Who won how often, for verdicts.
std::vector<std::uint64_t> winsBySeat(const Tally& tally);
std::vector<std::uint64_t> winsByEntrance(const Tally& tally);
/// How sure the verdicts of such a batch are: one that ends when it likes pays with wider intervals.
table::Certainty certaintyOf(const BatchPlan& plan);

/// A batch that ends when all is clear says nothing before so many games.
inline constexpr std::uint64_t fewestClearGames = 64;
/// Nothing would be gained by more games, for a batch that ends then.
bool isClear(const BatchPlan& plan, const Tally& tally);
/// All games of the plan were played, of its shard if it is one, or all is clear.
bool isFinished(const BatchPlan& plan, const BatchState& state);

struct BatchControl
{
    int threads = 1;
    const std::atomic<bool>* stop = nullptr; ///< what is not finished then is not counted
    /// Called with the state whenever a block is added, by one thread at a time.
    std::function<void(const BatchState&)> progress;
    /// Asked after each block, in their order, whether to play on; empty: all of them.
    std::function<bool(const Tally&)> isEnough;
};

/// Plays the blocks of the shard that are not done and adds them in their order. Game i draws its dice and
/// agents from seedFor(seed, i): the result is the same for any number of threads and any interruptions.
void runBatch(const Game& game, const BatchPlan& plan, BatchState& state, const BatchControl& control);

/// The game with the arrows of its players passed on by so many places.
Game withRotatedEntrances(const Game& game, std::size_t places);

/// Plays the games of a batch, each by its number.
class BatchTable
{
public:
    BatchTable(const Game& game, const BatchPlan& plan);

    /// Nothing if the game went in circles (mostChoices). Once it is stopped, those who think long play on
    /// without thinking; such a game is not to be counted.
    std::optional<GameRecord> play(std::uint64_t index, const std::atomic<bool>* stop = nullptr) const;
    /// Who plays for a player in this game, and whose arrows it uses.
    std::size_t agentAt(std::uint64_t index, std::size_t player) const;
    std::size_t entranceAt(std::uint64_t index, std::size_t player) const;
    void add(std::uint64_t index, const std::optional<GameRecord>& record, Tally& tally) const;

private:
    std::size_t rotationOf(std::uint64_t index) const;

    const BatchPlan& m_plan;
    std::vector<Game> m_games; ///< by rotation of the entrances
};

} // namespace delve::mageknight::play
