// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/fairness.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace delve::table {

/// How many games are played, by whom and how: what the command line and the window ask for.
struct BatchOptions
{
    std::vector<std::string> agents{"steady"};
    std::uint64_t games = 400;
    std::uint64_t seed = 1;
    int threads = 0; ///< 0: one for each core
    int rounds = 100;
    int tolerance = usualTolerance;
    bool rotateEntrances = false;
    bool untilClear = false;
    std::uint64_t shard = 0; ///< from 0
    std::uint64_t shards = 1;
};

inline int threadsOf(const BatchOptions& options)
{
    return options.threads > 0 ? options.threads : int(std::max(1u, std::thread::hardware_concurrency()));
}

/// The plan of a game's batch; `agentNamed` knows who plays in that game. Words that it does not know are
/// left out.
template <typename Plan, typename AgentNamed>
Plan planOf(const BatchOptions& options, const AgentNamed& agentNamed)
{
    Plan plan;
    plan.seed = options.seed;
    plan.games = options.games;
    for (const std::string& word : options.agents)
        if (const auto agent = agentNamed(word))
            plan.agents.push_back(*agent);
    plan.rotatesEntrances = options.rotateEntrances;
    plan.untilClear = options.untilClear;
    plan.tolerance = options.tolerance;
    plan.shard = options.shard;
    plan.shards = options.shards;
    return plan;
}

} // namespace delve::table
