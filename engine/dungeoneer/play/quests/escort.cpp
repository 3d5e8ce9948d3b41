// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"

// DNR-QUEST-23 to DNR-QUEST-27: the component of an Escort Quest.

namespace delve::dungeoneer::play {

// DNR-QUEST-25: in the own Hero Phase, without Movement. DNR-QUEST-26: one that was put down by anybody.
Refusal check(const Position& position, PlayerId actor, const PickUp& action)
{
    if (!pending<HeroPhase>(position))
        return {"DNR-QUEST-25"};
    if (action.quest == QuestId::None || position.game().quest(action.quest).criterion != Criterion::Escort)
        return {"DNR-QUEST-23"};
    const QuestState& quest = position.quest(action.quest);
    const QuestCard& card = position.game().quest(action.quest);
    const SpaceId here = position.player(actor).space;
    if (quest.place != QuestPlace::Personal && quest.place != QuestPlace::Global)
        return {"DNR-QUEST-01"};
    if (quest.carrier != PlayerId::None)
        return {"DNR-QUEST-27"};
    if (quest.lies != SpaceId::None)
        return quest.lies == here ? allowed : Refusal{"DNR-QUEST-26"};
    if (!isOpenTo(position, action.quest, actor))
        return {"DNR-QUEST-01"};
    if (!card.from || !isAtPlace(position, *card.from, here))
        return {"DNR-QUEST-23"};
    // DNR-QUEST-10: a Search is an attempt, the first one free.
    if (!card.search || quest.isFound || isNextTryFree(position, action.quest))
        return allowed;
    return checkMovement(position, actor, 1);
}

Refusal check(const Position& position, PlayerId actor, const PutDown& action)
{
    if (!pending<HeroPhase>(position))
        return {"DNR-QUEST-25"};
    return action.quest != QuestId::None && position.quest(action.quest).carrier == actor
               ? allowed
               : Refusal{"DNR-QUEST-25"};
}

void carryOut(Unfolding& unfolding, PlayerId actor, const PickUp& action)
{
    noteAction(unfolding, actor);
    const QuestCard& card = unfolding.game().quest(action.quest);
    const QuestState& quest = unfolding.state().quest(action.quest);
    if (quest.lies != SpaceId::None || !card.search || quest.isFound)
        return takeComponent(unfolding, quest.lies != SpaceId::None ? "DNR-QUEST-26" : "DNR-QUEST-23",
                             action.quest, actor);
    const bool isFree = isNextTryFree(unfolding.position(), action.quest);
    if (!isFree)
        spendMovement(unfolding, "DNR-HERO-15", actor, 1);
    unfolding.emit("DNR-QUEST-10", QuestTried{action.quest, actor, isFree});
    faceThreat(unfolding,
               questThreat(unfolding.position(), ThreatFor::PickUp, action.quest, actor, *card.search));
}

// DNR-QUEST-23: putting it down at the goal completes the Quest.
void carryOut(Unfolding& unfolding, PlayerId actor, const PutDown& action)
{
    noteAction(unfolding, actor);
    const SpaceId here = unfolding.player(actor).space;
    unfolding.emit("DNR-QUEST-25", ComponentPut{action.quest, here});
    if (isAtPlace(unfolding.position(), unfolding.game().quest(action.quest).place, here))
        completeQuest(unfolding, "DNR-QUEST-23", action.quest, actor);
}

// DNR-QUEST-24: a Global Quest becomes Personal, and a new Global one is turned up.
void takeComponent(Unfolding& unfolding, std::string_view rule, QuestId quest, PlayerId player)
{
    const QuestState& state = unfolding.state().quest(quest);
    if (state.place != QuestPlace::Personal && state.place != QuestPlace::Global)
        return;
    const bool wasGlobal = state.place == QuestPlace::Global;
    unfolding.emit(rule, ComponentTaken{quest, player});
    if (wasGlobal || state.owner != player)
        unfolding.emit(wasGlobal ? "DNR-QUEST-24" : rule, QuestTaken{quest, player});
    if (wasGlobal)
        turnGlobalQuest(unfolding, "DNR-QUEST-24");
}

void evolve(const Game&, GameState& state, const QuestTaken& event)
{
    state.quest(event.quest).place = QuestPlace::Personal;
    state.quest(event.quest).owner = event.player;
}

void evolve(const Game&, GameState& state, const ComponentTaken& event)
{
    state.quest(event.quest).carrier = state.quest(event.quest).last = event.player;
    state.quest(event.quest).lies = SpaceId::None;
}

void evolve(const Game&, GameState& state, const ComponentPut& event)
{
    state.quest(event.quest).carrier = PlayerId::None;
    state.quest(event.quest).lies = event.space;
}

} // namespace delve::dungeoneer::play
