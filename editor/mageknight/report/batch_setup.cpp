// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/batch_setup.h"

#include "engine/mageknight/stats/batch_identity.h"

#include <algorithm>

namespace delve::mageknight {

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
