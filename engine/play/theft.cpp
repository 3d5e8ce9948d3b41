#include "engine/play/theft.h"

#include "engine/play/abilities/activation_uses.h"
#include "engine/play/answers.h"
#include "engine/play/figures.h"
#include "engine/play/items.h"
#include "engine/play/lost_treasure.h"
#include "engine/play/movement.h"
#include "engine/play/treasure.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

#include <algorithm>

namespace delve::play {

namespace {

constexpr int theftCost = 4;  // THEFT-03
constexpr int theftGuard = 2; // THEFT-04

/// THEFT-09
constexpr AbilitySet lightFingers{Ability::Nimble, Ability::LimitedInvisibility, Ability::Stealth,
                                  Ability::Quickness};

/// THEFT-05 to THEFT-07: what can be taken from a hero: what is assigned to it, or else what its player has
/// assigned to nobody. STORE-02: never what is stored.
struct Loot
{
    std::vector<ChestId> chests;
    bool isAssigned = false;
};

Loot lootOf(const Position& position, FigureId target)
{
    Loot loot;
    const auto collect = [&](FigureId assignedTo) {
        for (std::size_t i = 0; i < position.state().chests().size(); ++i)
            if (const ChestState& chest = position.state().chests()[i];
                chest.place == ChestPlace::Held && chest.owner == position.figure(target).team &&
                chest.assignedTo == assignedTo)
                loot.chests.push_back(ChestId(i));
    };
    collect(target);
    loot.isAssigned = !loot.chests.empty();
    if (!loot.isAssigned)
        collect(FigureId::None);
    return loot;
}

template <typename T> std::optional<T> pending(const Position& position)
{
    const auto task = nextTask(position.state());
    const auto* wanted = task ? std::get_if<T>(&*task) : nullptr;
    return wanted ? std::optional(*wanted) : std::nullopt;
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
    if (int(action.target) < 0 || indexOf(action.target) >= position.state().figures().size() ||
        !position.figure(action.target).isInside() || position.figure(action.target).isMageSpawn() ||
        !areOpposing(position, thief, action.target))
        return {"THEFT-01"};
    if (isConfinedToMoving(position, thief))
        return {"SA-DEMORALIZED"};
    if (isQuickActivation(position))
        return {"SA-QUICKNESS"};
    // ART-10: on an artifact a figure does nothing but move on.
    if (isNoStop(position, position.figure(thief).square))
        return {"ART-10"};
    if (!isInFrontArc(position, thief, action.target))
        return {"THEFT-02"};
    if (lootOf(position, action.target).chests.empty())
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
    const Loot loot = lootOf(unfolding.position(), action.target);
    if (loot.isAssigned && loot.chests.size() > 1)
        return unfolding.later(LootChoice{thief, action.target});
    const std::size_t taken =
        loot.isAssigned ? 0 : unfolding.draw("THEFT-07", RollFor::StolenChest, player, loot.chests.size());
    take(unfolding, thief, action.target, loot.chests[taken]);
}

PlayerId deciderOf(const Position& position, const LootChoice& choice)
{
    return position.figure(choice.thief).team;
}

void listOptions(const Position& position, const LootChoice& choice, ActionList& actions)
{
    for (const ChestId chest : lootOf(position, choice.target).chests)
        actions.add(TakeTreasure{chest});
}

Refusal check(const Position& position, const TakeTreasure& action)
{
    const auto choice = pending<LootChoice>(position);
    const bool isLoot = choice && std::ranges::count(lootOf(position, choice->target).chests, action.chest);
    return isLoot ? allowed : Refusal{"THEFT-06"};
}

void carryOut(Unfolding& unfolding, const TakeTreasure& action)
{
    const LootChoice choice = *pending<LootChoice>(unfolding.position());
    unfolding.answered();
    take(unfolding, choice.thief, choice.target, action.chest);
}

void resume(Unfolding& unfolding, const TheftAftermath& task)
{
    const Position position = unfolding.position();
    // THEFT-08, THEFT-09: whether it succeeded or not, unless the thief is too quick.
    if (canAnswer(position, task.target, task.thief, AttackForm::Plain, false) &&
        !abilitiesOf(position, task.thief).hasAny(lightFingers))
        unfolding.later(TheftAnswer{task.thief, task.target, task.loot});
}

PlayerId deciderOf(const Position& position, const TheftAnswer& answer)
{
    return position.figure(answer.target).team;
}

void listOptions(const Position&, const TheftAnswer&, ActionList& actions)
{
    actions.add(AnswerTheft{true});
    actions.add(AnswerTheft{false});
}

Refusal check(const Position& position, const AnswerTheft&)
{
    return pending<TheftAnswer>(position) ? allowed : Refusal{"THEFT-08"};
}

void carryOut(Unfolding& unfolding, const AnswerTheft& action)
{
    const TheftAnswer answer = *pending<TheftAnswer>(unfolding.position());
    unfolding.answered();
    if (!action.strike)
        return;
    if (answer.loot != ChestId::None)
        unfolding.later(DropLoot{answer.thief, answer.target, answer.loot,
                                 unfolding.position().figure(answer.thief).clicks[0]});
    strike(unfolding, {Blow::Counterattack, answer.target}, std::array{StrokeTarget{answer.thief}});
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
    FigureId last = FigureId::None; // a larger figure comes up more than once
    forEachAdjacentFigure(position, thief, [&](FigureId other, SquareIndex, Direction) {
        if (other != last)
            actions.offer(Steal{other});
        last = other;
    });
}

void evolve(StateWriter&, const TheftTried&)
{}

} // namespace delve::play
