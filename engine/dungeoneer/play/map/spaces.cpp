// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"

// What happens to a Hero in a space: gains, Obstacles, effects, a monster.

namespace delve::dungeoneer::play {

// DNR-UNI-03, 7 to 9: entry, then Peril and Glory, then what is printed on the space.
void enterSpace(Unfolding& unfolding, std::string_view rule, PlayerId player, SpaceId to)
{
    const bool isOwnTurn = unfolding.turn().player == player;
    const bool isNew = !unfolding.turn().hasBeen(to);
    unfolding.emit(rule, HeroMoved{player, to});
    // DNR-HERO-07: outside the own turn nothing more happens.
    if (!isOwnTurn || (!isNew && !unfolding.options().obstacleOnReentry))
        return;
    if (isNew) {
        const MapCard& card = unfolding.game().space(to);
        changePeril(unfolding, "DNR-HERO-04", player, card.peril);
        changeGlory(unfolding, "DNR-HERO-04", player, card.glory);
    }
    unfolding.later(SpaceEffects{player, to, 0, isNew});
}

// DNR-OBST-11: in printed order, one after the other; whoever has left meets no more of them.
void resume(Unfolding& unfolding, const SpaceEffects& task)
{
    if (!unfolding.player(task.player).isAlive || unfolding.player(task.player).space != task.space)
        return;
    const MapCard& card = unfolding.game().space(task.space);
    const std::size_t next = std::size_t(task.next);
    const std::size_t obstacles = card.obstacles.size();
    if (next <= obstacles)
        unfolding.later(SpaceEffects{task.player, task.space, std::int16_t(task.next + 1), task.isNew});
    if (next < obstacles) {
        const Obstacle& obstacle = card.obstacles[next];
        if (obstacle.kind != ObstacleKind::Pit && obstacle.kind != ObstacleKind::Spikes)
            return; // DNR-OBST-03: no danger
        return faceThreat(unfolding, obstacleThreat(task.player, task.space, obstacle));
    }
    if (!task.isNew)
        return; // with the switch obstacleOnReentry only Obstacles act again
    if (next == obstacles) {
        Frame frame;
        frame.list = EffectsOf::Entry;
        frame.source = std::int16_t(task.space);
        frame.controller = frame.roller = task.player; // DNR-GLOSS-22
        frame.space = task.space;
        return runEffects(unfolding, frame);
    }
    // DNR-COMBAT-24: its monster attacks once, free, after the Obstacles.
    const MonsterId monster = monsterOf(task.space);
    if (card.monster && !unfolding.state().space(task.space).hasAttacked &&
        lifeOf(unfolding.position(), monster) > 0)
        attackWithPrinted(unfolding, "DNR-COMBAT-24", monster, task.player);
}

Frame obstacleThreat(PlayerId player, SpaceId space, const Obstacle& obstacle)
{
    Frame threat;
    threat.why = obstacle.kind == ObstacleKind::Pit ? ThreatFor::Pit : ThreatFor::Spikes;
    threat.roller = player;
    threat.stat = obstacle.stat;
    threat.value = std::int16_t(obstacle.value);
    threat.space = space;
    return threat;
}

void afterObstacle(Unfolding& unfolding, const Frame& threat, bool isPassed)
{
    if (isPassed)
        return;
    if (threat.why == ThreatFor::Pit)
        return tip(unfolding, "DNR-OBST-04", threat.roller, false, Stat::Speed, 0);
    wound(unfolding, "DNR-OBST-05",
          {.taker = {threat.roller, MonsterId::None},
           .source = WoundSource::Obstacle,
           .scene = {.roll = RollKind::Obstacle},
           .wounds = 1});
}

// DNR-GLOSS-16: tipping again replaces the condition for untipping.
void tip(Unfolding& unfolding, std::string_view rule, PlayerId player, bool isHeldFast, Stat stat, int value,
         CardId issue)
{
    if (!isPrevented(unfolding, player, Harm::Tip, issue))
        unfolding.emit(rule, HeroTipped{player, isHeldFast, isHeldFast ? stat : Stat::Speed,
                                        std::int16_t(isHeldFast ? value : 0)});
}

} // namespace delve::dungeoneer::play
