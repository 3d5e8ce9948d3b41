// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/batch.h"
#include "engine/table/counts.h"

namespace delve::table {

// What the files of batches have in common: the plan, and which blocks were played. An agent is written as
// wordOf(agent).

inline constexpr std::uint64_t mostBatchGames = 100'000'000;
inline constexpr int mostTolerance = 50;

void appendDone(std::string& out, const std::vector<bool>& done);
/// The list has as many blocks as the plan.
void readDone(ObjectReader& in, std::vector<bool>& done);

/// Adds the blocks of another part; the error names games that both have.
Result<void> joinDone(std::vector<bool>& done, const std::vector<bool>& others, std::uint64_t games);

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
    plan.shard = std::uint64_t(in.integer("shard", 1, 10'000)) - 1;
    plan.shards = std::uint64_t(in.integer("shards", int(plan.shard) + 1, 10'000));
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
