// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/healing.h"

#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/shrugging.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/sections/passengers.h"

namespace delve::mageknight::play {

namespace {

/// SA-HEALING: an adjacent friend in the front arc, or the healer itself.
Refusal checkHandsOn(const Position& position, FigureId healer, FigureId target)
{
    const bool isInReach = target == healer || isInFrontArc(position, healer, target);
    if (!isInReach)
        return {"CLOSE-02"};
    return isNextToOpposing(position, healer) ? Refusal{"SA-HEALING"} : allowed;
}

/// SA-MAGIC-HEALING: a friend in range and line of fire, or the healer itself.
Refusal checkFromAfar(const Position& position, FigureId healer, FigureId target)
{
    if (const Refusal refusal = checkShooter(position, healer); !refusal.isAllowed())
        return refusal;
    if (hasAbility(position, target, Ability::MagicImmunity))
        return {"SA-MAGIC-IMMUNITY"};
    if (target == healer)
        return allowed;
    const Board& board = position.board();
    if (board.levelOf(position.figure(healer).square) != board.levelOf(position.figure(target).square))
        return {"RANGE-06"};
    if (rangeTo(position, healer, target) > rangeOf(position, healer))
        return {"RANGE-04"};
    if (!leavesThroughFront(position, healer,
                            sightingFor(position, healer, target, AttackForm::MagicHealing)))
        return {"RANGE-07"};
    const LineOfFire line = lineBetween(position, healer, target, AttackForm::MagicHealing);
    return line.isClear() ? allowed : Refusal{ruleOfBlocker(line.blocker)};
}

void healByDie(Unfolding& unfolding, std::string_view rule, FigureId healer, FigureId target, int extra)
{
    const PlayerId roller = actorOf(unfolding.position(), healer);
    const int die = unfolding.rollOne(rule, RollFor::Healing, roller).first;
    heal(unfolding, rule, target, die + extra);
}

} // namespace

Refusal check(const Position& position, const HealFigure& action)
{
    if (!isHealingForm(action.form))
        return {"SA-G12"};
    const bool isRanged = action.form == AttackForm::MagicHealing;
    if (const Refusal refusal = checkMayAttack(position, isRanged); !refusal.isAllowed())
        return refusal;
    const FigureId healer = position.turn().figure;
    if (!hasForm(position, healer, action.form))
        return {"ABIL-01"};
    if (!position.knows(action.target) || !position.figure(action.target).isInside() ||
        areOpposing(position, healer, action.target) || isHull(position, action.target))
        return {"HEAL-05"};
    if (isPassenger(position, action.target))
        return {"PSGR-15"};
    // TITAN-16, MD-15: what others do to heal it is in vain.
    if (action.target != healer && shrugsOff(position, action.target, *abilityOf(action.form)))
        return {ruleOfShrugging(position, action.target)};
    // SA-HEALING, SA-MAGIC-HEALING: the target may not be next to an opposing figure.
    if (isNextToOpposing(position, action.target))
        return {isRanged ? "SA-MAGIC-HEALING" : "SA-HEALING"};
    return isRanged ? checkFromAfar(position, healer, action.target)
                    : checkHandsOn(position, healer, action.target);
}

Refusal check(const Position&, const TakeHealing&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const HealFigure& action)
{
    const FigureId healer = unfolding.turn().figure;
    const bool isRanged = action.form == AttackForm::MagicHealing;
    const Stroke stroke{isRanged ? Blow::Shot : Blow::Attack, healer, action.form};
    const StrokeTarget target{action.target};
    beginAttack(unfolding, isRanged);
    const int natural = rollToHit(unfolding, stroke, action.target);
    const bool hits = blowNumbers(unfolding.position(), stroke, target).hits(natural);
    unfolding.emit("HEAL-01", BlowStruck{stroke.blow, healer, action.target, hits});
    if (natural == 2)
        return sufferCriticalMiss(unfolding, healer); // HEAL-04
    if (!hits)
        return;
    const int extra = natural == 12 ? 1 : 0; // HEAL-03
    if (!isRanged)
        return unfolding.later(HealingChoice{healer, action.target, std::uint8_t(extra)});
    noteMagic(unfolding, action.target, healer);
    healByDie(unfolding, "SA-MAGIC-HEALING", healer, action.target, extra);
}

void carryOut(Unfolding& unfolding, const TakeHealing& action)
{
    const HealingChoice choice = *pending<HealingChoice>(unfolding.position());
    unfolding.answered();
    if (action.rolls)
        return healByDie(unfolding, "SA-HEALING", choice.healer, choice.target, choice.extra);
    const int clicks = dialValue(unfolding.position(), choice.healer, Slot::Damage);
    heal(unfolding, "SA-HEALING", choice.target, clicks + choice.extra);
}

PlayerId deciderOf(const Position& position, const HealingChoice& task)
{
    return actorOf(position, task.healer);
}

void listOptions(const Position&, const HealingChoice&, ActionList& actions)
{
    actions.add(TakeHealing{false});
    actions.add(TakeHealing{true});
}

void listHealing(const Position& position, ActionList& actions)
{
    const FigureId healer = position.turn().figure;
    if (healer == FigureId::None)
        return;
    const AbilitySet abilities = abilitiesOf(position, healer);
    for (const AttackForm form : {AttackForm::Healing, AttackForm::MagicHealing})
        if (hasForm(abilities, form) &&
            checkMayAttack(position, form == AttackForm::MagicHealing).isAllowed())
            for (std::size_t i = 0; i < position.state().figures().size(); ++i)
                if (position.figure(FigureId(i)).isInside() && !areOpposing(position, healer, FigureId(i)))
                    actions.offer(HealFigure{FigureId(i), form});
}

} // namespace delve::mageknight::play
