#include "engine/play/items.h"

#include "engine/play/figures.h"
#include "engine/play/state_writer.h"
#include "engine/play/treasure.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

#include <algorithm>

namespace delve::play {

namespace {

constexpr int mostPerHero = 2; // TREAS-14

const Item* itemIn(const Position& position, ChestId chest)
{
    const Treasure* treasure = treasureIn(position, chest);
    return treasure != nullptr && treasure->item ? &*treasure->item : nullptr;
}

/// Calls `visit(chest, item)` for what is assigned to a figure.
template <typename Visit> void forEachItemOf(const Position& position, FigureId figure, Visit&& visit)
{
    if (!position.figure(figure).has(mark::equipped))
        return;
    const auto chests = position.state().chests();
    for (std::size_t i = 0; i < chests.size(); ++i)
        if (chests[i].assignedTo == figure)
            visit(ChestId(i), *itemIn(position, ChestId(i)));
}

/// The slots on which an item has an ability, one bit each.
std::uint8_t abilitySlots(const Item& item)
{
    unsigned slots = 0;
    for (const Ability ability : item.abilities)
        slots |= 1u << unsigned(slotOf(ability));
    return std::uint8_t(slots);
}

/// Everything about an assignment but the moment.
Refusal checkAssignment(const Position& position, const AssignTreasure& action)
{
    const PlayerId player = position.turn().player;
    if (!position.knows(action.chest))
        return {"TREAS-09"};
    const ChestState& chest = position.state().chest(action.chest);
    if (chest.place == ChestPlace::Stored)
        return {"STORE-03"};
    if (chest.place != ChestPlace::Held || chest.owner != player)
        return {"TREAS-09"};
    if (chest.assignedTo != FigureId::None)
        return {"TREAS-13"};
    const Item* item = itemIn(position, action.chest);
    if (item == nullptr)
        return {"TREAS-04"}; // gold alone gives no powers
    if (item->potion && chest.used)
        return {"TREAS-18"};
    // TREAS-12: only heroes inside the dungeon; TREAS-25: wherever they stand.
    if (!position.knows(action.hero) || position.figure(action.hero).team != player ||
        !position.figure(action.hero).isInside())
        return {"TREAS-12"};
    int count = 0;
    bool isSameType = false;
    bool isContested = false;
    forEachItemOf(position, action.hero, [&](ChestId, const Item& other) {
        ++count;
        isSameType |= other.type == item->type;
        isContested |= (abilitySlots(other) & abilitySlots(*item)) != 0;
    });
    if (count >= mostPerHero)
        return {"TREAS-14"};
    if (isSameType)
        return {"TREAS-15"};
    // TREAS-21: only where there are two to choose from.
    return action.yields && !isContested ? Refusal{"TREAS-21"} : allowed;
}

template <typename Visit> void forEachAssignment(const Position& position, Visit&& visit)
{
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        forEachMember(position, position.turn().player, [&](FigureId hero) {
            for (const bool yields : {false, true})
                if (const AssignTreasure action{ChestId(i), hero, yields};
                    checkAssignment(position, action).isAllowed())
                    visit(action);
        });
}

bool isAssigning(const Position& position)
{
    return pending<Assigning>(position).has_value();
}

} // namespace

int itemBonus(const Position& position, FigureId figure, Slot slot)
{
    int bonus = 0;
    forEachItemOf(position, figure, [&](ChestId, const Item& item) {
        if (slot == Slot::Attack)
            bonus += item.attackBonus;
        else if (slot == Slot::Speed)
            bonus += item.speedBonus;
        else if (slot == Slot::Defense)
            bonus += item.defenseBonus;
    });
    return bonus;
}

AbilitySet withItems(const Position& position, FigureId figure, AbilitySet own)
{
    forEachItemOf(position, figure, [&](ChestId chest, const Item& item) {
        const std::uint8_t muted = position.state().chest(chest).muted;
        for (const Ability ability : item.abilities)
            if ((muted >> unsigned(slotOf(ability)) & 1) == 0) {
                own.remove(abilitiesIn(slotOf(ability)));
                own.add(ability);
            }
    });
    return own;
}

void endAssignments(Unfolding& unfolding)
{
    const PlayerId player = unfolding.turn().player;
    const auto chests = unfolding.state().chests();
    if (std::ranges::any_of(chests, [&](const ChestState& chest) {
            return chest.owner == player && chest.assignedTo != FigureId::None;
        }))
        unfolding.emit("TREAS-16", AssignmentsEnded{player});
}

void offerAssigning(Unfolding& unfolding)
{
    bool isPossible = false;
    forEachAssignment(unfolding.position(), [&](const AssignTreasure&) { isPossible = true; });
    if (isPossible)
        unfolding.later(Assigning{});
}

PlayerId deciderOf(const Position& position, const Assigning&)
{
    return position.turn().player;
}

void listOptions(const Position& position, const Assigning&, ActionList& actions)
{
    forEachAssignment(position, [&](const AssignTreasure& action) { actions.add(action); });
    actions.add(FinishAssigning{});
}

Refusal check(const Position& position, const AssignTreasure& action)
{
    return isAssigning(position) ? checkAssignment(position, action) : Refusal{"TREAS-12"};
}

Refusal check(const Position& position, const FinishAssigning&)
{
    return isAssigning(position) ? allowed : Refusal{"TREAS-12"};
}

void carryOut(Unfolding& unfolding, const AssignTreasure& action)
{
    unfolding.emit("TREAS-12", TreasureAssigned{action.chest, action.hero, action.yields});
}

void carryOut(Unfolding& unfolding, const FinishAssigning&)
{
    unfolding.answered();
}

void evolve(StateWriter& state, const TreasureAssigned& event)
{
    const Position position(state.game(), state.state());
    ChestState& chest = state.chest(event.chest);
    const Item& item = *itemIn(position, event.chest);
    // TREAS-21: of two abilities on one value only one works.
    forEachItemOf(position, event.hero, [&](ChestId other, const Item& otherItem) {
        const unsigned contested = unsigned(abilitySlots(item) & abilitySlots(otherItem));
        ChestState& loser = event.yields ? chest : state.chest(other);
        loser.muted = std::uint8_t(loser.muted | contested);
    });
    chest.assignedTo = event.hero;
    chest.used = chest.used || item.potion; // TREAS-18: assigning a potion is using it
    state.figure(event.hero).marks |= mark::equipped;
}

void evolve(StateWriter& state, const AssignmentsEnded& event)
{
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        if (state.chest(ChestId(i)).owner == event.player)
            unassign(state, ChestId(i));
}

void unassign(StateWriter& state, ChestId id)
{
    const FigureId hero = state.chest(id).assignedTo;
    state.chest(id).assignedTo = FigureId::None;
    state.chest(id).muted = 0;
    if (hero == FigureId::None)
        return;
    bool hasOther = false;
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        if (ChestState& other = state.chest(ChestId(i)); other.assignedTo == hero) {
            hasOther = true;
            other.muted = 0; // TREAS-21: nothing is left that could replace its abilities
        }
    FigureState& figure = state.figure(hero);
    if (!hasOther)
        figure.marks = std::uint16_t(figure.marks & ~mark::equipped);
}

void unassignAllOf(StateWriter& state, FigureId hero)
{
    if (!state.figure(hero).has(mark::equipped))
        return;
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        if (state.chest(ChestId(i)).assignedTo == hero)
            unassign(state, ChestId(i));
}

} // namespace delve::play
