// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/theft.h"

#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/sections.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/lost_treasure.h"
#include "engine/mageknight/play/treasure/theft_answer.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int theftCost = 4;  // THEFT-03
constexpr int theftGuard = 2; // THEFT-04

/// THEFT-09
constexpr AbilitySet lightFingers{Ability::Nimble, Ability::LimitedInvisibility, Ability::Stealth,
                                  Ability::Quickness};

/// STORE-02: never what is stored.
bool isHeldBy(const Position& position, ChestId chest, FigureId target, FigureId assignedTo)
{
    const ChestState& state = position.state().chest(chest);
    return state.place == ChestPlace::Held && state.owner == position.figure(target).team &&
           state.assignedTo == assignedTo;
}

/// THEFT-05 to THEFT-07: calls `visit(chest)` for what can be taken from a hero: what is assigned to it, or
/// else what its player has assigned to nobody. Returns whether it is assigned.
template <typename Visit> bool forEachLoot(const Position& position, FigureId robbed, Visit&& visit)
{
    // MD-07: what a multi-dial figure has is the hull's.
    const FigureId target = isSection(position, robbed) ? pieceOf(position, robbed) : robbed;
    const std::size_t count = position.state().chests().size();
    bool isAssigned = false;
    for (std::size_t i = 0; i < count; ++i)
        isAssigned |= isHeldBy(position, ChestId(i), target, target);
    for (std::size_t i = 0; i < count; ++i)
        if (isHeldBy(position, ChestId(i), target, isAssigned ? target : FigureId::None))
            visit(ChestId(i));
    return isAssigned;
}

void take(Unfolding& unfolding, FigureId thief, FigureId target, ChestId chest)
{
    unfolding.emit("THEFT-15", ChestTaken{chest, unfolding.position().figure(thief).team});
    unfolding.later(TheftAftermath{thief, target, chest});
}

/// THEFT-10: the robbed player puts the chest down, as near to the robbed hero as possible.
void drop(Unfolding& unfolding, const DropLoot& task)
{
    const FigureState& robbed = unfolding.position().figure(task.target);
    putBack(unfolding, {robbed.team, task.loot, robbed.square, PutWhere::NearestOnTile});
}

bool stillHasLoot(const Position& position, const DropLoot& task)
{
    const ChestState& chest = position.state().chest(task.loot);
    return chest.place == ChestPlace::Held && chest.owner == position.figure(task.thief).team &&
           position.figure(task.target).isInside();
}

} // namespace

BlowNumbers theftNumbers(const Position& position, FigureId thief, FigureId target)
{
    BlowNumbers numbers;
    numbers.attack = dialValue(position, thief, Slot::Attack);
    numbers.defense = dialValue(position, target, Slot::Defense);
    numbers.addToRoll("TREAS-10", itemBonus(position, thief, Slot::Attack));
    numbers.addToDefense("TREAS-10", itemBonus(position, target, Slot::Defense));
    numbers.addToDefense("THEFT-04", theftGuard);
    return numbers;
}

Refusal check(const Position& position, const Steal& action)
{
    const FigureId thief = position.turn().figure;
    if (thief == FigureId::None || !position.figure(thief).isInside())
        return {"THEFT-01"};
    if (position.figure(thief).isMageSpawn())
        return {"SPAWN-05"};
    if (position.game().options().loneWolf)
        return {"LONE-06"};
    if (!position.knows(action.target) || !position.figure(action.target).isInside() ||
        position.figure(action.target).isMageSpawn() || !areOpposing(position, thief, action.target))
        return {"THEFT-01"};
    if (const Refusal refusal = checkFreeHands(position, thief); !refusal.isAllowed())
        return refusal;
    // ART-10, SA-FLIGHT: where it may not stop a figure does nothing but move on.
    if (const Refusal refusal = checkStopping(position); !refusal.isAllowed())
        return refusal;
    if (isHull(position, thief) || isHull(position, action.target))
        return {"MD-31"}; // values and abilities are those of sections
    if (isPassenger(position, thief))
        return {"PSGR-06"};
    if (isPassenger(position, action.target))
        return {"PSGR-15"};
    if (!canReachToStrike(position, thief, action.target))
        return {"THEFT-02"};
    // DRESS-08: an all-seeing pillar watches the thief or the target.
    if (isWatched(position, thief) || isWatched(position, action.target))
        return {"DRESS-08"};
    bool hasLoot = false;
    forEachLoot(position, action.target, [&](ChestId) { hasLoot = true; });
    if (!hasLoot)
        return {"THEFT-07"};
    const PlayerId player = position.figure(thief).team;
    if (chestsHeld(position, player) >= chestLimit(position, player))
        return {"THEFT-14"};
    return checkSpeed(position, theftCost);
}

void carryOut(Unfolding& unfolding, const Steal& action)
{
    const FigureId thief = unfolding.turn().figure;
    const PlayerId player = unfolding.position().figure(thief).team;
    unfolding.spend("THEFT-03", theftCost);
    const int needed = theftNumbers(unfolding.position(), thief, action.target).needed();
    // THEFT-04: equal or higher; nothing is critical.
    const bool success = unfolding.rollTwo("THEFT-04", RollFor::Theft, player).total() >= needed;
    unfolding.emit("THEFT-04", TheftTried{thief, action.target, success});
    if (!success)
        return unfolding.later(TheftAftermath{thief, action.target, ChestId::None});
    std::vector<ChestId> loot;
    const bool isAssigned =
        forEachLoot(unfolding.position(), action.target, [&](ChestId chest) { loot.push_back(chest); });
    if (isAssigned && loot.size() > 1)
        return unfolding.later(LootChoice{thief, action.target});
    const std::size_t taken =
        isAssigned ? 0 : unfolding.draw("THEFT-07", RollFor::StolenChest, player, loot.size());
    take(unfolding, thief, action.target, loot[taken]);
}

PlayerId deciderOf(const Position& position, const LootChoice& choice)
{
    return position.figure(choice.thief).team;
}

void listOptions(const Position& position, const LootChoice& choice, ActionList& actions)
{
    forEachLoot(position, choice.target, [&](ChestId chest) { actions.add(TakeTreasure{chest}); });
}

Refusal check(const Position& position, const TakeTreasure& action)
{
    const LootChoice choice = *pending<LootChoice>(position);
    bool isLoot = false;
    forEachLoot(position, choice.target, [&](ChestId chest) { isLoot |= chest == action.chest; });
    return isLoot ? allowed : Refusal{"THEFT-06"};
}

void carryOut(Unfolding& unfolding, const TakeTreasure& action)
{
    const LootChoice choice = *pending<LootChoice>(unfolding.position());
    unfolding.answered();
    take(unfolding, choice.thief, choice.target, action.chest);
}

bool mayAnswerTheft(const Position& position, FigureId target, FigureId thief)
{
    // THEFT-08, THEFT-09: whether it succeeded or not, unless the thief is too quick.
    return canAnswer(position, target, thief, AttackForm::Plain, false) &&
           !abilitiesOf(position, thief).hasAny(lightFingers);
}

void resume(Unfolding& unfolding, const TheftAftermath& task)
{
    if (mayAnswerTheft(unfolding.position(), task.target, task.thief))
        unfolding.later(TheftAnswer{task.thief, task.target, task.loot});
}

PlayerId deciderOf(const Position& position, const TheftAnswer& answer)
{
    return position.figure(answer.target).team;
}

void listOptions(const Position& position, const TheftAnswer& answer, ActionList& actions)
{
    actions.add(AnswerTheft{true});
    // ABIL-11, SA-G13: in a form that fits, as any counterattack.
    if (canAnswer(position, answer.target, answer.thief, AttackForm::WeaponMaster, false))
        actions.add(Answer{answer.target, AttackForm::WeaponMaster});
    actions.add(AnswerTheft{false});
}

Refusal check(const Position&, const AnswerTheft&)
{
    return allowed; // THEFT-08: whoever is asked may strike back or not
}

void carryOut(Unfolding& unfolding, const AnswerTheft& action)
{
    if (action.strike)
        return strikeBackAtThief(unfolding, AttackForm::Plain);
    unfolding.answered();
}

void strikeBackAtThief(Unfolding& unfolding, AttackForm form)
{
    const TheftAnswer answer = *pending<TheftAnswer>(unfolding.position());
    unfolding.answered();
    if (answer.loot != ChestId::None)
        unfolding.later(DropLoot{answer.thief, answer.target, answer.loot,
                                 unfolding.position().figure(answer.thief).clicks[0]});
    strike(unfolding, {Blow::Counterattack, answer.target, form}, std::array{StrokeTarget{answer.thief}});
}

void resume(Unfolding& unfolding, const DropLoot& task)
{
    const Position position = unfolding.position();
    const bool isHurt = position.figure(task.thief).clicks[0] > task.click;
    if (isHurt && stillHasLoot(position, task))
        drop(unfolding, task);
}

void dropLootOf(Unfolding& unfolding, FigureId thief)
{
    for (const Packed& packed : unfolding.state().tasks()) {
        const Task task = unpack<Task>(packed);
        if (const auto* loot = std::get_if<DropLoot>(&task);
            loot != nullptr && loot->thief == thief && stillHasLoot(unfolding.position(), *loot))
            return drop(unfolding, *loot);
    }
}

void listThefts(const Position& position, ActionList& actions)
{
    const FigureId thief = position.turn().figure;
    if (thief == FigureId::None || !position.figure(thief).isInside() || position.figure(thief).isMageSpawn())
        return;
    forEachNeighbour(position, thief, [&](FigureId other) {
        if (!position.figure(other).isMageSpawn() && areOpposing(position, thief, other))
            actions.offer(Steal{other});
    });
}

void evolve(StateWriter&, const TheftTried&)
{}

} // namespace delve::mageknight::play
