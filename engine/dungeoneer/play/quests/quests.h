// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/position.h"

namespace delve::dungeoneer::play {

class Unfolding;
class ActionList;

// DNR-HERO-09 to DNR-HERO-16, DNR-QUEST: Quests are tried, carried and completed.

/// DNR-HERO-09: a try at a Quest; of a Chance Quest a roll, with so many payments for better odds.
struct AttemptQuest
{
    QuestId quest = QuestId::None;
    std::int16_t boosts = 0;
    DNR_DESCRIBED(AttemptQuest, "attempt-quest", quest, boosts);
};
/// DNR-QUEST-23, DNR-QUEST-26.
struct PickUp
{
    QuestId quest = QuestId::None;
    DNR_DESCRIBED(PickUp, "pick-up", quest);
};
struct PutDown
{
    QuestId quest = QuestId::None;
    DNR_DESCRIBED(PutDown, "put-down", quest);
};

/// What follows when the objective was found, or need not be: DNR-QUEST-10.
struct TryCriterion
{
    QuestId quest = QuestId::None;
    PlayerId player = PlayerId::None;
    std::int16_t boosts = 0;
    DNR_DESCRIBED(TryCriterion, "try-criterion", quest, player, boosts);
};
/// DNR-QUEST-20: the others in the space roll as well.
struct QuestOthersRoll
{
    QuestId quest = QuestId::None;
    std::uint8_t players = 0;
    SpaceId space = SpaceId::None; ///< whoever has left it is spared
    DNR_DESCRIBED(QuestOthersRoll, "quest-others-roll", quest, players, space);
};
/// The third Quest is counted when the reward was given.
struct CompleteQuest
{
    QuestId quest = QuestId::None;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(CompleteQuest, "complete-quest", quest, player);
};

struct QuestTried
{
    QuestId quest = QuestId::None;
    PlayerId player = PlayerId::None;
    bool wasFree = false;
    DNR_DESCRIBED(QuestTried, "quest-tried", quest, player, wasFree);
};
struct QuestFound
{
    QuestId quest = QuestId::None;
    DNR_DESCRIBED(QuestFound, "quest-found", quest);
};
struct QuestCompleted
{
    QuestId quest = QuestId::None;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(QuestCompleted, "quest-completed", quest, player);
};
/// DNR-HERO-16.
struct QuestDiscarded
{
    QuestId quest = QuestId::None;
    DNR_DESCRIBED(QuestDiscarded, "quest-discarded", quest);
};
/// DNR-QUEST-24, DNR-QUEST-26, DNR-QUEST-27: it is that player's Personal Quest now.
struct QuestTaken
{
    QuestId quest = QuestId::None;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(QuestTaken, "quest-taken", quest, player);
};
struct ComponentTaken
{
    QuestId quest = QuestId::None;
    PlayerId player = PlayerId::None;
    DNR_DESCRIBED(ComponentTaken, "component-taken", quest, player);
};
struct ComponentPut
{
    QuestId quest = QuestId::None;
    SpaceId space = SpaceId::None;
    DNR_DESCRIBED(ComponentPut, "component-put", quest, space);
};

/// DNR-HERO-14: whether the next attempt at this Quest costs nothing.
bool isNextTryFree(const Position& position, QuestId quest);
/// DNR-QUEST-10: what it is about has still to be found in this turn.
bool isSearchNext(const Position& position, QuestId quest);
/// DNR-QUEST-01: own Personal Quests and the Global one.
bool isOpenTo(const Position& position, QuestId quest, PlayerId player);
bool isAtPlace(const Position& position, const dungeoneer::Place& place, SpaceId space);
/// The Threat of a Quest, of its Search, or the roll of a Chance Quest with so many payments.
Frame questThreat(const Position& position, ThreatFor why, QuestId quest, PlayerId player,
                  const Threat& threat);
Frame chanceRoll(const Position& position, QuestId quest, PlayerId player, int boosts);
/// Its monster is defeated, its Threat overcome, its component brought: DNR-HERO-11.
void completeQuest(Unfolding& unfolding, std::string_view rule, QuestId quest, PlayerId player);
/// DNR-QUEST-27 and DNR-QUEST-24: the component goes to another Hero, and the Quest with it.
void takeComponent(Unfolding& unfolding, std::string_view rule, QuestId quest, PlayerId player);
/// A Threat of a Quest was rolled.
void afterQuestThreat(Unfolding& unfolding, const Frame& threat, bool isPassed);

Refusal check(const Position& position, PlayerId actor, const AttemptQuest& action);
Refusal check(const Position& position, PlayerId actor, const PickUp& action);
Refusal check(const Position& position, PlayerId actor, const PutDown& action);
void listQuests(const Position& position, PlayerId player, ActionList& actions);
void carryOut(Unfolding& unfolding, PlayerId actor, const AttemptQuest& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const PickUp& action);
void carryOut(Unfolding& unfolding, PlayerId actor, const PutDown& action);
void resume(Unfolding& unfolding, const TryCriterion& task);
void resume(Unfolding& unfolding, const QuestOthersRoll& task);
void resume(Unfolding& unfolding, const CompleteQuest& task);
void evolve(const Game& game, GameState& state, const QuestTried& event);
void evolve(const Game& game, GameState& state, const QuestFound& event);
void evolve(const Game& game, GameState& state, const QuestCompleted& event);
void evolve(const Game& game, GameState& state, const QuestDiscarded& event);
void evolve(const Game& game, GameState& state, const QuestTaken& event);
void evolve(const Game& game, GameState& state, const ComponentTaken& event);
void evolve(const Game& game, GameState& state, const ComponentPut& event);

} // namespace delve::dungeoneer::play
