// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/treasure/store.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/treasure.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int roomPerHero = 2; // STORE-01, STORE-05: now or later

int roomWith(const Position& position, FigureId hero)
{
    if (position.figure(hero).where != Whereabouts::Left || isMount(position, hero))
        return 0;
    return roomPerHero - int(std::ranges::count(position.state().chests(), hero, &ChestState::storedWith));
}

/// A hero that has room for one more, or None.
FigureId heroWithRoom(const Position& position, PlayerId player, FigureId only)
{
    for (const FigureId hero : position.game().player(player).heroes)
        if ((only == FigureId::None || only == hero) && roomWith(position, hero) > 0)
            return hero;
    return FigureId::None;
}

bool canStore(const Position& position, const Storing& storing)
{
    return chestsHeld(position, storing.player) > 0 &&
           heroWithRoom(position, storing.player, storing.hero) != FigureId::None;
}

bool isHeldBy(const Position& position, ChestId chest, PlayerId player)
{
    if (!position.knows(chest))
        return false;
    const ChestState& state = position.state().chest(chest);
    return state.place == ChestPlace::Held && state.owner == player;
}

std::string_view ruleOf(const Storing& storing)
{
    if (storing.isLast)
        return "STORE-06";
    return storing.hero == FigureId::None ? "STORE-05" : "STORE-01";
}

void store(Unfolding& unfolding, const Storing& storing, ChestId chest)
{
    const FigureId hero = heroWithRoom(unfolding.position(), storing.player, storing.hero);
    unfolding.emit(ruleOf(storing), TreasureStored{chest, hero});
}

/// STORE-06: no other hero of the team is in the dungeon, or waits outside.
bool isLastOut(const Position& position, PlayerId player)
{
    return std::ranges::none_of(position.game().player(player).heroes, [&](FigureId hero) {
        const Whereabouts where = position.figure(hero).where;
        return where == Whereabouts::Inside || where == Whereabouts::Outside;
    });
}

/// STORE-06: with room for all of them nothing has to be chosen.
void storeAll(Unfolding& unfolding, const Storing& storing)
{
    for (std::size_t i = 0; i < unfolding.state().chests().size(); ++i)
        if (isHeldBy(unfolding.position(), ChestId(i), storing.player))
            store(unfolding, storing, ChestId(i));
}

} // namespace

void storeOnLeaving(Unfolding& unfolding, FigureId hero)
{
    const Position position = unfolding.position();
    const PlayerId player = position.figure(hero).team;
    const bool isLast = isLastOut(position, player);
    const Storing storing{player, isLast ? FigureId::None : hero, isLast};
    if (!canStore(position, storing))
        return;
    int room = 0;
    for (const FigureId each : position.game().player(player).heroes)
        room += roomWith(position, each);
    if (isLast && chestsHeld(position, player) <= room)
        return storeAll(unfolding, storing);
    unfolding.later(storing);
}

void offerStoring(Unfolding& unfolding)
{
    const Storing storing{unfolding.turn().player, FigureId::None, false};
    if (canStore(unfolding.position(), storing))
        unfolding.later(storing);
}

PlayerId deciderOf(const Position&, const Storing& storing)
{
    return storing.player;
}

void listOptions(const Position& position, const Storing&, ActionList& actions)
{
    for (std::size_t i = 0; i < position.state().chests().size(); ++i)
        actions.offer(StoreTreasure{ChestId(i)});
    actions.offer(FinishStoring{});
}

Refusal check(const Position& position, const StoreTreasure& action)
{
    const Storing storing = *pending<Storing>(position);
    const bool isTheirs = isHeldBy(position, action.chest, storing.player);
    return isTheirs ? allowed : Refusal{"STORE-01"};
}

Refusal check(const Position& position, const FinishStoring&)
{
    const Storing storing = *pending<Storing>(position);
    if (storing.isLast)
        return {"STORE-06"};
    // LOSE-01: what is above the limit goes with the hero that leaves, as far as there is room.
    const bool hasSurplus = storing.hero != FigureId::None &&
                            chestsHeld(position, storing.player) > chestLimit(position, storing.player);
    return hasSurplus ? Refusal{"LOSE-01"} : allowed;
}

void carryOut(Unfolding& unfolding, const StoreTreasure& action)
{
    const Storing storing = *pending<Storing>(unfolding.position());
    store(unfolding, storing, action.chest);
    if (!canStore(unfolding.position(), storing))
        unfolding.answered();
}

void carryOut(Unfolding& unfolding, const FinishStoring&)
{
    unfolding.answered();
}

void evolve(StateWriter& state, const TreasureStored& event)
{
    unassign(state, event.chest); // STORE-03
    ChestState& chest = state.chest(event.chest);
    chest.place = ChestPlace::Stored;
    chest.storedWith = event.hero;
}

} // namespace delve::mageknight::play
