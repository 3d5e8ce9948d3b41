// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/play/fighting/challengeable.h"

// DNR-SPECIAL-06 to DNR-SPECIAL-12.

namespace delve::dungeoneer::play {

// DNR-SPECIAL-10: a monster after its attack, by any Hero in its space but its own player's.
Refusal checkChallengeable(const Position& position, PlayerId actor, MonsterId monster)
{
    const SpaceId here = position.player(actor).space;
    if (lifeOf(position, monster) <= 0)
        return {"DNR-COMBAT-17"};
    if (const CardId card = cardOf(monster); card != CardId::None) {
        const CardState& state = position.card(card);
        if (state.place != Place::Laid || !state.isResolved)
            return {"DNR-SPECIAL-10"};
        if (state.controller == actor && !position.options().challengeOwnMonster)
            return {"DNR-SPECIAL-10"};
        return state.space == here ? allowed : Refusal{"DNR-SPECIAL-08"};
    }
    // Printed monsters: only by the Hero whose turn it is, in that turn.
    if (!position.isActive(actor))
        return {"DNR-SPECIAL-10"};
    if (const QuestId id = questOf(monster); id != QuestId::None) {
        if (position.turn().phaseOver)
            return {"DNR-HERO-13"}; // one Quest per turn
        if (position.turn().phase != Phase::Hero || !isOpenTo(position, id, actor) ||
            !position.quest(id).hasAttacked)
            return {"DNR-QUEST-17"};
        // A place such as "any Passage" is on several cards: the monster is on the one where it attacked.
        return position.quest(id).attackSpace == here ? allowed : Refusal{"DNR-SPECIAL-08"};
    }
    if (!position.space(spaceOf(monster)).hasAttacked)
        return {"DNR-COMBAT-24"};
    return spaceOf(monster) == here ? allowed : Refusal{"DNR-SPECIAL-08"};
}

Refusal check(const Position& position, PlayerId actor, const Challenge& action)
{
    if (!momentOf(position).allowsDeeds() || position.turn().batch == Batch::Laying)
        return {"DNR-SPECIAL-13"};
    const Subject self{actor, MonsterId::None};
    // DNR-COMBAT-26: one standard attack per turn.
    if (position.player(actor).attacks >= attacksAllowed(position, self))
        return {"DNR-COMBAT-26"};
    if (const Refusal refusal = checkMovement(position, actor, 1); !refusal.isAllowed())
        return refusal;
    if (!canAttackWith(position, self, action.form))
        return {"DNR-SPECIAL-07"};
    if (const MonsterId monster = monsterAt(action.target); monster != MonsterId::None)
        return action.takes == QuestId::None ? checkChallengeable(position, actor, monster)
                                             : Refusal{"DNR-QUEST-27"};
    const PlayerId hero = playerAt(action.target);
    if (hero == PlayerId::None || hero == actor || !position.isAlive(hero))
        return {"DNR-SPECIAL-12"};
    if (position.player(hero).space != position.player(actor).space)
        return {"DNR-SPECIAL-08"};
    if (action.takes != QuestId::None && position.quest(action.takes).carrier != hero)
        return {"DNR-QUEST-27"};
    return allowed;
}

void listChallenges(const Position& position, PlayerId player, ActionList& actions)
{
    const Subject self{player, MonsterId::None};
    if (!checkMovement(position, player, 1).isAllowed() || position.turn().batch == Batch::Laying ||
        position.player(player).attacks >= attacksAllowed(position, self))
        return;
    const SpaceId here = position.player(player).space;
    for (const Form form : allForms) {
        if (!canAttackWith(position, self, form))
            continue;
        position.forEachPlayer([&](PlayerId other) {
            if (other == player || position.player(other).space != here)
                return;
            actions.offer(Challenge{targetOf(other), form, QuestId::None});
            for (int i = 0; i < position.game().questCount(); ++i)
                if (position.quest(QuestId(i)).carrier == other)
                    actions.offer(Challenge{targetOf(other), form, QuestId(i)});
        });
        position.state().laid.forEach([&](CardId card) {
            if (position.game().card(card).isMonster())
                actions.offer(Challenge{targetOf(monsterOf(card)), form, QuestId::None});
        });
        if (!position.isActive(player))
            continue;
        for (int i = 0; i < position.game().questCount(); ++i)
            if (position.quest(QuestId(i)).hasAttacked)
                actions.offer(Challenge{targetOf(monsterOf(QuestId(i))), form, QuestId::None});
        if (position.game().space(here).monster)
            actions.offer(Challenge{targetOf(monsterOf(here)), form, QuestId::None});
    }
}

void carryOut(Unfolding& unfolding, PlayerId actor, const Challenge& action)
{
    noteAction(unfolding, actor);
    spendMovement(unfolding, "DNR-SPECIAL-06", actor, 1);
    const Subject target{playerAt(action.target), monsterAt(action.target)};
    fight(unfolding, "DNR-SPECIAL-06", {actor, MonsterId::None}, target, action.form, action.takes);
}

} // namespace delve::dungeoneer::play
