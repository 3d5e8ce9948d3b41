// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/traps.h"

#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"
#include "engine/mageknight/play/turns/experience.h"

namespace delve::mageknight::play {

namespace {

constexpr int quickCost = 3;         // TRAP-09
constexpr int slowCost = 6;          // TRAP-10
constexpr int slowBonus = 2;         // TRAP-10
constexpr int disarmExperience = 50; // XP-05

/// Calls `visit(own, direction)` for each square of the active figure that is adjacent to the chest, with the
/// direction in which the chest sees it.
template <typename Visit> void forEachTouch(const Position& position, ChestId chest, Visit&& visit)
{
    const SquareIndex square = position.state().chest(chest).square;
    const FigureId figure = pieceOf(position, position.turn().figure); // CAV-15
    forEachAdjacentSquare(position, square, [&](Direction direction, SquareIndex next) {
        if (position.state().occupant(next).figure() == figure)
            visit(direction);
    });
}

} // namespace

DirectionMask frontArcOf(Side facing)
{
    const Direction ahead = directionOf(facing);
    return DirectionMask(maskOf(ahead) | maskOf(turned(ahead, 1)) | maskOf(turned(ahead, -1)));
}

bool isBesideChest(const Position& position, ChestId chest)
{
    bool isBeside = false;
    forEachTouch(position, chest, [&](Direction) { isBeside = true; });
    return isBeside;
}

bool isBeforeChest(const Position& position, ChestId chest)
{
    const DirectionMask front = frontArcOf(position.state().chest(chest).facing);
    bool isBefore = false;
    forEachTouch(position, chest, [&](Direction direction) { isBefore |= contains(front, direction); });
    return isBefore;
}

Refusal checkWorksOn(const Position& position, ChestId chest, std::string_view rule)
{
    const FigureId figure = position.turn().figure;
    // TRAP-33, SPAWN-05: only heroes.
    if (figure == FigureId::None)
        return {"TRAP-33"};
    if (!position.figure(figure).isInside())
        return {"START-04"};
    if (position.figure(figure).isMageSpawn())
        return {"SPAWN-05"};
    if (!position.knows(chest) || position.state().chest(chest).place != ChestPlace::Board)
        return {rule};
    if (const Refusal refusal = checkFreeHands(position, figure); !refusal.isAllowed())
        return refusal;
    // TREAS-07: not at the limit of chests.
    const PlayerId player = position.figure(figure).team;
    return chestsHeld(position, player) < chestLimit(position, player) ? allowed : Refusal{"TREAS-07"};
}

int disarmNeeds(const Position& position, ChestId chest, bool slow)
{
    const ChestState& state = position.state().chest(chest);
    const Trap& trap = (*position.game().parts().chests[indexOf(chest)].trap)[state.trapPosition];
    return trap.disarm - (slow ? slowBonus : 0);
}

Refusal check(const Position& position, const ExposeTrap& action)
{
    if (const Refusal refusal = checkWorksOn(position, action.chest, "TRAP-03"); !refusal.isAllowed())
        return refusal;
    // TRAP-05: once only, until it is reset.
    if (position.state().chest(action.chest).trap != TrapStage::Untouched)
        return {"TRAP-05"};
    return isBesideChest(position, action.chest) ? allowed : Refusal{"TRAP-03"};
}

Refusal check(const Position& position, const DisarmTrap& action)
{
    if (const Refusal refusal = checkWorksOn(position, action.chest, "TRAP-08"); !refusal.isAllowed())
        return refusal;
    // TRAP-13: a settled trap is not tried again; an untouched one is exposed first.
    if (const TrapStage stage = position.state().chest(action.chest).trap; stage != TrapStage::Exposed)
        return {stage == TrapStage::Safe ? "TRAP-13" : "TRAP-01"};
    if (!isBeforeChest(position, action.chest))
        return {"TRAP-08"};
    return checkSpeed(position, action.slow ? slowCost : quickCost);
}

void turnTrapDial(Unfolding& unfolding, std::string_view rule, RollFor what, ChestId chest)
{
    const PlayerId player = actorOf(unfolding.position(), unfolding.turn().figure);
    const int roll = unfolding.rollOne(rule, what, player).total();
    // TRAP-04: six positions on a ring.
    const int turned = (unfolding.state().chest(chest).trapPosition + roll) % 6;
    unfolding.emit(rule, TrapExposed{chest, std::uint8_t(turned)});
}

void carryOut(Unfolding& unfolding, const ExposeTrap& action)
{
    turnTrapDial(unfolding, "TRAP-04", RollFor::ExposeTrap, action.chest);
}

void carryOut(Unfolding& unfolding, const DisarmTrap& action)
{
    const FigureId hero = unfolding.turn().figure;
    const PlayerId player = unfolding.position().figure(hero).team;
    const std::string_view rule = action.slow ? "TRAP-10" : "TRAP-09";
    unfolding.spend(rule, action.slow ? slowCost : quickCost);
    const int needed = disarmNeeds(unfolding.position(), action.chest, action.slow);
    // TRAP-11: below the number the trap is sprung. DMG-09: nothing is critical here.
    if (unfolding.rollTwo(rule, RollFor::DisarmTrap, player).total() < needed)
        return springTrap(unfolding, action.chest, hero, false);
    unfolding.emit("TRAP-12", TrapDisarmed{action.chest});
    gainExperience(unfolding, "XP-05", player, disarmExperience);
}

void listChestDeeds(const Position& position, ActionList& actions)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return;
    forEachSquareBeside(position, figure, [&](SquareIndex square) {
        const ChestId chest = position.state().occupant(square).chest();
        if (chest == ChestId::None)
            return;
        actions.offer(ExposeTrap{chest});
        actions.offer(DisarmTrap{chest, false});
        actions.offer(DisarmTrap{chest, true});
        actions.offer(OpenChest{chest});
    });
}

void evolve(StateWriter& state, const TrapExposed& event)
{
    ChestState& chest = state.chest(event.chest);
    chest.trapPosition = event.position;
    // TRAP-06: a blank space is no trap.
    const Trap& trap = (*state.game().parts().chests[indexOf(event.chest)].trap)[event.position];
    chest.trap = event.position == 0 || trap.isBlank() ? TrapStage::Safe : TrapStage::Exposed;
}

void evolve(StateWriter& state, const TrapDisarmed& event)
{
    state.chest(event.chest).trap = TrapStage::Safe;
}

} // namespace delve::mageknight::play
