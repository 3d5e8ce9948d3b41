// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/setup_steps.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

StepOutcome standingOfHeroes(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    const auto& players = in.scenario().players;
    const auto hasTeam = [](const Player& player) { return !player.team.empty(); };
    standing.done = int(std::ranges::count_if(players, hasTeam));
    standing.wanted = int(players.size());
    // TEAM-05: two players or more, each with a team of at least one Hero.
    const auto without = std::ranges::find_if_not(players, hasTeam);
    if (in.view.playerCount() < leastPlayers) {
        standing.task = TaskKind::AddPlayers;
    } else if (without != players.end()) {
        standing.task = TaskKind::ChooseHeroes;
        standing.about = without->id;
    } else {
        outcome.isFinished = true;
    }
    return outcome;
}

StepOutcome standingOfMageSpawn(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    const auto& players = in.scenario().players;
    standing.wanted = int(players.size());
    outcome.isFinished = !players.empty();
    for (const Player& player : players) {
        // POOL-03, POOL-04: as many as figures in the team, and worth 100 points.
        if (!isSpawnMissing(in.view, player)) {
            ++standing.done;
        } else if (outcome.isFinished) {
            outcome.isFinished = false;
            standing.task = TaskKind::FillSpawnPool;
            standing.about = player.id;
        }
    }
    return outcome;
}

} // namespace delve::mageknight
