#include "engine/play/strikes.h"

#include "engine/play/abilities/magic.h"
#include "engine/play/damage.h"
#include "engine/play/figures.h"
#include "engine/play/ranged_combat.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

#include <algorithm>

namespace delve::play {

namespace {

std::optional<BlowOffer> pendingOffer(const Position& position)
{
    const auto task = nextTask(position.state());
    const auto* offer = task ? std::get_if<BlowOffer>(&*task) : nullptr;
    return offer ? std::optional(*offer) : std::nullopt;
}

RollFor rollFor(Blow blow)
{
    switch (blow) {
    case Blow::Attack:
    case Blow::Shot: return RollFor::Attack;
    case Blow::FreeAttack: return RollFor::FreeAttack;
    case Blow::Counterattack:
    case Blow::ReturnShot:
    case Blow::PassersAnswer: break;
    }
    return RollFor::Counterattack;
}

/// CMB-05, CON-10, CLOSE-10: who rolls for the striker.
PlayerId rollerOf(const Position& position, Blow blow, FigureId striker, FigureId target)
{
    const bool isOwnAct = blow == Blow::Attack || blow == Blow::Shot || blow == Blow::PassersAnswer;
    return isOwnAct ? actorOf(position, striker) : deciderFor(position, striker, target);
}

/// ARC-09, ARC-10: the blow comes through the rear arc of its target.
bool isFromBehind(const Position& position, const Stroke& stroke, FigureId target)
{
    if (stroke.blow == Blow::FreeAttack)
        return true; // PASS-08: always
    if (stroke.blow == Blow::PassersAnswer)
        return false; // PASS-09: never
    if (!isRanged(stroke.blow))
        return isInRearArc(position, target, stroke.striker);
    // RANGE-19: the last square before the target's decides.
    const FigureState& state = position.figure(target);
    const Direction from =
        leavingDirection(position.board(), state.square, position.figure(stroke.striker).square);
    return contains(position.kind(target).rearArc(state.facing), from);
}

/// A friend beside the figure for whom an ability works.
bool hasFriendWith(const Position& position, FigureId figure, AbilitySet wanted, AbilitySet unwanted = {})
{
    bool found = false;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        const AbilitySet abilities = abilitiesOf(position, other);
        found |=
            !areOpposing(position, figure, other) && abilities.hasAny(wanted) && !abilities.hasAny(unwanted);
    });
    return found;
}

/// SA-DEFEND: what the best shield beside the figure adds to its own value.
int defendBonus(const Position& position, FigureId figure)
{
    const int own = dialValue(position, figure, Slot::Defense);
    int best = own;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (!areOpposing(position, figure, other) && hasAbility(position, other, Ability::Defend))
            best = std::max(best, dialValue(position, other, Slot::Defense));
    });
    return best - own;
}

/// SA-MAGIC-ENHANCEMENT: an enhancer stands beside the shooter, and nobody concerned is immune.
bool isEnhanced(const Position& position, const Stroke& stroke, FigureId target)
{
    return isRanged(stroke.blow) && areOpposing(position, stroke.striker, target) &&
           !hasAbility(position, stroke.striker, Ability::MagicImmunity) &&
           !hasAbility(position, target, Ability::MagicImmunity) &&
           hasFriendWith(position, stroke.striker, {Ability::MagicEnhancement}, {Ability::MagicImmunity});
}

/// DMG-01 and the forms: clicks of a hit before anything changes them.
void setDamage(const Position& position, const Stroke& stroke, BlowNumbers& numbers)
{
    numbers.damage = dialValue(position, stroke.striker, Slot::Damage);
    switch (stroke.form) {
    case AttackForm::Plain:
    case AttackForm::Sweep:
    case AttackForm::Shockwave:
        // RANGE-23, SA-SHOCKWAVE: several targets take one click each.
        if (isRanged(stroke.blow) && stroke.targets > 1)
            numbers.damage = 1;
        break;
    case AttackForm::WeaponMaster:
    case AttackForm::MagicBlast: numbers.rollsClicks = true; break;
    case AttackForm::FlameLightning:
    case AttackForm::MagicFreeze: numbers.damage = 1; break;
    case AttackForm::MagicConfusion:
    case AttackForm::Healing:
    case AttackForm::MagicHealing: numbers.isHarmless = true; break;
    }
}

void addCover(const Position& position, const Stroke& stroke, FigureId target, BlowNumbers& numbers)
{
    // SA-MAGIC-BLAST: cover does not count.
    if (!isRanged(stroke.blow) || stroke.form == AttackForm::MagicBlast)
        return;
    if (lineBetween(position, stroke.striker, target, stroke.form).cover)
        numbers.addToDefense("RANGE-17", 1); // RANGE-18: once
}

/// What the abilities of the target do against the stroke.
void addArmour(const Position& position, const Stroke& stroke, FigureId target, BlowNumbers& numbers)
{
    const AbilitySet abilities = abilitiesOf(position, target);
    numbers.addToDefense("SA-DEFEND", defendBonus(position, target));
    numbers.canDodge = abilities.has(Ability::Dodge);
    // SA-PIERCE: its ranged attacks ignore armour.
    const bool isRangedBlow = isRanged(stroke.blow);
    if (isRangedBlow && hasAbility(position, stroke.striker, Ability::Pierce))
        return;
    if (isRangedBlow && abilities.has(Ability::BattleArmor))
        numbers.addToDefense("SA-BATTLE-ARMOR", 2);
    if (isRangedBlow && abilities.has(Ability::Invulnerability))
        numbers.addToDefense("SA-INVULNERABILITY", 2);
    if (abilities.has(Ability::Toughness))
        numbers.reduction = {{"SA-TOUGHNESS", -1}, position.game().options().toughnessHasFloor ? 1 : 0};
    if (abilities.has(Ability::Invulnerability))
        numbers.reduction = {{"SA-INVULNERABILITY", -2}, 1};
}

/// SA-SNEAK-ATTACK: a close combat attack from a square in the target's rear arc does double damage.
bool isSneaky(const Position& position, const Stroke& stroke, FigureId target)
{
    const bool isAttack = stroke.blow == Blow::Attack || stroke.blow == Blow::Counterattack;
    return isAttack && hasAbility(position, stroke.striker, Ability::SneakAttack) &&
           isInRearArc(position, target, stroke.striker);
}

/// Whom a stroke has hit, and with how many clicks.
struct Outcomes
{
    std::vector<Hit> hits;
    std::vector<FigureId> retaliators; ///< SA-MAGIC-RETALIATION: of those that were damaged
};

/// SA-DODGE: the target is hit, unless it dodges.
bool isHit(Unfolding& unfolding, const Stroke& stroke, FigureId target, const BlowNumbers& numbers,
           int natural)
{
    if (!numbers.hits(natural))
        return false;
    if (!numbers.canDodge)
        return true;
    const PlayerId roller = deciderFor(unfolding.position(), target, stroke.striker);
    if (unfolding.rollOne("SA-DODGE", RollFor::Dodge, roller).first < 5)
        return true;
    unfolding.emit("SA-DODGE", AttackDodged{target});
    return false;
}

/// DG-12: a magic ability that succeeded has affected its target.
void noteMagicOf(Unfolding& unfolding, const Stroke& stroke, FigureId target)
{
    if (isMagicForm(stroke.form) || isEnhanced(unfolding.position(), stroke, target))
        noteMagic(unfolding, target, stroke.striker);
}

void retaliate(Unfolding& unfolding, const Stroke& stroke, const Outcomes& outcomes)
{
    for (const FigureId figure : outcomes.retaliators) {
        if (hasAbility(unfolding.position(), stroke.striker, Ability::MagicImmunity) ||
            !unfolding.position().figure(stroke.striker).isInside())
            continue;
        noteMagic(unfolding, stroke.striker, figure);
        dealAbilityDamage(unfolding, "SA-MAGIC-RETALIATION", std::array{Hit{stroke.striker, 1}}, figure);
    }
}

/// SA-G11: what follows when the clicks have been applied.
void followDamage(Unfolding& unfolding, const Stroke& stroke, const Outcomes& outcomes)
{
    const Position position = unfolding.position();
    if (stroke.form == AttackForm::MagicFreeze)
        for (const Hit& hit : outcomes.hits)
            tryToFreeze(unfolding, hit.figure, stroke.striker);
    // SA-VAMPIRISM: once per close combat attack that did a click.
    const bool didClicks = std::ranges::any_of(outcomes.hits, [](const Hit& hit) { return hit.clicks > 0; });
    if (didClicks && !isRanged(stroke.blow) && position.figure(stroke.striker).isInside() &&
        hasAbility(position, stroke.striker, Ability::Vampirism))
        heal(unfolding, "SA-VAMPIRISM", stroke.striker, 1);
    retaliate(unfolding, stroke, outcomes);
}

} // namespace

bool hasForm(const Position& position, FigureId figure, AttackForm form)
{
    const auto ability = abilityOf(form);
    return !ability || hasAbility(position, figure, *ability);
}

int BlowNumbers::needed() const
{
    int needed = defense - attack;
    for (const Modifier& modifier : toDefense())
        needed += modifier.amount;
    for (const Modifier& modifier : toRoll())
        needed -= modifier.amount;
    return needed;
}

int BlowNumbers::clicks(int natural, int die) const
{
    if (!hits(natural) || isHarmless)
        return 0;
    int clicks = rollsClicks ? die : damage;
    for (const Modifier& modifier : toDamage())
        clicks += modifier.amount;
    if (natural == 12)
        ++clicks; // DMG-07
    // SA-G11: reductions come last; T-4: not below their floor.
    return std::max(clicks + reduction.modifier.amount, std::min(clicks, reduction.floor));
}

BlowNumbers blowNumbers(const Position& position, const Stroke& stroke, const StrokeTarget& target)
{
    const FigureId figure = target.figure;
    BlowNumbers numbers;
    numbers.attack = dialValue(position, stroke.striker, Slot::Attack);
    numbers.defense = dialValue(position, figure, Slot::Defense);
    setDamage(position, stroke, numbers);
    if (isHealingForm(stroke.form))
        return numbers; // SA-HEALING: no modifiers
    // SA-G14: rear arc and cover are not looked at for bystanders.
    if (!target.isBystander) {
        if (isFromBehind(position, stroke, figure))
            numbers.addToRoll("ARC-09", 1);
        addCover(position, stroke, figure, numbers);
    }
    if (isSwimmer(position, figure) &&
        position.board().terrain(position.figure(figure).square) == Terrain::Water)
        numbers.addToDefense("SPD-08", 2);
    // SA-SHOCKWAVE: its targets count as having no abilities.
    if (stroke.form != AttackForm::Shockwave)
        addArmour(position, stroke, figure, numbers);
    if (!numbers.rollsClicks && !numbers.isHarmless && isSneaky(position, stroke, figure))
        numbers.addToDamage("SA-SNEAK-ATTACK", numbers.damage);
    if (!numbers.isHarmless && isEnhanced(position, stroke, figure))
        numbers.addToDamage("SA-MAGIC-ENHANCEMENT", 1);
    return numbers;
}

int rollToHit(Unfolding& unfolding, const Stroke& stroke, FigureId aimedAt)
{
    const PlayerId roller = rollerOf(unfolding.position(), stroke.blow, stroke.striker, aimedAt);
    return unfolding.rollTwo("CMB-05", rollFor(stroke.blow), roller).total();
}

bool settleStroke(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets,
                  int natural)
{
    std::vector<BlowNumbers> numbers;
    for (const StrokeTarget& target : targets) {
        numbers.push_back(blowNumbers(unfolding.position(), stroke, target));
        unfolding.emit("CMB-06",
                       BlowStruck{stroke.blow, stroke.striker, target.figure, numbers.back().hits(natural)});
    }
    if (natural == 2) {
        sufferCriticalMiss(unfolding, stroke.striker);
        return false;
    }
    Outcomes outcomes;
    const bool isAnswer =
        stroke.blow != Blow::Attack && stroke.blow != Blow::Shot && stroke.blow != Blow::FreeAttack;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const FigureId target = targets[i].figure;
        if (!isHit(unfolding, stroke, target, numbers[i], natural))
            continue;
        int die = 0;
        if (numbers[i].rollsClicks) {
            const PlayerId roller = rollerOf(unfolding.position(), stroke.blow, stroke.striker, target);
            const bool isBlast = stroke.form == AttackForm::MagicBlast;
            die = unfolding.rollOne(isBlast ? "SA-MAGIC-BLAST" : "SA-WEAPON-MASTER", RollFor::Clicks, roller)
                      .first;
        }
        noteMagicOf(unfolding, stroke, target);
        const int clicks = numbers[i].clicks(natural, die);
        outcomes.hits.push_back({target, clicks});
        // SA-MAGIC-RETALIATION: also if it is eliminated; not for an answer that it provoked itself.
        if (clicks > 0 && !isAnswer && stroke.form != AttackForm::Shockwave &&
            hasAbility(unfolding.position(), target, Ability::MagicRetaliation))
            outcomes.retaliators.push_back(target);
    }
    dealDamage(unfolding, "DMG-01", outcomes.hits, stroke.striker);
    followDamage(unfolding, stroke, outcomes);
    return !outcomes.hits.empty();
}

void strike(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets)
{
    const int natural = rollToHit(unfolding, stroke, targets.front().figure);
    settleStroke(unfolding, stroke, targets, natural);
}

void sufferCriticalMiss(Unfolding& unfolding, FigureId striker)
{
    // DMG-05: nobody gets experience for it.
    dealDamage(unfolding, "DMG-05", std::array{Hit{striker, 1}}, FigureId::None);
}

bool isTruce(const Position& position, FigureId a, FigureId b)
{
    return position.game().options().loneWolf && !position.figure(a).isMageSpawn() &&
           !position.figure(b).isMageSpawn();
}

void offerFreeAttack(Unfolding& unfolding, FigureId striker, FigureId passer)
{
    const Position position = unfolding.position();
    if (!isDemoralized(position, striker) && !isTruce(position, striker, passer))
        unfolding.later(BlowOffer{Blow::FreeAttack, striker, passer});
}

PlayerId deciderOf(const Position& position, const BlowOffer& offer)
{
    return rollerOf(position, offer.blow, offer.striker, offer.target);
}

void listOptions(const Position&, const BlowOffer&, ActionList& actions)
{
    actions.offer(StrikeBlow{});
    actions.offer(StrikeBlow{AttackForm::WeaponMaster});
    actions.add(HoldBack{});
}

Refusal check(const Position& position, const StrikeBlow& action)
{
    const auto offer = pendingOffer(position);
    if (!offer)
        return {"PASS-08"};
    // PASS-09: only if both are still there and the striker is not demoralized.
    const bool isPossible = position.figure(offer->striker).isInside() &&
                            position.figure(offer->target).isInside() &&
                            !isDemoralized(position, offer->striker);
    if (!isPossible)
        return {"PASS-09"};
    // SA-G13: no other form fits.
    const bool fits = action.form == AttackForm::Plain || action.form == AttackForm::WeaponMaster;
    return fits && hasForm(position, offer->striker, action.form) ? allowed : Refusal{"SA-G13"};
}

Refusal check(const Position& position, const HoldBack&)
{
    return pendingOffer(position) ? allowed : Refusal{"PASS-08"};
}

void carryOut(Unfolding& unfolding, const StrikeBlow& action)
{
    const BlowOffer offer = *pendingOffer(unfolding.position());
    unfolding.answered();
    // PASS-09: the passer answers, if the free attack was made.
    if (offer.blow == Blow::FreeAttack)
        unfolding.later(BlowOffer{Blow::PassersAnswer, offer.target, offer.striker});
    strike(unfolding, {offer.blow, offer.striker, action.form}, std::array{StrokeTarget{offer.target}});
}

void carryOut(Unfolding& unfolding, const HoldBack&)
{
    unfolding.answered();
}

void evolve(StateWriter&, const BlowStruck&)
{}

void evolve(StateWriter&, const AttackDodged&)
{}

} // namespace delve::play
