// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/strikes.h"

#include "engine/mageknight/play/abilities/magic.h"
#include "engine/mageknight/play/artifacts/furniture_shots.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/after_damage.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/odds.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

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

/// SA-DODGE: the target is hit, unless it dodges.
bool isHit(Unfolding& unfolding, const Stroke& stroke, FigureId target, const BlowNumbers& numbers,
           int natural)
{
    if (!numbers.hits(natural))
        return false;
    if (!numbers.canDodge)
        return true;
    const PlayerId roller = deciderFor(unfolding.position(), target, stroke.striker);
    if (unfolding.rollOne("SA-DODGE", RollFor::Dodge, roller).first <= facesWithoutDodge)
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

} // namespace

int rollToHit(Unfolding& unfolding, const Stroke& stroke, FigureId aimedAt)
{
    const PlayerId roller = rollerOf(unfolding.position(), stroke.blow, stroke.striker, aimedAt);
    return unfolding.rollTwo("CMB-05", rollFor(stroke.blow), roller).total();
}

bool settleStroke(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets,
                  int natural)
{
    expectFreeGifts(unfolding);                           // EXO-16: behind all that follows
    strikeFurniture(unfolding, stroke, targets, natural); // DRESS-12: one roll for everything
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
    std::vector<Hit> hits;
    std::vector<FigureId> retaliators; // SA-MAGIC-RETALIATION: of those that were damaged
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
        hits.push_back({target, clicks});
        // SA-MAGIC-RETALIATION: also if it is eliminated; not for an answer that it provoked itself.
        if (clicks > 0 && !isAnswer(stroke.blow) && stroke.form != AttackForm::Shockwave &&
            hasAbility(unfolding.position(), target, Ability::MagicRetaliation))
            retaliators.push_back(target);
    }
    expectAfterDamage(unfolding, stroke, hits, retaliators);
    if (unfolding.game().hasSections()) {
        for (const Hit& hit : hits)
            expectPassengers(unfolding, stroke, hit);
        forgetSections(unfolding);
    }
    dealDamage(unfolding, "DMG-01", hits, stroke.striker);
    return !hits.empty();
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
    const FigureState& one = position.figure(a);
    const FigureState& other = position.figure(b);
    return position.game().options().loneWolf && !one.isMageSpawn() && !other.isMageSpawn() &&
           one.team != other.team;
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

BlowOffer takenBy(const BlowOffer& offer, const StrikeBlow& action)
{
    return {offer.blow, action.by == FigureId::None ? offer.striker : action.by,
            action.at == FigureId::None ? offer.target : action.at};
}

namespace {

/// CAV-14, CAV-17, MD-20: calls `visit(figure)` for the other dials of the piece; of a hull for all sections.
template <typename Visit> void forEachOther(const Position& position, FigureId figure, Visit&& visit)
{
    if (isHull(position, figure))
        return forEachSection(figure, visit);
    forEachCompanion(position, figure, visit);
}

/// MD-22: somebody whose dial can strike or be struck.
bool hasLiveDial(const Position& position, FigureId figure)
{
    return !isHull(position, figure) && (!isSection(position, figure) || isActive(position, figure));
}

} // namespace

void listOptions(const Position& position, const BlowOffer& offer, ActionList& actions)
{
    const auto offerAll = [&](FigureId by, FigureId at) {
        actions.offer(StrikeBlow{AttackForm::Plain, by, at});
        actions.offer(StrikeBlow{AttackForm::WeaponMaster, by, at});
    };
    const auto offerAt = [&](FigureId at) {
        offerAll(FigureId::None, at);
        forEachOther(position, offer.striker, [&](FigureId by) { offerAll(by, at); });
    };
    offerAt(FigureId::None);
    forEachOther(position, offer.target, offerAt);
    actions.add(HoldBack{});
}

std::string_view ruleOf(const BlowOffer& offer)
{
    return offer.blow == Blow::PassersAnswer ? "PASS-09" : "PASS-08";
}

Refusal check(const Position& position, const StrikeBlow& action)
{
    const BlowOffer offer = *pending<BlowOffer>(position);
    // CAV-14, CAV-17: of the units that are concerned.
    const auto isOther = [&](FigureId one, FigureId figure) {
        bool found = one == FigureId::None;
        forEachOther(position, figure, [&](FigureId other) { found |= one == other; });
        return found;
    };
    if (!isOther(action.by, offer.striker) || !isOther(action.at, offer.target))
        return {"CAV-17"};
    const BlowOffer taken = takenBy(offer, action);
    // MD-20, MD-39: an active section strikes, and an active section is struck.
    if (!hasLiveDial(position, taken.striker) || !hasLiveDial(position, taken.target))
        return {"MD-39"};
    // PASS-09: only if both are still there and the striker is not demoralized.
    const bool isPossible = position.figure(taken.striker).isInside() &&
                            position.figure(taken.target).isInside() &&
                            !isDemoralized(position, taken.striker);
    if (!isPossible)
        return {"PASS-09"};
    // SA-G13: no other form fits.
    const bool fits = action.form == AttackForm::Plain || action.form == AttackForm::WeaponMaster;
    return fits && hasForm(position, taken.striker, action.form) ? allowed : Refusal{"SA-G13"};
}

Refusal check(const Position&, const HoldBack&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const StrikeBlow& action)
{
    const BlowOffer offer = takenBy(*pending<BlowOffer>(unfolding.position()), action);
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

} // namespace delve::mageknight::play
