// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/block_run.h"
#include "engine/table/block_set.h"
#include "engine/table/counts.h"
#include "engine/table/fairness.h"
#include "engine/table/match.h"

namespace delve::table {

// Many games, what they come to. `Batch` names the types of one game's batches:
//
//     struct BatchTraits
//     {
//         using Played = Traits;       the game itself
//         using AgentChoice = …;       an agent as people name it
//         using Watch = …;             sees one game
//         using Record = …;            what it made of it
//         using Tally = …;             the sum of many, in whole numbers
//     };

/// A game of which many are played to be counted.
template <typename Batch>
concept BatchedGame =
    PlayableGame<typename Batch::Played> && std::copyable<typename Batch::Tally> &&
    std::equality_comparable<typename Batch::AgentChoice> &&
    std::constructible_from<typename Batch::Watch, const typename Batch::Played::Game&> &&
    requires(const typename Batch::Played::Game& game, const typename Batch::Played::State& state,
             const typename Batch::Played::Events& events, typename Batch::Watch& watch,
             const MatchResult<typename Batch::Played>& result, typename Batch::Tally& sum,
             const typename Batch::Tally& tally, const typename Batch::Record& record,
             const typename Batch::AgentChoice& choice, std::span<const std::size_t> places) {
        watch.observe(state, events);
        {
            watch.finish(state, result)
        } -> std::convertible_to<typename Batch::Record>;
        {
            Batch::Tally::forGame(game, std::size_t())
        } -> std::same_as<typename Batch::Tally>;
        sum.add(tally);
        sum.add(record, places, places); // who played for each player, and where it came in
        {
            tally.games
        } -> std::convertible_to<std::uint64_t>;
        ++sum.stopped;
        {
            winsBySeat(tally)
        } -> std::same_as<std::vector<std::uint64_t>>;
        {
            winsByEntrance(tally)
        } -> std::same_as<std::vector<std::uint64_t>>;
        // The game with the places of its players passed on by so many.
        {
            withRotatedEntrances(game, std::size_t())
        } -> std::same_as<typename Batch::Played::Game>;
        {
            makeAgent(choice, std::uint64_t())
        } -> std::same_as<std::unique_ptr<Agent<typename Batch::Played>>>;
    };

/// Which games are played.
template <BatchedGame Batch> struct BatchPlan
{
    std::vector<typename Batch::AgentChoice> agents; ///< they change seats from game to game
    std::uint64_t seed = 1;
    std::uint64_t games = 0;
    std::uint64_t shard = 0; ///< which part of the games, from 0
    std::uint64_t shards = 1;
    bool rotatesEntrances = false; ///< players change entrances and exits too, so that both can be told apart
    bool untilClear = false;       ///< ends when it is clear whether it is fair; `games` is the most
    int tolerance = usualTolerance;

    friend bool operator==(const BatchPlan&, const BatchPlan&) = default;
};

/// Games are played in blocks, each by one thread. A block is the unit of what is kept when a batch is
/// interrupted, and of what a shard plays.
inline constexpr std::uint64_t gamesPerBlock = 16;

template <BatchedGame Batch> std::uint64_t blocksOf(const BatchPlan<Batch>& plan)
{
    return (plan.games + gamesPerBlock - 1) / gamesPerBlock;
}

template <BatchedGame Batch> std::uint64_t gamesIn(const BatchPlan<Batch>& plan, std::uint64_t block)
{
    return std::min(gamesPerBlock, plan.games - block * gamesPerBlock);
}

/// The games that this shard has to play in all.
template <BatchedGame Batch> std::uint64_t gamesOf(const BatchPlan<Batch>& plan)
{
    std::uint64_t games = 0;
    for (std::uint64_t block = plan.shard; block < blocksOf(plan); block += plan.shards)
        games += gamesIn(plan, block);
    return games;
}

/// What one game of a batch came to. Sums could come from any seed; whoever plays this game again sees
/// whether they may be those of the seed that is named.
struct GameWitness
{
    std::uint64_t game = 0; ///< its number, from 0
    Count hash = 0;         ///< of its tally

    friend bool operator==(const GameWitness&, const GameWitness&) = default;
};

/// Of two parts of a batch, the witness of the earlier game: so it does not matter how a batch was parted.
inline std::optional<GameWitness> earlierWitness(const std::optional<GameWitness>& one,
                                                 const std::optional<GameWitness>& other)
{
    return !one || (other && other->game < one->game) ? other : one;
}

/// How far a batch is: the blocks that were played, and what they came to.
template <BatchedGame Batch> struct BatchState
{
    BlockSet done; ///< of the whole batch
    typename Batch::Tally tally;
    std::optional<GameWitness> witness = {}; ///< the first game of the first block, where it is known

    friend bool operator==(const BatchState&, const BatchState&) = default;
};

template <BatchedGame Batch>
BatchState<Batch> startBatch(const typename Batch::Played::Game& game, const BatchPlan<Batch>& plan)
{
    return {BlockSet(blocksOf(plan)), Batch::Tally::forGame(game, plan.agents.size()), std::nullopt};
}

/// The blocks of the shard that are not done.
template <BatchedGame Batch>
std::vector<std::uint64_t> blocksToPlay(const BatchPlan<Batch>& plan, const BatchState<Batch>& state)
{
    std::vector<std::uint64_t> blocks;
    for (std::uint64_t block = plan.shard; block < blocksOf(plan); block += plan.shards)
        if (!state.done.contains(block))
            blocks.push_back(block);
    return blocks;
}

/// How sure the verdicts of such a batch are: one that ends when it likes pays with wider intervals.
template <BatchedGame Batch> Certainty certaintyOf(const BatchPlan<Batch>& plan)
{
    return {.risk = 0.05, .atAnyTime = plan.untilClear};
}

/// A batch that ends when all is clear says nothing before so many games.
inline constexpr std::uint64_t fewestClearGames = 64;

/// Nothing would be gained by more games, for a batch that ends then.
template <BatchedGame Batch> bool isClear(const BatchPlan<Batch>& plan, const typename Batch::Tally& tally)
{
    if (!plan.untilClear || tally.games < fewestClearGames)
        return false;
    const auto isKnown = [&](const std::vector<std::uint64_t>& wins) {
        return fairnessOf(wins, plan.tolerance, certaintyOf(plan)).verdict != Fairness::Verdict::NotShown;
    };
    return isKnown(winsBySeat(tally)) && (!plan.rotatesEntrances || isKnown(winsByEntrance(tally)));
}

/// All games of the plan were played, of its shard if it is one, or all is clear.
template <BatchedGame Batch> bool isFinished(const BatchPlan<Batch>& plan, const BatchState<Batch>& state)
{
    return isClear(plan, state.tally) || blocksToPlay(plan, state).empty();
}

template <BatchedGame Batch> struct BatchControl
{
    int threads = 1;
    const std::atomic<bool>* stop = nullptr; ///< what is not finished then is not counted
    /// Called with the state whenever a block is added, by one thread at a time.
    std::function<void(const BatchState<Batch>&)> progress;
    /// Asked after each block, in their order, whether to play on; empty: all of them.
    std::function<bool(const typename Batch::Tally&)> isEnough;
};

/// Plays the games of a batch, each by its number. The plan must outlive it.
template <BatchedGame Batch> class BatchTable
{
public:
    using Played = typename Batch::Played;
    using Record = typename Batch::Record;

    BatchTable(const typename Played::Game& game, const BatchPlan<Batch>& plan) : m_plan(plan), m_games{game}
    {
        for (int i = 1; plan.rotatesEntrances && i < game.playerCount(); ++i)
            m_games.push_back(withRotatedEntrances(game, std::size_t(i)));
    }

    /// Nothing if the game went in circles (mostChoices). Once it is stopped, those who think long play on
    /// without thinking; such a game is not to be counted.
    std::optional<Record> play(std::uint64_t index, const std::atomic<bool>* stop = nullptr) const
    {
        const typename Played::Game& game = m_games[rotationOf(index)];
        const std::uint64_t seed = seedFor(m_plan.seed, index);
        SeededDice dice(seedFor(seed, 0));
        Seats<Played> seats;
        for (std::size_t player = 0; player < playerCount(); ++player) {
            seats.push_back(makeAgent(m_plan.agents[agentAt(index, player)], seedFor(seed, 1 + player)));
            seats.back()->stopOn(stop);
        }
        typename Batch::Watch watch(game);
        typename Played::State end;
        const auto observe = [&](const typename Played::State& state, const typename Played::Action&,
                                 const typename Played::Events& events) {
            watch.observe(state, events);
            if (isOver(state))
                end = state;
        };
        const MatchResult<Played> result = playMatch<Played>(game, seats, dice, observe);
        if (result.wasStopped)
            return std::nullopt;
        return watch.finish(end, result);
    }

    /// Who plays for a player in this game, and whose entrance it uses.
    std::size_t agentAt(std::uint64_t index, std::size_t player) const
    {
        return std::size_t((player + index) % m_plan.agents.size());
    }
    std::size_t entranceAt(std::uint64_t index, std::size_t player) const
    {
        return (player + rotationOf(index)) % playerCount();
    }

    void add(std::uint64_t index, const std::optional<Record>& record, typename Batch::Tally& tally) const
    {
        if (!record) {
            ++tally.stopped;
            return;
        }
        std::vector<std::size_t> agents;
        std::vector<std::size_t> entrances;
        for (std::size_t player = 0; player < playerCount(); ++player) {
            agents.push_back(agentAt(index, player));
            entrances.push_back(entranceAt(index, player));
        }
        tally.add(*record, agents, entrances);
    }

private:
    /// Entrances change when every agent has had every seat, so that all come together with all.
    std::size_t rotationOf(std::uint64_t index) const
    {
        return std::size_t(index / m_plan.agents.size() % m_games.size());
    }
    std::size_t playerCount() const { return std::size_t(m_games.front().playerCount()); }

    const BatchPlan<Batch>& m_plan;
    std::vector<typename Played::Game> m_games; ///< by rotation of the entrances
};

/// The witness of a game that alone is in a tally.
template <typename Tally> GameWitness witnessOf(std::uint64_t index, const Tally& tally)
{
    std::uint64_t hash = 0;
    mixCounts(hash, tally);
    return {index, hash >> 11}; // 53 bits, which files can hold (mostCount)
}

/// Plays the game of a witness again.
template <BatchedGame Batch>
bool isWitnessTrue(const typename Batch::Played::Game& game, const BatchPlan<Batch>& plan,
                   const GameWitness& witness)
{
    const BatchTable<Batch> table(game, plan);
    typename Batch::Tally tally = Batch::Tally::forGame(game, plan.agents.size());
    table.add(witness.game, table.play(witness.game), tally);
    return witnessOf(witness.game, tally) == witness;
}

/// Plays the blocks of the shard that are not done and adds them in their order. Game i draws its dice and
/// agents from seedFor(seed, i): the result is the same for any number of threads and any interruptions.
template <BatchedGame Batch>
void runBatch(const typename Batch::Played::Game& game, const BatchPlan<Batch>& plan,
              BatchState<Batch>& state, const std::type_identity_t<BatchControl<Batch>>& control)
{
    using Tally = typename Batch::Tally;
    struct PlayedBlock
    {
        Tally tally;
        std::optional<GameWitness> witness;
    };
    if (isClear(plan, state.tally))
        return;
    const BatchTable<Batch> table(game, plan);
    const std::vector<std::uint64_t> blocks = blocksToPlay(plan, state);
    const auto play = [&](std::uint64_t block) -> std::optional<PlayedBlock> {
        Tally tally = Tally::forGame(game, plan.agents.size());
        std::optional<GameWitness> witness;
        const std::uint64_t first = block * gamesPerBlock;
        for (std::uint64_t i = first; i < first + gamesIn(plan, block); ++i) {
            table.add(i, table.play(i, control.stop), tally);
            if (control.stop != nullptr && *control.stop)
                return std::nullopt; // this game may have been played in haste
            if (i == first && block == blocks.front())
                witness = witnessOf(i, tally);
        }
        return PlayedBlock{std::move(tally), witness};
    };
    const auto accept = [&](std::uint64_t block, const PlayedBlock& played) {
        state.done.add(block);
        state.tally.add(played.tally);
        state.witness = earlierWitness(state.witness, played.witness);
        if (control.progress)
            control.progress(state);
        return !isClear(plan, state.tally) && !(control.isEnough && control.isEnough(state.tally));
    };
    runBlocks<PlayedBlock>(blocks, control.threads, play, accept);
}

} // namespace delve::table
