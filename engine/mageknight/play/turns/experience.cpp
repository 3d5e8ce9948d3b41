// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/experience.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/turns/level_threshold.h"
#include "engine/mageknight/play/turns/levels.h"

#include <algorithm>

namespace delve::mageknight::play {

void gainExperience(Unfolding& unfolding, std::string_view rule, PlayerId player, int points)
{
    if (points <= 0)
        return;
    const int before = unfolding.state().player(player).experience;
    unfolding.emit(rule, ExperienceGained{player, std::int16_t(points)});
    const int after = unfolding.state().player(player).experience;
    if (const int levels = after / experiencePerLevel - before / experiencePerLevel; levels > 0)
        unfolding.later(Levels{player, std::uint8_t(levels)});
}

void resume(Unfolding& unfolding, const Reward& task)
{
    const Position position = unfolding.position();
    // XP-08: nobody gets what a Mage Spawn eliminates.
    if (position.figure(task.victor).isMageSpawn())
        return;
    const FigureState& eliminated = position.figure(task.eliminated);
    // XP-04, LEVEL-11: a hero counts with the level it reached.
    const int points = position.game().pointsOf(task.eliminated, eliminated.level);
    gainExperience(unfolding, eliminated.isMageSpawn() ? "XP-03" : "XP-04", position.figure(task.victor).team,
                   points);
}

void evolve(StateWriter& state, const ExperienceGained& event)
{
    state.player(event.player).experience += event.points;
}

} // namespace delve::mageknight::play
