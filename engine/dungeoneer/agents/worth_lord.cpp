// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/worths.h"
#include "engine/dungeoneer/content/price.h"
#include "engine/dungeoneer/content/threat_numbers.h"
#include "engine/dungeoneer/play/core/task.h"

#include <algorithm>

// What steady makes of Encounters: the Dungeonlord strikes whoever leads, with that player's own Peril.

namespace delve::dungeoneer::play {

namespace {

/// Peril that is spent cannot be spent on something better; what is left over spoils nothing.
constexpr int perilPrice = 3;

/// What a monster is likely to do to a Hero, less what the Hero gets for hitting back, in tenths.
int worthOfAttack(Outlook& outlook, MonsterId monster, PlayerId target, Form form, Bout& bout)
{
    bout = outlook.boutOf({PlayerId::None, monster}, {target, MonsterId::None}, form);
    const int hit = worthOfHit(outlook, monster, form, target) * outlook.hostilityTo(target) / 100;
    return (bout.hit * (hit + worth::peril) - bout.taken * worth::glory) / 36;
}

} // namespace

int worthOfHit(Outlook& outlook, MonsterId monster, Form form, PlayerId victim)
{
    const int wound = worth::wound * outlook.careFor(victim) / 100;
    const Effects& effects = outlook.game().hitEffects(monster, form);
    if (effects.empty())
        return wound;
    int harm = 0;
    for (const Effect& effect : effects)
        harm += effect.kind == EffectKind::Wound
                    ? wound * std::max(1, effect.amount.number) / (effect.unless ? 2 : 1)
                    : priceOf(effect);
    return harm;
}

Worth worthFor(Outlook& outlook, const LayEncounter& action)
{
    const Position& position = outlook.position();
    const AdventureCard& card = outlook.game().card(action.card);
    const int price = perilPrice * costOf(position, outlook.player(), action.card);
    const Worth::Fact leader{FactKind::Leader, position.player(action.target).completed};
    if (!card.isTrap()) {
        Bout bout;
        const int harm = worthOfAttack(outlook, monsterOf(action.card), action.target, action.form, bout);
        return {20 + harm - price, {FactKind::ChanceToHit, bout.hit * 100 / 36}, leader};
    }
    int harm = 0;
    const SpaceId space = position.player(action.target).space;
    position.forEachPlayer([&](PlayerId each) {
        if (each != action.target &&
            (card.encounter.scope != Scope::Space || position.player(each).space != space))
            return;
        const Frame threat = trapThreat(position, action.card, outlook.player(), each, space);
        const int failing = 6 - facesThatPass(threatNumber(position, threat), threatScore(position, threat));
        int strikes = 0;
        for (const Effect& effect : card.encounter.threat.failure)
            strikes += effect.kind == EffectKind::Wound
                           ? worth::wound * std::max(1, effect.amount.number) * outlook.careFor(each) / 100
                           : priceOf(effect);
        const int spares = priceOf(card.encounter.threat.success);
        const int each_ = (strikes * failing - spares * (6 - failing)) / 6;
        harm += each == outlook.player() ? -each_ : each_ * outlook.hostilityTo(each) / 100;
    });
    return {15 + harm - price, {FactKind::HarmDone, harm}, leader};
}

/// For a monster that attacks already, or else for one that is kept.
Worth worthFor(Outlook& outlook, const LayAttachment& action)
{
    const AdventureCard& card = outlook.game().card(action.card);
    const bool isLaid = outlook.position().card(action.host).place == Place::Laid;
    const int price = perilPrice * costOf(outlook.position(), outlook.player(), action.card);
    return {(isLaid ? 25 : 5) + priceOf(card.effects) / 3 - price, FactKind::HarmDone, priceOf(card.effects)};
}

Worth worthFor(Outlook&, const ResolveEncounters&)
{
    return {12, FactKind::HarmDone, 0};
}

/// In the Horde it stays where the hand is refilled to five; a full Horde keeps what is dearer.
Worth worthFor(Outlook& outlook, const ReturnMonster& action)
{
    const int horde = outlook.position().state().hordes[indexOf(outlook.player())].count();
    return {action.toHorde == (horde < 3) ? 10 : 0, FactKind::KeptForLater, horde};
}

Worth worthFor(Outlook& outlook, const GivePeril& action)
{
    if (action.to == PlayerId::None)
        return {0, FactKind::WouldBeWasted, 0};
    const int completed = outlook.position().player(action.to).completed;
    if (action.to == outlook.player())
        return {-50, FactKind::PerilGained, 1};
    return {10 + outlook.hostilityTo(action.to), FactKind::Leader, completed};
}

Worth worthFor(Outlook& outlook, const ChooseForm& action)
{
    const auto choice = pending<FormChoice>(outlook.position());
    Bout bout;
    const int harm = worthOfAttack(outlook, choice->monster, choice->target, action.form, bout);
    return {
        harm, {FactKind::ChanceToHit, bout.hit * 100 / 36}, {FactKind::ChanceToBeHit, bout.taken * 100 / 36}};
}

} // namespace delve::dungeoneer::play
