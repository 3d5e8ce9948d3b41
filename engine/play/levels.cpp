#include "engine/play/levels.h"

#include "engine/play/figures.h"
#include "engine/play/state_writer.h"
#include "engine/play/unfolding.h"

#include <algorithm>

namespace delve::play {

namespace {

constexpr int highestLevel = 5; // LEVEL-10

/// DG-08, MKW-09: somebody of the team is in the dungeon; a figure that was summoned can be healed.
bool isInDungeon(const Position& position, PlayerId player)
{
    bool found = false;
    forEachMember(position, player, [&](FigureId figure) { found |= position.figure(figure).isInside(); });
    return found;
}

/// LEVEL-02, LEVEL-05: in the dungeon, and not improved by this event already.
bool canImprove(const Position& position, FigureId hero)
{
    return position.figure(hero).isInside() && !position.state().contains(FigureSet::Improved, hero);
}

} // namespace

void resume(Unfolding& unfolding, const Levels& task)
{
    const Position position = unfolding.position();
    bool canGo = false;
    forEachMember(position, task.player, [&](FigureId figure) { canGo |= canImprove(position, figure); });
    if (task.count > 0 && canGo) {
        unfolding.later(Levels{task.player, std::uint8_t(task.count - 1)});
        return unfolding.later(LevelChoice{task.player});
    }
    // LEVEL-07: what cannot go to a different hero waits; without a hero in the dungeon it is lost.
    if (task.count > 0 && isInDungeon(position, task.player))
        unfolding.emit(
            "LEVEL-07",
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
    unfolding.emit("LEVEL-07", LevelsDeferred{player, 0});
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
    const auto choice = pending<LevelChoice>(position);
    if (!choice || !position.knows(action.hero) || position.figure(action.hero).team != choice->player ||
        !position.figure(action.hero).isInside())
        return {"LEVEL-02"};
    return canImprove(position, action.hero) ? allowed : Refusal{"LEVEL-05"};
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
    const Figure& kind = state.game().kind(event.hero).figure();
    hero.clicks[0] = std::uint8_t(kind.startClickAt(std::max<int>(event.level, 1)));
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

} // namespace delve::play
