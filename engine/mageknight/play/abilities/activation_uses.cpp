// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/activation_uses.h"

#include "engine/mageknight/play/abilities/placing.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/agenda.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/sections.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/turns/activations.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

bool isWholeActivation(Use use)
{
    return use >= Use::Regeneration;
}

constexpr AbilitySet chargers{Ability::Charge, Ability::Bound};

/// CAV-13, MD-31: what mount and rider, or all sections, have together.
AbilitySet abilitiesOfUnit(const Position& position, FigureId piece)
{
    AbilitySet abilities;
    forEachOfUnit(position, piece, [&](FigureId figure) { abilities.add(abilitiesOf(position, figure)); });
    return abilities;
}

/// SA-CHARGE, SA-BOUND.
bool isCharger(const Position& position, FigureId piece)
{
    return abilitiesOfUnit(position, piece).hasAny(chargers);
}

bool beginsAdjacent(const Position& position, FigureId figure)
{
    return position.figure(figure).isInside() && isNextToOpposing(position, figure);
}

/// MD-33: the sections of a multi-dial figure that a leader beside it lends its speed.
SectionMask sectionsLed(const Position& position, const ActivateWith& action)
{
    return SectionMask(sectionsBeside(position, action.figure, action.other) &
                       activeSections(position, action.figure));
}

Refusal checkForceMarch(const Position& position, const ActivateWith& action)
{
    const bool fits = position.knows(action.other) && action.other != action.figure &&
                      position.figure(action.figure).isInside() &&
                      areAdjacent(position, action.figure, action.other) &&
                      !areOpposing(position, action.figure, action.other) &&
                      hasAbility(position, action.other, Ability::ForceMarch);
    if (!fits)
        return {"SA-FORCE-MARCH"};
    const bool leadsAny = !isHull(position, action.figure) || sectionsLed(position, action) != 0;
    return leadsAny ? allowed : Refusal{"MD-33"};
}

/// SA-QUICKNESS, START-08.
Refusal checkQuickness(const Position& position, FigureId figure)
{
    if (!abilitiesOfUnit(position, figure).has(Ability::Quickness))
        return {"SA-QUICKNESS"};
    return position.state().player(position.turn().player).turns <= 1 ? Refusal{"START-08"} : allowed;
}

Refusal checkUse(const Position& position, const ActivateWith& action)
{
    const bool isInside = position.figure(action.figure).isInside();
    switch (action.use) {
    case Use::DoubleSpeed: return isCharger(position, action.figure) ? allowed : Refusal{"SA-CHARGE"};
    case Use::FreeAttack:
        // SA-CHARGE: not if it is next to an opposing figure when the activation begins.
        return isCharger(position, action.figure) && !beginsAdjacent(position, action.figure)
                   ? allowed
                   : Refusal{"SA-CHARGE"};
    case Use::ForceMarch: return checkForceMarch(position, action);
    case Use::Quickness: return checkQuickness(position, action.figure);
    case Use::Regeneration:
        return isInside && hasAbility(position, action.figure, Ability::Regeneration)
                   ? allowed
                   : Refusal{"SA-REGENERATION"};
    case Use::Summon:
    case Use::Necromancy:
    case Use::Levitation: break;
    }
    return checkPlacing(position, action.figure, action.use, action.other);
}

/// MD-31: what a section gives to the speed points. Charge and Quickness work only for the section in which
/// they show, MD-33: Force March for those beside the leader; the others give what they always do, but
/// nothing to an activation that is not theirs.
int speedOfSection(const Position& position, const ActivateWith& action, FigureId section)
{
    const int own = dialValue(position, section, Slot::Speed);
    const AbilitySet abilities = abilitiesOf(position, section);
    switch (action.use) {
    case Use::DoubleSpeed: return abilities.hasAny(chargers) ? 2 * own : own;
    case Use::Quickness: return abilities.has(Ability::Quickness) ? own : 0;
    case Use::ForceMarch:
        return (sectionsLed(position, action) & maskOfSection(position, section)) != 0
                   ? dialValue(position, action.other, Slot::Speed)
                   : own;
    default: return own;
    }
}

int speedOfDials(const Position& position, const ActivateWith& action)
{
    int speed = 0;
    if (isHull(position, action.figure)) { // MD-07
        forEachSection(action.figure,
                       [&](FigureId section) { speed += speedOfSection(position, action, section); });
        return speed;
    }
    // CAV-13: of a unit the mount's, whoever of the two has the ability.
    speed = dialValue(position, action.figure, Slot::Speed);
    if (action.use == Use::ForceMarch)
        return dialValue(position, action.other, Slot::Speed);
    return action.use == Use::DoubleSpeed ? 2 * speed : speed;
}

/// The speed points with which the activation begins.
int speedWith(const Position& position, const ActivateWith& action)
{
    if (isWholeActivation(action.use))
        return 0; // SA-G7
    // TREAS-10: the bonus of an item is added once, afterwards.
    return speedOfDials(position, action) + itemBonus(position, action.figure, Slot::Speed);
}

std::uint16_t flagsWith(const Position& position, const ActivateWith& action)
{
    const bool isAdjacent = beginsAdjacent(position, action.figure);
    unsigned flags = isAdjacent ? activation::beganAdjacent : 0u;
    // OQ-CHARGE: as a switch the doubled speed comes with the free attack.
    const bool isBoth = action.use == Use::DoubleSpeed && position.game().options().chargeBoth && !isAdjacent;
    if (action.use == Use::FreeAttack || isBoth)
        flags |= activation::freeAttack;
    if (action.use == Use::Quickness)
        flags |= activation::free;
    if (action.use == Use::DoubleSpeed || action.use == Use::FreeAttack)
        flags |= activation::boosted; // DRESS-20
    if (isWholeActivation(action.use))
        flags |= activation::used; // SA-G7
    return std::uint16_t(flags);
}

/// EXO-16: the abilities that a use is of and that change how the figure moves.
AbilitySet movementOf(Use use)
{
    if (use == Use::DoubleSpeed)
        return {Ability::Charge, Ability::Bound};
    return use == Use::Quickness ? AbilitySet{Ability::Quickness} : AbilitySet{};
}

void regenerate(Unfolding& unfolding, FigureId figure)
{
    const PlayerId roller = actorOf(unfolding.position(), figure);
    const int die = unfolding.rollOne("SA-REGENERATION", RollFor::Regeneration, roller).first;
    heal(unfolding, "SA-REGENERATION", figure, std::max(0, die - 2));
}

} // namespace

bool isQuickActivation(const Position& position)
{
    // OQ-QUICK: as a switch it is a full activation.
    return position.turn().has(activation::free) && !position.game().options().quicknessActsFully;
}

Refusal checkFreeHands(const Position& position, FigureId figure)
{
    if (isSaddled(position, figure))
        return {"CAV-15"};
    if (isConfinedToMoving(position, figure))
        return {"SA-DEMORALIZED"};
    return isQuickActivation(position) ? Refusal{"SA-QUICKNESS"} : allowed;
}

Refusal check(const Position& position, const ActivateWith& action)
{
    const bool needsOther = action.use == Use::ForceMarch || action.use >= Use::Summon;
    if (!needsOther && action.other != FigureId::None)
        return {"ABIL-01"};
    // CAV-14: a special action of the unit may be that of its rider.
    // MD-26: or that of a section. PSGR-05: a passenger has an activation of its own.
    const bool isRiders = isWholeActivation(action.use) && position.knows(action.figure);
    const FigureId active = isRiders ? activatedPiece(position, action.figure) : action.figure;
    if (const Refusal refusal = checkActivation(position, active, action.use != Use::Quickness);
        !refusal.isAllowed())
        return refusal;
    return checkUse(position, action);
}

void carryOut(Unfolding& unfolding, const ActivateWith& action)
{
    const Position position = unfolding.position();
    const int speed = speedWith(position, action);
    const std::uint16_t flags = flagsWith(position, action);
    beginActivation(unfolding, action.figure, speed, flags);
    if (!isWholeActivation(action.use))
        return pickSpeedGift(unfolding, action.figure, movementOf(action.use));
    // SA-G7, DG-05: without speed points it may still turn, until its player ends the activation.
    // The Venom of the figure comes first, and may have ended the one that was meant.
    if (const Refusal refusal = checkUse(unfolding.position(), action); !refusal.isAllowed())
        return unfolding.emit(refusal.rule, ActionFellAway{packAs<Action>(action)});
    if (action.use == Use::Regeneration)
        regenerate(unfolding, action.figure);
    else
        beginPlacing(unfolding, action.figure, action.use, action.other);
}

namespace {

/// SA-FORCE-MARCH: somebody on the board could lead others.
bool isAnyLeader(const Position& position)
{
    if (!position.game().canComeUp(Ability::ForceMarch))
        return false;
    const auto figures = position.state().figures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].isInside() && hasAbility(position, FigureId(i), Ability::ForceMarch))
            return true;
    return false;
}

} // namespace

namespace {

/// CAV-14: the special actions of who rides.
void listUsesOfRider(const Position& position, FigureId rider, ActionList& actions)
{
    const AbilitySet abilities = abilitiesOf(position, rider);
    if (abilities.has(Ability::Regeneration))
        actions.offer(ActivateWith{rider, Use::Regeneration});
    for (const auto& [use, ability] :
         {std::pair(Use::Summon, Ability::Summon), std::pair(Use::Necromancy, Ability::Necromancy),
          std::pair(Use::Levitation, Ability::MagicLevitation)})
        if (abilities.has(ability))
            for (std::size_t other = 0; other < position.state().figures().size(); ++other)
                actions.offer(ActivateWith{rider, use, FigureId(other)});
}

} // namespace

void listUses(const Position& position, const ReadyFigures& ready, ActionList& actions)
{
    const bool isLed = isAnyLeader(position);
    ready.forEach([&](FigureId figure) {
        const bool hasActivation = ready.canActivate(figure);
        const auto offer = [&](Use use, FigureId other = FigureId::None) {
            const ActivateWith action{figure, use, other};
            if ((hasActivation || use == Use::Quickness) && checkUse(position, action).isAllowed())
                actions.add(action);
        };
        const AbilitySet abilities = abilitiesOf(position, figure);
        if (abilitiesOfUnit(position, figure)
                .hasAny({Ability::Charge, Ability::Bound, Ability::Quickness, Ability::Regeneration}))
            for (const Use use : {Use::DoubleSpeed, Use::FreeAttack, Use::Quickness, Use::Regeneration})
                offer(use);
        if (!position.figure(figure).isInside())
            return;
        if (const FigureId companion = companionOf(position, figure);
            companion != FigureId::None && hasActivation)
            listUsesOfRider(position, companion, actions);
        if (isHull(position, figure) && hasActivation)
            forEachSection(figure, [&](FigureId section) { listUsesOfRider(position, section, actions); });
        const bool levitates = abilities.has(Ability::MagicLevitation);
        if (isLed || levitates)
            forEachNeighbour(position, figure, [&](FigureId other) {
                if (hasAbility(position, other, Ability::ForceMarch))
                    offer(Use::ForceMarch, other);
                if (levitates)
                    offer(Use::Levitation, other);
            });
        for (const auto& [use, ability] :
             {std::pair(Use::Summon, Ability::Summon), std::pair(Use::Necromancy, Ability::Necromancy)})
            if (abilities.has(ability))
                for (std::size_t other = 0; other < position.state().figures().size(); ++other)
                    offer(use, FigureId(other));
    });
}

} // namespace delve::mageknight::play
