// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/treasure/items.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// ARC-09, ARC-10: the blow comes through the rear arc of its target.
bool isFromBehind(const Position& position, const Stroke& stroke, FigureId target)
{
    if (isSection(position, target) && !position.game().options().standardArcs)
        return false; // MD-16: it has no rear arc
    if (stroke.blow == Blow::FreeAttack)
        return true; // PASS-08: always
    if (stroke.blow == Blow::PassersAnswer)
        return false; // PASS-09: never
    if (!isRanged(stroke.blow))
        return isInRearArc(position, target, stroke.striker);
    // RANGE-19: the last square before the target's decides.
    return arrivesThroughRear(position, target, sightingFor(position, stroke.striker, target, stroke.form));
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

/// BASE-14: some square of the figure is water.
bool isInWater(const Position& position, FigureId figure)
{
    bool isWet = false;
    forEachSquareOf(position, figure,
                    [&](SquareIndex square) { isWet |= terrainOn(position, square) == Terrain::Water; });
    return isWet;
}

/// DMG-01 and the forms: clicks of a hit before anything changes them.
void setDamage(const Position& position, const Stroke& stroke, BlowNumbers& numbers)
{
    numbers.damage = dialValue(position, stroke.striker, Slot::Damage);
    switch (stroke.form) {
    case AttackForm::Plain:
    case AttackForm::Sweep:
    case AttackForm::Shockwave:
    case AttackForm::LongShot:
    case AttackForm::IndirectShot:
    case AttackForm::LongIndirectShot:
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

/// LONG-01, INDIR-04: what the distance takes off the damage, which does not go below 0.
void addDistance(const Stroke& stroke, BlowNumbers& numbers)
{
    int left = numbers.damage;
    const auto takeOff = [&](std::string_view rule, int amount) {
        numbers.addToDamage(rule, -std::min(amount, left));
        left -= std::min(amount, left);
    };
    if (isIndirectShot(stroke.form)) {
        takeOff("INDIR-04", 1);
        numbers.addToDefense("INDIR-04", 2);
    }
    if (isLongShot(stroke.form))
        takeOff("LONG-01", 2);
}

void addCover(const Position& position, const Stroke& stroke, FigureId target, BlowNumbers& numbers)
{
    // SA-MAGIC-BLAST: cover does not count.
    // INDIR-04: nor where the shot goes over everything.
    if (!isRanged(stroke.blow) || stroke.form == AttackForm::MagicBlast || isIndirectShot(stroke.form))
        return;
    if (lineBetween(position, stroke.striker, target, stroke.form).cover)
        numbers.addToDefense("RANGE-17", 1); // RANGE-18: once
}

/// CAV-02, PROF: what a saddle gives to the striker or the target.
void addRiding(const Position& position, const Stroke& stroke, FigureId target, BlowNumbers& numbers)
{
    numbers.addToRoll("CAV-02", ridersBonus(position, stroke.striker));
    const bool isRangedBlow = isRanged(stroke.blow);
    if (isRangedBlow && hasProficiency(position, target, Proficiency::Horsemanship))
        numbers.addToRoll("PROF-02", -2);
    // PROF-03: on one target.
    if (!isRangedBlow && stroke.targets == 1 && !numbers.isHarmless &&
        hasProficiency(position, stroke.striker, Proficiency::Impale))
        numbers.addToDamage("PROF-03", 2);
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

} // namespace

bool sneaksUp(const Position& position, const Stroke& stroke, FigureId target)
{
    const bool isAttack = stroke.blow == Blow::Attack || stroke.blow == Blow::Counterattack;
    return isAttack && hasAbility(position, stroke.striker, Ability::SneakAttack) &&
           isInRearArc(position, target, stroke.striker);
}

bool isEnhanced(const Position& position, const Stroke& stroke, FigureId target)
{
    return isRanged(stroke.blow) && areOpposing(position, stroke.striker, target) &&
           !hasAbility(position, stroke.striker, Ability::MagicImmunity) &&
           !hasAbility(position, target, Ability::MagicImmunity) &&
           hasFriendWith(position, stroke.striker, {Ability::MagicEnhancement}, {Ability::MagicImmunity});
}

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
    // SA-G11: reductions come last, and take nothing off below their floor.
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
    numbers.addToRoll("TREAS-10", itemBonus(position, stroke.striker, Slot::Attack));
    numbers.addToDefense("TREAS-10", itemBonus(position, figure, Slot::Defense));
    addRiding(position, stroke, figure, numbers);
    // SA-G14: rear arc and cover are not looked at for bystanders.
    if (!target.isBystander) {
        if (isFromBehind(position, stroke, figure))
            numbers.addToRoll("ARC-09", 1);
        addCover(position, stroke, figure, numbers);
    }
    addDistance(stroke, numbers);
    if (isSwimmer(position, figure) && isInWater(position, figure))
        numbers.addToDefense("SPD-08", 2);
    // SA-SHOCKWAVE: its targets count as having no abilities.
    if (stroke.form != AttackForm::Shockwave)
        addArmour(position, stroke, figure, numbers);
    if (!numbers.rollsClicks && !numbers.isHarmless && sneaksUp(position, stroke, figure))
        numbers.addToDamage("SA-SNEAK-ATTACK", numbers.damage);
    if (!numbers.isHarmless && isEnhanced(position, stroke, figure))
        numbers.addToDamage("SA-MAGIC-ENHANCEMENT", 1);
    return numbers;
}

} // namespace delve::mageknight::play
