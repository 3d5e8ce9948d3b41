// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/items.h"

#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/sections.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int mostPerHero = 2; // TREAS-14

bool isAssignedItem(const ArtifactTokenState& token)
{
    return token.figure != FigureId::None &&
           (token.place == ArtifactTokenPlace::Owned || token.place == ArtifactTokenPlace::Drunk);
}

const Item* itemIn(const Position& position, ChestId chest)
{
    const Treasure* treasure = treasureIn(position, chest);
    return treasure != nullptr && treasure->item ? &*treasure->item : nullptr;
}

/// Something that gives an item: a chest, or a token of an artifact.
struct ItemSource
{
    ChestId chest = ChestId::None;
    ArtifactTokenId token = ArtifactTokenId::None;
};

/// Calls `visit(source, item)` for what is assigned to a figure.
template <typename Visit> void forEachItemOf(const Position& position, FigureId user, Visit&& visit)
{
    if (!position.figure(user).has(mark::equipped))
        return;
    // MD-07: treasures of the hull act on every active section.
    if (isSection(position, user) && !isActive(position, user))
        return;
    const FigureId figure = isSection(position, user) ? pieceOf(position, user) : user;
    const auto chests = position.state().chests();
    for (std::size_t i = 0; i < chests.size(); ++i)
        if (chests[i].assignedTo == figure)
            visit(ItemSource{ChestId(i)}, *itemIn(position, ChestId(i)));
    const auto tokens = position.state().artifactTokens();
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (isAssignedItem(tokens[i]) && tokens[i].figure == figure)
            visit(ItemSource{ChestId::None, ArtifactTokenId(i)}, *itemOf(position, ArtifactTokenId(i)));
}

unsigned mutedSlotsOf(const Position& position, const ItemSource& source)
{
    return source.chest != ChestId::None ? position.state().chest(source.chest).muted
                                         : position.state().artifactToken(source.token).muted;
}

/// The slots on which an item has an ability, one bit each.
std::uint8_t abilitySlots(const Item& item)
{
    unsigned slots = 0;
    for (const Ability ability : item.abilities)
        slots |= 1u << unsigned(slotOf(ability));
    return std::uint8_t(slots);
}

/// TREAS-12, TREAS-14, TREAS-15, TREAS-21: the hero can have the powers of the item too.
Refusal checkUser(const Position& position, const Item& item, FigureId hero, bool yields)
{
    // TREAS-12: only heroes inside the dungeon; TREAS-25: wherever they stand.
    if (!position.knows(hero) || position.figure(hero).team != position.turn().player ||
        !position.figure(hero).isInside())
        return {"TREAS-12"};
    if (isMount(position, hero))
        return {"CAV-15"};
    if (isSection(position, hero))
        return {"MD-07"}; // the figure is one
    int count = 0;
    bool isSameType = false;
    bool isContested = false;
    forEachItemOf(position, hero, [&](const ItemSource&, const Item& other) {
        ++count;
        isSameType |= other.type == item.type;
        isContested |= (abilitySlots(other) & abilitySlots(item)) != 0;
    });
    if (count >= mostPerHero)
        return {"TREAS-14"};
    if (isSameType)
        return {"TREAS-15"};
    // TREAS-21: only where there are two to choose from.
    return yields && !isContested ? Refusal{"TREAS-21"} : allowed;
}

/// What an assignment is about: an item that the player has and can assign, or why not.
struct Assignable
{
    const Item* item = nullptr;
    Refusal refusal;
};

Assignable assignableBy(const Position& position, const AssignTreasure& action)
{
    const PlayerId player = position.turn().player;
    if (!position.knows(action.chest))
        return {nullptr, {"TREAS-09"}};
    const ChestState& chest = position.state().chest(action.chest);
    if (chest.place == ChestPlace::Stored)
        return {nullptr, {"STORE-03"}};
    if (chest.place != ChestPlace::Held || chest.owner != player)
        return {nullptr, {"TREAS-09"}};
    if (chest.assignedTo != FigureId::None)
        return {nullptr, {"TREAS-13"}};
    const Item* item = itemIn(position, action.chest);
    if (item == nullptr)
        return {nullptr, {"TREAS-04"}}; // gold alone gives no powers
    if (item->potion && chest.used)
        return {nullptr, {"TREAS-18"}};
    return {item, allowed};
}

Assignable assignableBy(const Position& position, const AssignItem& action)
{
    if (!position.knows(action.token))
        return {nullptr, {"EXO-20"}};
    const ArtifactTokenState& token = position.state().artifactToken(action.token);
    if (token.place == ArtifactTokenPlace::Drunk)
        return {nullptr, {"TREAS-18"}};
    if (token.place != ArtifactTokenPlace::Owned || token.owner != position.turn().player)
        return {nullptr, {"EXO-20"}};
    if (token.figure != FigureId::None)
        return {nullptr, {"TREAS-13"}};
    return {itemOf(position, action.token), allowed};
}

/// Everything about an assignment but the moment.
template <typename Assignment> Refusal checkAssignment(const Position& position, const Assignment& action)
{
    const Assignable what = assignableBy(position, action);
    return what.item == nullptr ? what.refusal : checkUser(position, *what.item, action.hero, action.yields);
}

template <typename Visit> void forEachAssignment(const Position& position, Visit&& visit)
{
    const auto offer = [&](auto action) {
        const Item* item = assignableBy(position, action).item;
        if (item == nullptr)
            return;
        forEachMember(position, position.turn().player, [&](FigureId hero) {
            for (const bool yields : {false, true}) {
                action.hero = hero;
                action.yields = yields;
                if (checkUser(position, *item, hero, yields).isAllowed())
                    visit(action);
            }
        });
    };
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        offer(AssignTreasure{ChestId(i)});
    for (std::size_t i = 0; i < position.state().artifactTokens().size(); ++i)
        if (position.state().artifactTokens()[i].place == ArtifactTokenPlace::Owned)
            offer(AssignItem{ArtifactTokenId(i)});
}

/// TREAS-21: of two abilities on one value only one works: mutes those that lose against the new item, and
/// returns the slots in which the new one does.
unsigned settleContest(StateWriter& state, FigureId hero, const Item& item, bool yields)
{
    unsigned lost = 0;
    forEachItemOf({state.game(), state.state()}, hero, [&](const ItemSource& source, const Item& other) {
        const unsigned contested = unsigned(abilitySlots(item) & abilitySlots(other));
        if (yields)
            lost |= contested;
        else if (source.chest != ChestId::None)
            state.chest(source.chest).muted = std::uint8_t(state.chest(source.chest).muted | contested);
        else
            state.artifactToken(source.token).muted =
                std::uint8_t(state.artifactToken(source.token).muted | contested);
    });
    return lost;
}

/// MD-07: what a figure of several dials uses all its sections use.
void markEquipped(StateWriter& state, FigureId hero, bool isEquipped)
{
    const auto mark = [&](FigureId figure) {
        std::uint16_t& marks = state.figure(figure).marks;
        marks = std::uint16_t(isEquipped ? marks | mark::equipped : marks & ~mark::equipped);
    };
    mark(hero);
    if (state.game().kind(hero).isHull())
        forEachSection(hero, mark);
}

/// The hero no longer has this item; nothing is left that could replace the abilities of another (TREAS-21).
void unequip(StateWriter& state, FigureId hero)
{
    bool hasOther = false;
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        if (ChestState& other = state.chest(ChestId(i)); other.assignedTo == hero) {
            hasOther = true;
            other.muted = 0;
        }
    for (ArtifactTokenState& other : state.artifactTokens())
        if (isAssignedItem(other) && other.figure == hero) {
            hasOther = true;
            other.muted = 0;
        }
    if (!hasOther)
        markEquipped(state, hero, false);
}

void unassign(StateWriter& state, ArtifactTokenState& token)
{
    const FigureId hero = token.figure;
    token.figure = FigureId::None;
    token.muted = 0;
    unequip(state, hero);
}

} // namespace

int itemBonus(const Position& position, FigureId figure, Slot slot)
{
    int bonus = 0;
    forEachItemOf(position, figure, [&](const ItemSource&, const Item& item) {
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
    if (isHull(position, figure)) // MD-31: abilities work for sections
        return own;
    forEachItemOf(position, figure, [&](const ItemSource& source, const Item& item) {
        const unsigned muted = mutedSlotsOf(position, source);
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
    const bool isAnyChest = std::ranges::any_of(unfolding.state().chests(), [&](const ChestState& chest) {
        return chest.owner == player && chest.assignedTo != FigureId::None;
    });
    const bool isAnyItem =
        std::ranges::any_of(unfolding.state().artifactTokens(), [&](const ArtifactTokenState& token) {
            return token.owner == player && isAssignedItem(token);
        });
    if (isAnyChest || isAnyItem)
        unfolding.emit("TREAS-16", AssignmentsEnded{player});
    // EXO-20: a potion is used once, then its token goes back.
    for (std::size_t i = 0; i < unfolding.state().artifactTokens().size(); ++i)
        if (const ArtifactTokenState& token = unfolding.state().artifactTokens()[i];
            token.place == ArtifactTokenPlace::Drunk && token.owner == player)
            returnToken(unfolding, "EXO-20", ArtifactTokenId(i));
}

void offerAssigning(Unfolding& unfolding)
{
    bool isPossible = false;
    forEachAssignment(unfolding.position(), [&](const auto&) { isPossible = true; });
    if (isPossible)
        unfolding.later(Assigning{});
}

PlayerId deciderOf(const Position& position, const Assigning&)
{
    return position.turn().player;
}

void listOptions(const Position& position, const Assigning&, ActionList& actions)
{
    forEachAssignment(position, [&](const auto& action) { actions.add(action); });
    actions.add(FinishAssigning{});
}

Refusal check(const Position& position, const AssignTreasure& action)
{
    return checkAssignment(position, action);
}

Refusal check(const Position& position, const AssignItem& action)
{
    return checkAssignment(position, action);
}

Refusal check(const Position&, const FinishAssigning&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const AssignTreasure& action)
{
    unfolding.emit("TREAS-12", TreasureAssigned{action.chest, action.hero, action.yields});
}

void carryOut(Unfolding& unfolding, const AssignItem& action)
{
    unfolding.emit("EXO-20", ItemAssigned{action.token, action.hero, action.yields});
}

void carryOut(Unfolding& unfolding, const FinishAssigning&)
{
    unfolding.answered();
}

void evolve(StateWriter& state, const TreasureAssigned& event)
{
    ChestState& chest = state.chest(event.chest);
    const Item& item = *itemIn({state.game(), state.state()}, event.chest);
    chest.muted = std::uint8_t(chest.muted | settleContest(state, event.hero, item, event.yields));
    chest.assignedTo = event.hero;
    chest.used = chest.used || item.potion; // TREAS-18: assigning a potion is using it
    markEquipped(state, event.hero, true);
}

void evolve(StateWriter& state, const ItemAssigned& event)
{
    ArtifactTokenState& token = state.artifactToken(event.token);
    const Item& item = *itemOf({state.game(), state.state()}, event.token);
    token.muted = std::uint8_t(token.muted | settleContest(state, event.hero, item, event.yields));
    token.figure = event.hero;
    if (item.potion)
        token.place = ArtifactTokenPlace::Drunk;
    markEquipped(state, event.hero, true);
}

void evolve(StateWriter& state, const AssignmentsEnded& event)
{
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        if (state.chest(ChestId(i)).owner == event.player)
            unassign(state, ChestId(i));
    for (ArtifactTokenState& token : state.artifactTokens())
        if (token.owner == event.player && isAssignedItem(token))
            unassign(state, token);
}

void unassign(StateWriter& state, ChestId id)
{
    const FigureId hero = state.chest(id).assignedTo;
    state.chest(id).assignedTo = FigureId::None;
    state.chest(id).muted = 0;
    if (hero != FigureId::None)
        unequip(state, hero);
}

void unassignAllOf(StateWriter& state, FigureId hero)
{
    if (!state.figure(hero).has(mark::equipped))
        return;
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        if (state.chest(ChestId(i)).assignedTo == hero)
            unassign(state, ChestId(i));
    for (ArtifactTokenState& token : state.artifactTokens())
        if (isAssignedItem(token) && token.figure == hero)
            unassign(state, token);
}

} // namespace delve::mageknight::play
