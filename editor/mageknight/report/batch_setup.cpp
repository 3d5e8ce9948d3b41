// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/batch_setup.h"

#include "engine/mageknight/stats/batch_identity.h"

#include <algorithm>
#include <thread>

namespace delve::mageknight {

play::BatchPlan planOf(const BatchOptions& options)
{
    play::BatchPlan plan;
    plan.seed = options.seed;
    plan.games = options.games;
    for (const std::string& word : options.agents)
        if (const auto agent = play::agentNamed(word))
            plan.agents.push_back(*agent);
    plan.rotatesEntrances = options.rotateEntrances;
    plan.untilClear = options.untilClear;
    plan.tolerance = options.tolerance;
    return plan;
}

int threadsOf(const BatchOptions& options)
{
    return options.threads > 0 ? options.threads : int(std::max(1u, std::thread::hardware_concurrency()));
}

const std::string& BatchScenario::nameOf(std::size_t player) const
{
    const auto& team = game.parts().teams[player];
    return team.name.empty() ? team.id : team.name;
}

Result<BatchScenario> prepareForBatch(std::string file, Scenario scenario, int rounds, const Content& content)
{
    scenario.options.roundLimit = rounds;
    auto game = play::makeGame(scenario, content);
    if (!game)
        return game.error();
    std::string identity = play::identityOf(scenario, content);
    return BatchScenario{std::move(file), std::move(scenario), std::move(*game), std::move(identity)};
}

void endBatchHere(play::BatchFile& batch)
{
    // Blocks are added in their order, so those that were played are the first ones.
    const std::uint64_t played = batch.state.done.count();
    batch.plan.games = std::min(batch.plan.games, played * play::gamesPerBlock);
    batch.state.done.cutOff(played);
}

} // namespace delve::mageknight
