// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/worths.h"
#include "engine/dungeoneer/content/price.h"
#include "engine/dungeoneer/content/threat_numbers.h"
#include "engine/dungeoneer/play/cards/declaring.h"
#include "engine/dungeoneer/play/core/task.h"
#include "engine/dungeoneer/play/effects/do_effect.h"

#include <algorithm>

// What steady makes of its cards and abilities: what is played now, what is kept and what goes.

namespace delve::dungeoneer::play {

namespace {

constexpr int perilSpent = 3; ///< as for Encounters: another's Peril, which might buy something else

int priceOfCost(Outlook& outlook, const Cost& cost, int value)
{
    switch (cost.resource) {
    case Resource::None: return 0;
    case Resource::Glory: {
        // What a Quest will cost is not given away, unless more is there.
        const bool isSaved = outlook.own().glory - value < outlook.gloryToSave();
        return value * (isSaved ? 2 * worth::glory : worth::glory - 2);
    }
    case Resource::Peril: return value * perilSpent;
    case Resource::Movement: return value * worth::movement;
    case Resource::Life: return value * worth::wound * outlook.careFor(outlook.player()) / 100;
    case Resource::DiscardCard: return value * 10;
    case Resource::Charge: return value * 3;
    }
    return 0;
}

/// What a card is worth to who has it in hand.
int keepValue(const Outlook& outlook, CardId id)
{
    const AdventureCard& card = outlook.game().card(id);
    int value = priceOf(card);
    if (card.kind == AdventureKind::Boon && card.duration == CardDuration::Permanent &&
        !checkBoonRoom(outlook.position(), outlook.player()).isAllowed())
        value /= 4; // there is no room for it
    if (card.kind == AdventureKind::Treasure && card.duration == CardDuration::Permanent &&
        !checkTreasureRoom(outlook.position(), outlook.player(), id).isAllowed())
        value /= 3;
    if (card.attachTo)
        value /= 2;
    const bool isMine = card.cost.resource == Resource::Glory;
    const int missing = isMine ? card.cost.value - outlook.own().glory : 0;
    return value - 3 * std::max(0, missing);
}

/// Wounds and worse that an Encounter or Bane, declared against the player, is likely to bring.
int dangerOfCard(Outlook& outlook, CardId id)
{
    const Position& position = outlook.position();
    const AdventureCard& card = outlook.game().card(id);
    const CardState& state = position.card(id);
    if (card.isMonster()) {
        const Bout bout =
            outlook.boutOf({PlayerId::None, monsterOf(id)}, {outlook.player(), MonsterId::None}, state.form);
        return bout.hit * worthOfHit(outlook, monsterOf(id), state.form, outlook.player()) / 36;
    }
    if (card.isTrap()) {
        const Frame threat =
            trapThreat(position, id, state.controller, outlook.player(), outlook.own().space);
        const int failing = 6 - facesThatPass(threatNumber(position, threat), threatScore(position, threat));
        int strikes = 0;
        for (const Effect& effect : card.encounter.threat.failure)
            strikes += effect.kind == EffectKind::Wound ? worth::wound * std::max(1, effect.amount.number) *
                                                              outlook.careFor(outlook.player()) / 100
                                                        : priceOf(effect);
        return strikes * failing / 6;
    }
    return priceOf(card);
}

/// DNR-SPECIAL-03: what is played against the player is cancelled, or its wounds prevented.
Worth worthOfAnswer(Outlook& outlook, const Effects& effects, CardId answered)
{
    const int danger = dangerOfCard(outlook, answered);
    const bool cancels = hasKind(effects, EffectKind::Cancel);
    if (!cancels && outlook.game().card(answered).attachTo)
        return {0, FactKind::WouldBeWasted, 0}; // it does nothing by itself that could be prevented
    return {(cancels ? danger * 11 / 10 : danger) + 4,
            {FactKind::HelpsNow, danger},
            {FactKind::LifeMissing, outlook.own().lifeScore - outlook.own().life}};
}

/// A Boon or Treasure that is readied, by its price; what carries others is worth it when hands are full.
int worthOfReadying(Outlook& outlook, const AdventureCard& card)
{
    int worth = 25 + priceOf(card);
    if (card.treasure.storage > 0) {
        const int treasures = outlook.position().state().treasures[indexOf(outlook.player())].count();
        worth += treasures > 1 ? 10 : -10;
    }
    if (card.treasure.discardOnUse) // it is used up once: now rather than later
        worth -= 12;
    return worth;
}

} // namespace

Worth worthFor(Outlook& outlook, const PlayCard& action)
{
    const Position& position = outlook.position();
    const AdventureCard& card = outlook.game().card(action.card);
    const int price =
        priceOfCost(outlook, card.cost, costOf(position, outlook.player(), action.card) + action.extra);
    const EffectAim aim{outlook.player(), action.target, PlayerId::None, spaceAt(action.target),
                        action.extra};
    if (card.use == CardUse::Response) {
        Worth answer = worthOfAnswer(outlook, card.effects, cardAt(action.target));
        answer.points -= price;
        return answer;
    }
    if (card.attachTo)
        return {20 + priceOf(card.effects) - price, FactKind::StaysInPlay, priceOf(card.effects)};
    if (card.kind == AdventureKind::Bane) {
        Worth harm = worthOfEffects(outlook, card.effects, aim);
        harm.points += 3 - price;
        harm.facts[1] = {FactKind::Leader, position.player(action.payer).completed};
        return harm;
    }
    if (card.duration == CardDuration::Permanent && !action.atOnce) {
        const int saved = outlook.gloryToSave();
        const int worth = worthOfReadying(outlook, card);
        if (saved > 0)
            return {worth - price, {FactKind::StaysInPlay, priceOf(card)}, {FactKind::SavedForQuest, saved}};
        return {worth - price, FactKind::StaysInPlay, priceOf(card)};
    }
    Worth worth = worthOfEffects(outlook, action.atOnce ? card.activation->effects : card.effects, aim);
    worth.points -= price;
    return worth;
}

Worth worthFor(Outlook& outlook, const UseAbility& action)
{
    const Ability& ability = *abilityOf(outlook.position(), action.source);
    const int price = priceOfCost(outlook, ability.cost, ability.cost.value + action.extra);
    if (hasKind(ability.effects, EffectKind::Cancel)) {
        Worth answer = worthOfAnswer(outlook, ability.effects, cardAt(action.target));
        answer.points -= price;
        return answer;
    }
    const EffectAim aim{outlook.player(), action.target, PlayerId::None, spaceAt(action.target),
                        action.extra};
    EffectAim placed = aim;
    // A marker of this card is where it takes its Hero.
    if (const CardId card = cardOf(action.source); card != CardId::None)
        placed.space = outlook.position().card(card).marker;
    const bool usesMarker = std::ranges::any_of(
        ability.effects, [](const Effect& effect) { return effect.to == Destination::Marker; });
    if (usesMarker && placed.space != SpaceId::None && outlook.own().space != SpaceId::None) {
        const int nearer = std::min(outlook.wayNow(), 2'000) - std::min(outlook.wayFrom(placed.space), 2'000);
        return {nearer / 12 - price, FactKind::StepsNearer, nearer};
    }
    Worth worth = worthOfEffects(outlook, ability.effects, aim);
    worth.points -= price + 1;
    return worth;
}

/// What the dice show now against what they may show.
Worth worthFor(Outlook& outlook, const RollAgain& action)
{
    const Position& position = outlook.position();
    const Frame& frame = position.state().frame();
    int price = 0;
    if (action.isCard)
        price = priceOfCost(outlook, outlook.game().card(cardOf(action.source)).cost,
                            costOf(position, outlook.player(), cardOf(action.source)));
    else if (action.source != SourceId::None)
        if (const Ability* ability = abilityOf(position, action.source))
            price = priceOfCost(outlook, ability->cost, ability->cost.value);
    int now = 0, then = 0, best = 0;
    if (frame.kind == FrameKind::Threat) {
        const int score = threatScore(position, frame), number = threatNumber(position, frame);
        const bool isQuest = frame.why == ThreatFor::Quest || frame.why == ThreatFor::Chance;
        const int stake = isQuest ? worth::quest : 30;
        now = std::max(0, frame.attackDie + score) >= number ? stake : 0;
        then = stake * facesThatPass(number, score);
        best = stake;
    } else {
        const bool isAttacker = frame.attacker == outlook.player();
        const int added = combatScore(position, frame, isAttacker);
        const int other = std::max(0, (isAttacker ? frame.defenceDie : frame.attackDie) +
                                          combatScore(position, frame, !isAttacker));
        const int own = isAttacker ? frame.attackDie : frame.defenceDie;
        const int loss = worth::wound * outlook.careFor(outlook.player()) / 100;
        const bool isQuest = frame.monster != MonsterId::None && questOf(frame.monster) != QuestId::None;
        best = isQuest ? worth::quest / 2 : 15;
        const auto worthOfFace = [&](int face) {
            const int total = std::max(0, face + added);
            return total > other ? best : total < other ? -loss : 0;
        };
        now = worthOfFace(own);
        for (int face = 1; face <= 6; ++face)
            then += worthOfFace(face);
    }
    const int gain = then / 6 - now;
    return {gain - price, FactKind::RollHelped, best > 0 ? gain * 100 / best : 0};
}

Worth worthFor(Outlook& outlook, const PayUpkeep& action)
{
    const AdventureCard& card = outlook.game().card(action.card);
    const int price = priceOfCost(outlook, card.upkeep, card.upkeep.value);
    return {12 + priceOf(card) / 4 - price, FactKind::StaysInPlay, priceOf(card)};
}

Worth worthFor(Outlook& outlook, const PayOrNot& action)
{
    if (!action.pays)
        return {0, FactKind::WouldBeWasted, 0};
    const Frame& frame = outlook.position().state().frame();
    const Effect& effect = outlook.game().effects(frame.list, frame.source)[std::size_t(frame.next)];
    const EffectAim aim{frame.controller, frame.target, frame.roller, frame.space, frame.paid};
    Worth worth = worthOfEffects(outlook, {effect}, aim);
    worth.points -= priceOfCost(outlook, *effect.cost, effect.cost->value);
    return worth;
}

Worth worthFor(Outlook& outlook, const DiscardOne& action)
{
    if (action.card == CardId::None)
        return {0, FactKind::WouldBeWasted, 0};
    const Place place = outlook.position().card(action.card).place;
    const int value = keepValue(outlook, action.card) + (place == Place::Hand ? 0 : 60);
    return {-value, FactKind::KeptForLater, value};
}

Worth worthFor(Outlook& outlook, const DropSurplus& action)
{
    const int value = priceOf(outlook.game().card(action.card));
    return {-value, FactKind::KeptForLater, value};
}

Worth worthFor(Outlook& outlook, const PayWithCard& action)
{
    const Place place = outlook.position().card(action.card).place;
    const int value = keepValue(outlook, action.card) + (place == Place::Hand ? 0 : 60);
    return {-value, FactKind::KeptForLater, value};
}

/// What is taken from others is dear, what is lost is cheap, what is got back is dear again.
Worth worthFor(Outlook& outlook, const ChooseCard& action)
{
    const Position& position = outlook.position();
    const Frame& frame = position.state().frame();
    const Effect& effect = outlook.game().effects(frame.list, frame.source)[std::size_t(frame.next)];
    const int value = priceOf(outlook.game().card(action.card));
    const bool isOwnLoss = effect.kind == EffectKind::Discard && effect.from != Zone::Banes &&
                           position.card(action.card).owner == outlook.player();
    return {isOwnLoss ? -value : value, FactKind::KeptForLater, value};
}

Worth worthFor(Outlook& outlook, const ChooseHit& action)
{
    const Frame& frame = outlook.position().state().frame();
    const Effects& effects = outlook.game().card(action.card).hitEffects[frame.form];
    return {priceOf(effects), FactKind::HarmDone, priceOf(effects)};
}

} // namespace delve::dungeoneer::play
