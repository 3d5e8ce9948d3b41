// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/quests/quests.h"

#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/setup/quest_places.h"

namespace delve::dungeoneer::play {

namespace {

constexpr int questsToWin = 3; ///< DNR-TURN-05

/// DNR-QUEST-22: the whole price.
Refusal checkPrice(const Position& position, PlayerId player, QuestId quest)
{
    const auto& price = position.game().quest(quest).price;
    for (const Cost& cost : price) {
        int value = 0; // the same resource may be asked for twice
        for (const Cost& other : price)
            value += other.resource == cost.resource ? other.value : 0;
        if (const Refusal refusal = checkCost(position, player, PlayerId::None, cost, value, sourceOf(quest));
            !refusal.isAllowed())
            return {"DNR-QUEST-22"};
    }
    return allowed;
}

void runOutcome(Unfolding& unfolding, EffectsOf list, const Frame& threat)
{
    Frame frame;
    frame.list = list;
    frame.source = threat.source;
    frame.controller = frame.roller = threat.roller;
    frame.stat = threat.stat;
    frame.value = threat.value;
    frame.space = threat.space;
    runEffects(unfolding, frame);
}

} // namespace

Frame questThreat(const Position& position, ThreatFor why, QuestId quest, PlayerId player,
                  const Threat& threat)
{
    Frame frame;
    frame.why = why;
    frame.roller = frame.controller = player;
    frame.stat = threat.stat;
    frame.value = std::int16_t(threat.value);
    frame.source = std::int16_t(quest);
    frame.space = position.player(player).space;
    return frame;
}

Frame chanceRoll(const Position& position, QuestId quest, PlayerId player, int boosts)
{
    const Chance& chance = position.game().quest(quest).chance;
    Frame frame =
        questThreat(position, ThreatFor::Chance, quest, player, {Stat::Speed, chance.target, {}, {}});
    frame.paid = std::int16_t(boosts * chance.bonus); // DNR-QUEST-13
    return frame;
}

bool isSearchNext(const Position& position, QuestId quest)
{
    return position.game().quest(quest).search && !position.quest(quest).isFound;
}

bool isNextTryFree(const Position& position, QuestId quest)
{
    const QuestCard& card = position.game().quest(quest);
    // DNR-QUEST-12: rolls of Chance all cost; the Search before them is an attempt like others
    // (DNR-QUEST-10).
    if ((card.criterion == Criterion::Chance && !isSearchNext(position, quest)) || !card.firstAttemptFree)
        return false;
    return position.options().freeQuestAttempt == FreeQuestAttempt::OnePerQuest
               ? !position.quest(quest).wasTried
               : !position.turn().freeAttemptUsed;
}

bool isOpenTo(const Position& position, QuestId quest, PlayerId player)
{
    const QuestState& state = position.quest(quest);
    return state.place == QuestPlace::Global ||
           (state.place == QuestPlace::Personal && state.owner == player);
}

bool isAtPlace(const Position& position, const dungeoneer::Place& place, SpaceId space)
{
    return isPlace(place, position.game().space(space));
}

// DNR-HERO-09: in the own Hero Phase, in the right space.
Refusal check(const Position& position, PlayerId actor, const AttemptQuest& action)
{
    if (!pending<HeroPhase>(position))
        return {"DNR-HERO-09"};
    if (action.quest == QuestId::None || !isOpenTo(position, action.quest, actor))
        return {"DNR-QUEST-01"};
    const QuestCard& card = position.game().quest(action.quest);
    if (card.criterion == Criterion::Escort)
        return {"DNR-QUEST-23"};
    if (!isAtPlace(position, card.place, position.player(actor).space))
        return {"DNR-HERO-09"};
    const QuestState& quest = position.quest(action.quest);
    // DNR-QUEST-16: its monster starts only one attack per turn; then it is challenged (DNR-QUEST-17).
    if (card.criterion == Criterion::Slay && quest.hasAttacked)
        return {"DNR-QUEST-16"};
    if (action.boosts != 0) {
        if (card.criterion != Criterion::Chance || card.chance.bonus == 0 || action.boosts < 0 ||
            isSearchNext(position, action.quest))
            return {"DNR-QUEST-13"};
        if (card.chance.boost.value == 0 && action.boosts > card.chance.target)
            return {"DNR-QUEST-13"}; // what costs nothing would otherwise never end
        const int movement = card.chance.boost.resource == Resource::Movement ? 1 : 0;
        if (const Refusal refusal =
                checkCost(position, actor, PlayerId::None, card.chance.boost,
                          card.chance.boost.value * action.boosts + movement, sourceOf(action.quest));
            !refusal.isAllowed())
            return refusal;
    }
    if (card.criterion == Criterion::Sacrifice && (!card.search || quest.isFound))
        if (const Refusal refusal = checkPrice(position, actor, action.quest); !refusal.isAllowed())
            return refusal;
    // DNR-QUEST-10: going on after a Search that was passed is part of the same attempt.
    const bool goesOn = card.search && quest.isFound && card.criterion != Criterion::Chance &&
                        !quest.hasAttacked && card.criterion == Criterion::Sacrifice;
    if (goesOn || isNextTryFree(position, action.quest))
        return allowed;
    // DNR-HERO-15, DNR-QUEST-12.
    return checkMovement(position, actor, 1);
}

void listQuests(const Position& position, PlayerId player, ActionList& actions)
{
    for (int i = 0; i < position.game().questCount(); ++i) {
        const QuestId quest = QuestId(i);
        const QuestState& state = position.quest(quest);
        if (state.place != QuestPlace::Personal && state.place != QuestPlace::Global)
            continue;
        const QuestCard& card = position.game().quest(quest);
        if (card.criterion == Criterion::Escort) {
            actions.offer(PickUp{quest});
            actions.offer(PutDown{quest});
            continue;
        }
        if (!isOpenTo(position, quest, player))
            continue;
        actions.offer(AttemptQuest{quest, 0});
        if (card.criterion != Criterion::Chance || card.chance.bonus == 0)
            continue;
        // DNR-QUEST-13: any number of times, as long as it can be paid.
        for (std::int16_t boosts = 1; check(position, player, AttemptQuest{quest, boosts}).isAllowed();
             ++boosts)
            actions.add(AttemptQuest{quest, boosts});
    }
}

void carryOut(Unfolding& unfolding, PlayerId actor, const AttemptQuest& action)
{
    noteAction(unfolding, actor);
    const QuestCard& card = unfolding.game().quest(action.quest);
    const bool isFound = unfolding.state().quest(action.quest).isFound;
    const bool goesOn = card.search && isFound && card.criterion == Criterion::Sacrifice;
    const bool free = isNextTryFree(unfolding.position(), action.quest);
    const bool isChanceRoll = card.criterion == Criterion::Chance && (!card.search || isFound);
    if (!free && !goesOn)
        spendMovement(unfolding, isChanceRoll ? "DNR-QUEST-12" : "DNR-HERO-15", actor, 1);
    unfolding.emit("DNR-HERO-09", QuestTried{action.quest, actor, free});
    // What is found by Chance is not rolled for yet: each of those rolls is paid for by itself
    // (DNR-QUEST-12).
    if (card.criterion != Criterion::Chance || isChanceRoll)
        unfolding.later(TryCriterion{action.quest, actor, action.boosts});
    if (action.boosts > 0)
        payCost(unfolding, "DNR-QUEST-13", actor, PlayerId::None, card.chance.boost,
                card.chance.boost.value * action.boosts, sourceOf(action.quest));
    if (card.search && !isFound)
        faceThreat(unfolding,
                   questThreat(unfolding.position(), ThreatFor::Search, action.quest, actor, *card.search));
}

void resume(Unfolding& unfolding, const TryCriterion& task)
{
    const QuestCard& card = unfolding.game().quest(task.quest);
    const QuestState& quest = unfolding.state().quest(task.quest);
    if (!unfolding.player(task.player).isAlive || !isOpenTo(unfolding.position(), task.quest, task.player) ||
        !isAtPlace(unfolding.position(), card.place, unfolding.player(task.player).space) ||
        (card.search && !quest.isFound))
        return;
    switch (card.criterion) {
    case Criterion::Chance:
        return faceThreat(unfolding, chanceRoll(unfolding.position(), task.quest, task.player, task.boosts));
    case Criterion::Slay: // DNR-QUEST-14: the monster makes the first attack
        return attackWithPrinted(unfolding, "DNR-QUEST-14", monsterOf(task.quest), task.player);
    case Criterion::Threat:
        return faceThreat(unfolding, questThreat(unfolding.position(), ThreatFor::Quest, task.quest,
                                                 task.player, *card.threat));
    case Criterion::Sacrifice:
        if (!checkPrice(unfolding.position(), task.player, task.quest).isAllowed())
            return; // what was found may be paid for later in the turn
        unfolding.later(CompleteQuest{task.quest, task.player});
        for (const Cost& cost : card.price)
            payCost(unfolding, "DNR-QUEST-22", task.player, PlayerId::None, cost, cost.value,
                    sourceOf(task.quest));
        return;
    case Criterion::Escort: return;
    case Criterion::Manual: // DNR-QUEST-11: the players judge it, and have
        return completeQuest(unfolding, "DNR-QUEST-11", task.quest, task.player);
    }
}

void afterQuestThreat(Unfolding& unfolding, const Frame& threat, bool isPassed)
{
    const QuestId quest = QuestId(threat.source);
    switch (threat.why) {
    case ThreatFor::Search:
        if (isPassed)
            unfolding.emit("DNR-QUEST-10", QuestFound{quest});
        return runOutcome(unfolding, isPassed ? EffectsOf::SearchSuccess : EffectsOf::SearchFailure, threat);
    case ThreatFor::PickUp:
        if (isPassed) {
            unfolding.emit("DNR-QUEST-10", QuestFound{quest});
            takeComponent(unfolding, "DNR-QUEST-23", quest, threat.roller);
        }
        return runOutcome(unfolding, isPassed ? EffectsOf::SearchSuccess : EffectsOf::SearchFailure, threat);
    case ThreatFor::Chance:
        if (isPassed)
            completeQuest(unfolding, "DNR-QUEST-12", quest, threat.roller);
        return;
    case ThreatFor::QuestOthers: // their success gives nothing
        if (!isPassed)
            runOutcome(unfolding, EffectsOf::QuestFailure, threat);
        return;
    default: break;
    }
    if (isPassed) {
        unfolding.later(CompleteQuest{quest, threat.roller});
        return runOutcome(unfolding, EffectsOf::QuestSuccess, threat);
    }
    // DNR-QUEST-20: it strikes all who are there, as a Trap does; the others roll.
    const auto others = std::uint8_t(heroesIn(unfolding.position(), threat.space) & ~bitOf(threat.roller));
    unfolding.later(QuestOthersRoll{quest, others, threat.space});
    runOutcome(unfolding, EffectsOf::QuestFailure, threat);
}

void resume(Unfolding& unfolding, const QuestOthersRoll& task)
{
    PlayerId next = PlayerId::None;
    unfolding.position().forEachPlayer([&](PlayerId player) {
        if (next == PlayerId::None && (task.players & bitOf(player)) != 0)
            next = player;
    });
    if (next == PlayerId::None)
        return;
    unfolding.later(QuestOthersRoll{task.quest, std::uint8_t(task.players & ~bitOf(next)), task.space});
    if (unfolding.player(next).space != task.space)
        return;
    const Frame threat = questThreat(unfolding.position(), ThreatFor::QuestOthers, task.quest, next,
                                     *unfolding.game().quest(task.quest).threat);
    if (unfolding.options().threatQuestOthers == ThreatQuestOthers::Roll)
        faceThreat(unfolding, threat);
    else
        runOutcome(unfolding, EffectsOf::QuestFailure, threat);
}

void completeQuest(Unfolding& unfolding, std::string_view, QuestId quest, PlayerId player)
{
    unfolding.later(CompleteQuest{quest, player});
}

// DNR-HERO-11: face down, the reward, and straight to the Discard/Draw Phase. DNR-TURN-05: the third one
// wins.
void resume(Unfolding& unfolding, const CompleteQuest& task)
{
    const QuestState& quest = unfolding.state().quest(task.quest);
    // DNR-HERO-13: the phase is cut by the first of a turn.
    if (!unfolding.player(task.player).isAlive || unfolding.turn().phaseOver ||
        !isOpenTo(unfolding.position(), task.quest, task.player))
        return;
    const bool wasGlobal = quest.place == QuestPlace::Global;
    unfolding.emit("DNR-HERO-11", QuestCompleted{task.quest, task.player});
    if (unfolding.player(task.player).completed >= questsToWin)
        return endGame(unfolding, "DNR-TURN-05", Ending::Quests, task.player);
    cutPhase(unfolding, "DNR-HERO-11");
    if (wasGlobal)
        turnGlobalQuest(unfolding, "DNR-HERO-12");
    else if (unfolding.options().personalQuestRefill) // DNR-SETUP-14 as a switch
        if (const QuestId next = drawQuest(unfolding, task.player); next != QuestId::None)
            unfolding.emit("DNR-SETUP-14", QuestDealt{task.player, next});
    // DNR-QUEST-08: an Artifact is given instead of a reward.
    if (unfolding.game().quest(task.quest).artifact)
        return;
    Frame frame;
    frame.list = EffectsOf::QuestReward;
    frame.source = std::int16_t(task.quest);
    frame.controller = frame.roller = task.player;
    frame.space = unfolding.player(task.player).space;
    runEffects(unfolding, frame);
}

// DNR-HERO-14: rolls of Chance do not use the free attempt up, the Search before them does.
void evolve(const Game& game, GameState& state, const QuestTried& event)
{
    const QuestCard& card = game.quest(event.quest);
    QuestState& quest = state.quest(event.quest);
    quest.wasTried = true;
    if (card.criterion != Criterion::Chance || (card.search && !quest.isFound))
        state.turn.freeAttemptUsed = true;
}

void evolve(const Game&, GameState& state, const QuestFound& event)
{
    state.quest(event.quest).isFound = true;
}

void evolve(const Game&, GameState& state, const QuestCompleted& event)
{
    state.quest(event.quest) = QuestState{};
    state.quest(event.quest).place = QuestPlace::Completed;
    state.quest(event.quest).owner = event.player;
    ++state.player(event.player).completed;
}

void evolve(const Game&, GameState& state, const QuestDiscarded& event)
{
    state.quest(event.quest) = QuestState{};
    state.quest(event.quest).bottom = state.turn.nextBottom++;
}

} // namespace delve::dungeoneer::play
