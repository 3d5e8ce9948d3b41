// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/worths.h"
#include "engine/dungeoneer/content/threat_numbers.h"

#include <algorithm>

// What steady makes of trying a Quest and of Challenges.

namespace delve::dungeoneer::play {

namespace {

/// What a player loses by so many hundredths of a wound; the last points of Life are dear.
int lossOf(const Outlook& outlook, int wounds)
{
    const bool isDeadly = outlook.own().life * 100 <= wounds + 100;
    return wounds * worth::wound / 100 * outlook.careFor(outlook.player()) / 100 * (isDeadly ? 3 : 1);
}

/// Each completed Quest makes the next one dearer.
int gainOfQuest(const Outlook& outlook)
{
    return worth::quest + 60 * outlook.own().completed;
}

} // namespace

/// A Quest is tried where it can be survived.
Worth worthFor(Outlook& outlook, const AttemptQuest& action)
{
    const QuestCard& card = outlook.game().quest(action.quest);
    Prospect prospect = outlook.prospectOf(action.quest);
    int price = isNextTryFree(outlook.position(), action.quest) ? 0 : worth::movement;
    if (card.criterion == Criterion::Chance && !isSearchNext(outlook.position(), action.quest)) {
        const Frame roll = chanceRoll(outlook.position(), action.quest, outlook.player(), action.boosts);
        const int faces =
            facesThatPass(threatNumber(outlook.position(), roll), threatScore(outlook.position(), roll));
        prospect.percent = faces * 100 / 6;
        const int unit = card.chance.boost.resource == Resource::DiscardCard ? 25
                         : card.chance.boost.resource == Resource::Movement  ? 20
                                                                             : 12;
        price += action.boosts * card.chance.boost.value * unit;
    }
    const int worth =
        gainOfQuest(outlook) * prospect.percent / 100 - lossOf(outlook, prospect.wounds) - price;
    return {worth, {FactKind::QuestAtHand, prospect.percent}, {FactKind::WoundsLikely, prospect.wounds}};
}

Worth worthFor(Outlook& outlook, const PickUp& action)
{
    const QuestState& quest = outlook.position().quest(action.quest);
    // What was put down by oneself is not worth a second look, unless it is the way on.
    const bool isOwnLeftover = quest.last == outlook.player() && quest.lies == outlook.own().space;
    return {isOwnLeftover ? 20 : 220, FactKind::QuestAtHand, 50};
}

Worth worthFor(Outlook& outlook, const PutDown& action)
{
    const bool isGoal =
        isAtPlace(outlook.position(), outlook.game().quest(action.quest).place, outlook.own().space);
    return {isGoal ? 900 : -200, FactKind::QuestAtHand, isGoal ? 100 : 0};
}

Worth worthFor(Outlook& outlook, const Challenge& action)
{
    const Position& position = outlook.position();
    const Subject target{playerAt(action.target), monsterAt(action.target)};
    const Bout bout = outlook.boutOf({outlook.player(), MonsterId::None}, target, action.form);
    int gain = worth::glory;
    if (action.takes != QuestId::None)
        gain = gainOfQuest(outlook) / 2;
    else if (target.player != PlayerId::None)
        gain +=
            worth::wound * outlook.hostilityTo(target.player) / 100 * outlook.careFor(target.player) / 100;
    else if (questOf(target.monster) != QuestId::None)
        gain = gainOfQuest(outlook) / std::max(1, lifeOf(position, target.monster));
    else
        gain += cardOf(target.monster) != CardId::None ? worth::glory : 2 * worth::glory;
    const int loss = target.monster != MonsterId::None
                         ? worthOfHit(outlook, target.monster, action.form, outlook.player())
                         : lossOf(outlook, 100);
    const int price = position.isActive(outlook.player()) ? worth::movement : 2;
    return {(bout.hit * gain - bout.taken * loss) / 36 - price,
            {FactKind::ChanceToHit, bout.hit * 100 / 36},
            {FactKind::ChanceToBeHit, bout.taken * 100 / 36}};
}

} // namespace delve::dungeoneer::play
