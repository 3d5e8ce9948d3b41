// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_stream.h"
#include "engine/table/batch.h"
#include "engine/table/counts.h"

namespace delve::table {

// What the files of batches have in common: the plan, and which blocks were played. An agent is written as
// wordOf(agent).

/// What may be asked for, and is read again.
inline constexpr std::uint64_t mostBatchGames = 100'000'000;
inline constexpr std::uint64_t mostShards = 10'000;
inline constexpr int mostTolerance = 50;
/// The largest file that is read or written.
inline constexpr std::size_t mostBatchBytes = 256u << 20;

/// Blocks that were played one behind the other.
struct BlockRange
{
    int first = 0;
    int last = 0;
};

void appendDone(std::string& out, const BlockSet& done);
/// Reads the ranges one by one while the text is read: shards take turns, so that there may be millions. In
/// order and apart, as they are written, so that nothing is counted twice.
JsonStream streamOfDone(std::string_view pointer, std::vector<BlockRange>& ranges);
/// The blocks of these ranges in a batch of so many; logs what is beyond them.
BlockSet doneOf(const std::vector<BlockRange>& ranges, std::uint64_t blocks, std::string_view pointer,
                ReadLog& log);

/// "witness": the members of an object that is open already. Nothing where there is none.
void appendWitness(JsonObjectText& text, const std::optional<GameWitness>& witness);
/// Reads it; logs a game that was not played.
std::optional<GameWitness> readWitness(ObjectReader& in, const BlockSet& done, std::uint64_t games);

/// Adds the blocks of another part; the error names games that both have.
Result<void> joinDone(BlockSet& done, const BlockSet& others, std::uint64_t games);

/// The members of an object that is open already.
template <BatchedGame Batch> void appendPlan(JsonObjectText& text, const BatchPlan<Batch>& plan)
{
    appendInline(text.key("agents"), plan.agents,
                 [](std::string& out, const auto& agent) { appendJsonString(out, wordOf(agent)); });
    appendCount(text.key("seed"), plan.seed);
    appendCount(text.key("games"), plan.games);
    appendCount(text.key("shard"), plan.shard + 1);
    appendCount(text.key("shards"), plan.shards);
    if (plan.rotatesEntrances)
        text.flag("rotatesEntrances", true);
    if (plan.untilClear)
        text.flag("untilClear", true);
    text.number("tolerance", plan.tolerance);
}

/// `readAgent(value, log)` reads one agent.
template <BatchedGame Batch, typename ReadAgent>
void readPlan(ObjectReader& in, BatchPlan<Batch>& plan, std::size_t mostAgents, ReadAgent&& readAgent)
{
    plan.agents = in.list("agents", 1, mostAgents, readAgent);
    plan.seed = readCount(in, "seed");
    plan.games = std::uint64_t(in.integer("games", 1, int(mostBatchGames)));
    plan.shard = std::uint64_t(in.integer("shard", 1, int(mostShards))) - 1;
    plan.shards = std::uint64_t(in.integer("shards", int(plan.shard) + 1, int(mostShards)));
    plan.rotatesEntrances = in.booleanOr("rotatesEntrances", false);
    plan.untilClear = in.booleanOr("untilClear", false);
    plan.tolerance = in.integer("tolerance", 1, mostTolerance);
    if (in.log().ok() && plan.untilClear && plan.shards > 1)
        in.log().failAt("/untilClear",
                        {QT_TRANSLATE_NOOP("Engine", "shards cannot know when all is clear"), {}});
}

/// Whether two plans are of one batch, of which each may be a part.
template <BatchedGame Batch> bool areOfOneBatch(BatchPlan<Batch> one, const BatchPlan<Batch>& other)
{
    one.shard = other.shard;
    one.shards = other.shards;
    return one == other;
}

} // namespace delve::table
