// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/treasure.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"
#include "engine/mageknight/play/treasure/traps.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int chestOpeningCost = 2; // TREAS-02

/// CHEST-04: what was seen, what the scenario fixed, or one of six at random.
int positionOf(Unfolding& unfolding, ChestId chest, PlayerId player)
{
    if (const int seen = unfolding.state().chest(chest).treasure; seen >= 0)
        return seen;
    if (const auto& fixed = unfolding.game().parts().chests[indexOf(chest)].fixedTreasure)
        return *fixed;
    return unfolding.rollOne("CHEST-04", RollFor::Treasure, player).total() - 1;
}

/// DG-24, DG-26: what looked like a chest stands up as a monster.
void reveal(Unfolding& unfolding, ChestId chest, FigureId changeling)
{
    const ChestState state = unfolding.state().chest(chest);
    unfolding.emit("DG-24", ChestRemoved{chest});
    unfolding.emit("DG-26", MonsterPlaced{changeling, state.square, directionOf(state.facing)});
    unfolding.later(GreetGroup{});
}

/// TRAP-27 to TRAP-29: the chest is closed again and another trap springs.
void faceSecondTrap(Unfolding& unfolding, ChestId chest)
{
    turnTrapDial(unfolding, "TRAP-28", RollFor::SecondTrap, chest);
    if (unfolding.state().chest(chest).trap == TrapStage::Exposed)
        return springTrap(unfolding, chest, unfolding.turn().figure, true);
    unfolding.emit("TRAP-30", ChestRemoved{chest});
}

} // namespace

int chestLimit(const Position& position, PlayerId player)
{
    // TREAS-06: two for each hero that is in the dungeon now. CAV-15: of a cavalry unit the rider counts.
    return 2 * int(std::ranges::count_if(position.game().player(player).heroes, [&](FigureId hero) {
               return position.figure(hero).isInside() && !isMount(position, hero);
           }));
}

int chestsHeld(const Position& position, PlayerId player)
{
    return int(std::ranges::count_if(position.state().chests(), [&](const ChestState& chest) {
        return chest.place == ChestPlace::Held && chest.owner == player;
    }));
}

const Treasure* treasureIn(const Position& position, ChestId chest)
{
    const GameParts::ChestPiece& piece = position.game().parts().chests[indexOf(chest)];
    const int seen = position.state().chest(chest).treasure;
    return seen >= 0 && piece.treasure != nullptr ? &(*piece.treasure)[std::size_t(seen)] : nullptr;
}

Refusal check(const Position& position, const OpenChest& action)
{
    if (const Refusal refusal = checkWorksOn(position, action.chest, "TREAS-01"); !refusal.isAllowed())
        return refusal;
    // TREAS-01: the trap has been dealt with.
    if (position.state().chest(action.chest).trap != TrapStage::Safe)
        return {"TREAS-01"};
    if (!isBeforeChest(position, action.chest))
        return {"TREAS-03"};
    return checkSpeed(position, chestOpeningCost);
}

void carryOut(Unfolding& unfolding, const OpenChest& action)
{
    const PlayerId player = unfolding.position().figure(unfolding.turn().figure).team;
    const GameParts::ChestPiece& piece = unfolding.game().parts().chests[indexOf(action.chest)];
    unfolding.spend("TREAS-02", chestOpeningCost);
    if (piece.changeling != FigureId::None)
        return reveal(unfolding, action.chest, piece.changeling);
    const int position = positionOf(unfolding, action.chest, player);
    unfolding.emit("TREAS-08", ChestOpened{action.chest, std::int8_t(position)});
    if ((*piece.treasure)[std::size_t(position)].trap)
        return faceSecondTrap(unfolding, action.chest);
    unfolding.emit("TREAS-09", ChestTaken{action.chest, player});
}

void evolve(StateWriter& state, const ChestOpened& event)
{
    state.chest(event.chest).treasure = event.treasure;
}

void evolve(StateWriter& state, const ChestTaken& event)
{
    unassign(state, event.chest);
    state.lift(event.chest);
    ChestState& chest = state.chest(event.chest);
    chest.square = noSquare;
    chest.place = ChestPlace::Held;
    chest.owner = event.player;
    state.player(event.player).gathered = 1; // END-02: also by theft
}

} // namespace delve::mageknight::play
