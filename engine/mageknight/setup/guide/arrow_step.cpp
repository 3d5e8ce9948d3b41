// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/setup_steps.h"
#include "engine/mageknight/setup/guide/turns.h"

#include <algorithm>

namespace delve::mageknight {

StepOutcome standingOfArrows(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    const Scenario& scenario = in.scenario();
    const auto turns = arrowTurns(scenario.players, in.view.isSixTiles);
    standing.wanted = int(turns.size());
    for (const ArrowTurn& turn : turns) {
        const auto& arrows = turn.kind == ThingKind::Entrance ? scenario.entrances : scenario.exits;
        standing.done += std::ranges::find(arrows, turn.team, &Arrow::player) != arrows.end();
    }
    const auto next = nextArrow(scenario, in.view.isSixTiles);
    outcome.isFinished = !next && !turns.empty();
    if (!next)
        return outcome;
    standing.about = next->team;
    standing.turn = in.talk.takesTurns ? next->chooser : ThingId();
    standing.task = next->kind == ThingKind::Entrance ? TaskKind::ChooseEntrance
                    : in.view.isSixTiles              ? TaskKind::ExitAtEntrance
                                                      : TaskKind::ChooseExit;
    standing.pieces.push_back({next->kind, {}, Colour::Yellow, {}});
    return outcome;
}

} // namespace delve::mageknight
