// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/price.h"

#include "engine/dungeoneer/content/threat_numbers.h"

#include <algorithm>

// The formula of balance. It is a convention, not a law of the game: what matters is that all cards are
// measured with the same stick. A wound is the unit of harm, a point of Glory the unit of gain.

namespace delve::dungeoneer {

namespace {

/// The score that is assumed where a roll decides: that of an average Hero at Level 1 or 2.
constexpr int usualScore = 2;

/// What one unit of an effect is worth.
int unitPrice(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Wound: return 15;
    case EffectKind::RecoverLife: return 14;
    case EffectKind::GainLife: return 20;
    case EffectKind::Glory: return 10;
    case EffectKind::Peril:
    case EffectKind::Movement: return 8;
    case EffectKind::Level: return 45;
    case EffectKind::Tip: return 12;
    case EffectKind::Untip: return 8;
    case EffectKind::ModifyScore: return 16;
    case EffectKind::ModifyRoll: return 22;
    case EffectKind::Reroll: return 10;
    case EffectKind::ModifyThreat: return 22;
    case EffectKind::ModifyWounds: return 24;
    case EffectKind::ModifyCost: return 15;
    case EffectKind::ModifyLimit: return 10;
    case EffectKind::Relocate: return 14;
    case EffectKind::Move: return 7;
    case EffectKind::OpenDoor: return 18;
    case EffectKind::CloseDoor: return 3; // for each point of the Threat number
    case EffectKind::PlaceMap: return 7;
    case EffectKind::TurnMap: return 10;
    case EffectKind::RemoveMap: return 14;
    case EffectKind::Draw: return 8;
    case EffectKind::Discard: return 10;
    case EffectKind::ReturnToHand: return 9;
    case EffectKind::Steal: return 18;
    case EffectKind::Cancel: return 25;
    case EffectKind::ExtraAttack: return 22;
    case EffectKind::Prevent: return 14;
    case EffectKind::Marker: return 3;
    case EffectKind::Charge: return 6;
    case EffectKind::Manual: return 10;
    }
    return 0;
}

/// Twice the mean of an amount; twice, since that of a die is 3.5.
int doubledMean(const Amount& amount)
{
    switch (amount.kind) {
    case AmountKind::Number: return 2 * std::abs(amount.number);
    case AmountKind::Paid: return 0; // paid for by itself
    case AmountKind::Die: return 7;
    case AmountKind::HalfDie: return 4;
    case AmountKind::Melee:
    case AmountKind::Magic:
    case AmountKind::Speed:
    case AmountKind::Level: return 2 * usualScore;
    case AmountKind::All: return 6;
    }
    return 0;
}

/// In percent: what does not last is worth less.
int shareOfDuration(const Effect& effect)
{
    const bool isLasting = effect.kind == EffectKind::GainLife || effect.kind == EffectKind::Reroll ||
                           effect.kind == EffectKind::Prevent;
    switch (effect.duration) {
    case Duration::Now: return 100;
    case Duration::NextRoll: return 30;
    case Duration::ThisTurn: return 45;
    case Duration::WhileInPlay: return isLasting ? 170 : 100;
    }
    return 100;
}

/// In percent: rolls and wounds of one sort are rarer than those of all.
int shareOfRolls(const Effect& effect)
{
    int share = 100;
    switch (effect.roll) {
    case RollKind::Any: break;
    case RollKind::Combat:
    case RollKind::Threat: share = 70; break;
    case RollKind::Attack:
    case RollKind::Defence: share = 45; break;
    case RollKind::Trap:
    case RollKind::Obstacle:
    case RollKind::Door:
    case RollKind::Quest:
    case RollKind::Chance: share = 35; break;
    }
    if (effect.source != WoundSource::Any)
        share = share * (effect.source == WoundSource::Combat ? 75 : 45) / 100;
    return share;
}

int shareOfCondition(const Condition& when)
{
    int share = 100;
    if (when.form)
        share = share * 60 / 100;
    if (!when.category.empty())
        share = share * 40 / 100;
    if (!when.terrain.empty())
        share = share * 35 / 100;
    if (when.mapType)
        share = share * 55 / 100;
    if (when.minLevel > 0)
        share = share * 60 / 100;
    if (when.ownTurn)
        share = share * 60 / 100;
    if (when.atMarker)
        share = share * 40 / 100;
    return share;
}

int shareOfWho(Who who)
{
    switch (who) {
    case Who::Controller:
    case Who::Target:
    case Who::Roller:
    case Who::HitSide:
    case Who::Bearer: return 100;
    case Who::AllInSpace: return 125;
    case Who::Opponents: return 180;
    case Who::All: return 140;
    }
    return 100;
}

int priceOf(const Cost& cost)
{
    int unit = 0;
    switch (cost.resource) {
    case Resource::None: return 0;
    case Resource::Glory:
    case Resource::Peril: unit = 10; break;
    case Resource::Movement: unit = 8; break;
    case Resource::Life: unit = 14; break;
    case Resource::DiscardCard: unit = 7; break;
    case Resource::Charge: unit = 4; break;
    }
    return unit * cost.value;
}

/// Of 600: how often a Threat strikes.
int strikesOf600(int value)
{
    return 100 * (6 - facesThatPass(value, usualScore));
}

} // namespace

int priceOf(const Threat& threat)
{
    const int strikes = strikesOf600(threat.value);
    return (priceOf(threat.failure) * strikes - priceOf(threat.success) * (600 - strikes)) / 600;
}

int priceOf(const std::vector<Cost>& costs)
{
    int sum = 0;
    for (const Cost& cost : costs)
        sum += priceOf(cost);
    return sum;
}

int priceOf(const Effect& effect)
{
    int price = unitPrice(effect.kind) * doubledMean(effect.amount) / 2;
    if (effect.kind == EffectKind::ModifyScore) {
        price += effect.type == AttackType::Standard ? 8 : 0;
        price = effect.form ? price : price * 5 / 2;
    }
    for (const int share : {shareOfDuration(effect), shareOfRolls(effect), shareOfCondition(effect.when),
                            shareOfWho(effect.who)})
        price = price * share / 100;
    if (effect.unless)
        price = price * strikesOf600(effect.unless->value) / 600;
    if (effect.cost)
        price = std::max(price - priceOf(*effect.cost), 2);
    return price;
}

int priceOf(const Effects& effects)
{
    int sum = 0;
    for (const Effect& effect : effects)
        sum += priceOf(effect);
    return sum;
}

int priceOf(const Ability& ability)
{
    const int once = priceOf(ability.effects) - priceOf(ability.cost);
    const bool isPassive =
        std::all_of(ability.effects.begin(), ability.effects.end(),
                    [](const Effect& effect) { return effect.duration == Duration::WhileInPlay; });
    if (isPassive)
        return once;
    // Used two or three times in a game; a free one that is not bounded by the turn would be used at will.
    const int uses = ability.cost.isFree() && !ability.oncePerTurn ? 4 : 2;
    return std::max(once, 3) * uses;
}

int priceOf(const MonsterStats& stats, const HitEffects& hits)
{
    int price = 8 * (stats.life - 1);
    int bestAttack = 0;
    for (const Form form : allForms) {
        const Score& score = stats.scores[form];
        const int hit = hits[form].empty() ? 15 : priceOf(hits[form]);
        if (score.type == AttackType::Standard)
            bestAttack = std::max(bestAttack, (score.value + 2) * (hit + 15) / 8);
        else
            price += 2 * score.value;
    }
    return price + bestAttack;
}

int priceOf(const AdventureCard& card)
{
    int price = priceOf(card.effects);
    // A hit effect of a weapon comes instead of the wound that would be dealt anyway.
    if (card.isMonster())
        price += priceOf(card.encounter.monster, card.hitEffects);
    else
        for (const Effects& effects : card.hitEffects.byForm)
            price += effects.empty() ? 0 : std::max(0, priceOf(effects) - 10) + 4;
    if (card.isTrap())
        price += priceOf(card.encounter.threat) * (card.encounter.scope == Scope::Space ? 125 : 100) / 100;
    const bool isUsedUp = card.treasure.discardOnUse || card.duration == CardDuration::Instant;
    if (card.activation)
        price += isUsedUp ? priceOf(card.activation->effects) - priceOf(card.activation->cost)
                          : priceOf(*card.activation);
    price += card.treasure.charges > 0 ? 3 * (card.treasure.charges - 2) : 0;
    price += 8 * card.treasure.storage;
    price -= 15 * card.upkeep.value / 10;
    if (card.use == CardUse::Response || card.use == CardUse::Anytime)
        price += 3;
    return std::max(price, pricePerPoint);
}

bool isBalanced(const AdventureCard& card)
{
    return std::abs(priceOf(card) - pricePerPoint * card.cost.value) <= priceTolerance;
}

int priceOf(const HeroCard& hero)
{
    int price = 5 * (hero.boonLimit + hero.treasureLimit) + priceOf(hero.ability);
    if (hero.levels.empty())
        return price;
    for (const Form form : allForms) {
        const Score& first = hero.levels.front()[form];
        const Score& last = hero.levels.back()[form];
        price += 10 * first.value + 4 * (last.value - first.value);
        price += first.type == AttackType::Standard ? 6 : 0;
    }
    return price;
}

} // namespace delve::dungeoneer
