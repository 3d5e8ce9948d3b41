// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/levels.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int highestLevel = 5; // LEVEL-10

/// LEVEL-02, DMG-13: in the dungeon to stay; whoever shows skulls is only still to be removed.
bool isThere(const Position& position, FigureId figure)
{
    return position.figure(figure).isInside() && !isSpent(position, figure);
}

/// LEVEL-05: and not improved by this event already.
bool canImprove(const Position& position, FigureId hero)
{
    return isThere(position, hero) && !position.state().contains(FigureSet::Improved, hero);
}

/// DG-08: a figure without levels that has joined the team in the dungeon.
bool isServant(const Position& position, FigureId figure)
{
    return position.figure(figure).level == 0 &&
           position.game().parts().figures[indexOf(figure)].team == PlayerId::None;
}

/// DG-08: a servant can only be healed, so that nothing is lost on one that is whole.
bool canBeHealed(const Position& position, FigureId servant)
{
    return canImprove(position, servant) && clicksLost(position, servant) > 0;
}

bool canTakeLevel(const Position& position, FigureId figure)
{
    return isServant(position, figure) ? canBeHealed(position, figure) : canImprove(position, figure);
}

/// LEVEL-07: somebody of the team for whom `matches(figure)` holds, servants left out.
template <typename Matches> bool isAnyHero(const Position& position, PlayerId player, Matches&& matches)
{
    bool found = false;
    forEachMember(position, player, [&](FigureId figure) {
        found = found || (!isServant(position, figure) && matches(position, figure));
    });
    return found;
}

/// LONE-07: with a single hero it is a rule of its own that levels wait for the next turn.
std::string_view waitingRule(const Position& position)
{
    return position.game().options().loneWolf ? "LONE-07" : "LEVEL-07";
}

} // namespace

void resume(Unfolding& unfolding, const Levels& task)
{
    const Position position = unfolding.position();
    // LEVEL-07, LONE-07: a level waits for a hero rather than go to a servant because nobody else is left.
    if (task.count > 0 && isAnyHero(position, task.player, canImprove)) {
        unfolding.later(Levels{task.player, std::uint8_t(task.count - 1)});
        return unfolding.later(LevelChoice{task.player});
    }
    // LEVEL-07: what cannot go to a different hero waits; without a hero in the dungeon it is lost.
    if (task.count > 0 && isAnyHero(position, task.player, isThere))
        unfolding.emit(
            waitingRule(position),
            LevelsDeferred{task.player,
                           std::uint8_t(position.state().player(task.player).levelsDue + task.count)});
    if (!unfolding.state().isEmpty(FigureSet::Improved))
        unfolding.emit("LEVEL-05", LevelsGiven{});
}

void giveDeferredLevels(Unfolding& unfolding)
{
    const PlayerId player = unfolding.turn().player;
    const std::uint8_t due = unfolding.state().player(player).levelsDue;
    if (due == 0)
        return;
    unfolding.emit(waitingRule(unfolding.position()), LevelsDeferred{player, 0});
    unfolding.later(Levels{player, due});
}

PlayerId deciderOf(const Position&, const LevelChoice& choice)
{
    return choice.player;
}

void listOptions(const Position& position, const LevelChoice& choice, ActionList& actions)
{
    forEachMember(position, choice.player, [&](FigureId figure) { actions.offer(ImproveHero{figure}); });
}

Refusal check(const Position& position, const ImproveHero& action)
{
    const LevelChoice choice = *pending<LevelChoice>(position);
    if (!position.knows(action.hero) || position.figure(action.hero).team != choice.player ||
        !isThere(position, action.hero) || isSection(position, action.hero)) // MD-07: the whole figure rises
        return {"LEVEL-02"};
    if (!canImprove(position, action.hero))
        return {"LEVEL-05"};
    return canTakeLevel(position, action.hero) ? allowed : Refusal{"DG-08"};
}

void carryOut(Unfolding& unfolding, const ImproveHero& action)
{
    const int level = unfolding.position().figure(action.hero).level;
    unfolding.answered();
    if (level == 0) // MKW-09: a warrior is healed
        return unfolding.emit("MKW-09", HeroImproved{action.hero, 0});
    if (level == highestLevel)
        return unfolding.emit("LEVEL-06", HeroImproved{action.hero, std::uint8_t(level)});
    unfolding.emit("LEVEL-03", HeroImproved{action.hero, std::uint8_t(level + 1)});
}

void evolve(StateWriter& state, const HeroImproved& event)
{
    FigureState& hero = state.figure(event.hero);
    hero.level = event.level;
    // LEVEL-03, LEVEL-04: at the start of the level, whatever damage it had.
    turnToStart(state, event.hero, event.level);
    state.set(FigureSet::Improved, event.hero, true);
}

void evolve(StateWriter& state, const LevelsDeferred& event)
{
    state.player(event.player).levelsDue = event.count;
}

void evolve(StateWriter& state, const LevelsGiven&)
{
    state.clear(FigureSet::Improved);
}

} // namespace delve::mageknight::play
