// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/close_combat.h"

#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/sections/section_turns.h"
#include "engine/mageknight/play/treasure/items.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int attackCost = 4; // CMB-01

/// DOOR-12, BASE-09: the square beyond the door is in the front arc of the active figure.
bool isDoorAhead(const Position& position, DoorId door)
{
    const FigureId figure = position.turn().figure;
    const BoardDoor& place = position.board().doors()[indexOf(door)];
    bool isAhead = false;
    forEachSquareOf(position, figure, [&](SquareIndex square) {
        if (square == place.square || square == place.beyond)
            isAhead |= isFrontSquare(position, figure, square == place.square ? place.beyond : place.square);
    });
    return isAhead;
}

/// SA-CHARGE, SA-BOUND: an attack that costs nothing was declared, the marker of whoever attacks still shows,
/// and MD-27: no section with such a marker has attacked yet.
bool isDeclaredFree(const Position& position, bool isRanged)
{
    const FigureId attacker = position.turn().figure;
    if (!position.turn().has(activation::freeAttack) ||
        !hasAbility(position, attacker, isRanged ? Ability::Bound : Ability::Charge))
        return false;
    bool isMade = false;
    if (isSection(position, attacker))
        forEachSection(pieceOf(position, attacker), [&](FigureId section) {
            isMade |= position.figure(section).has(mark::struck) &&
                      abilitiesOf(position, section).hasAny({Ability::Charge, Ability::Bound});
        });
    return !isMade;
}

} // namespace

BlowNumbers numbersAgainstDoor(const Position& position, DoorId door)
{
    BlowNumbers numbers;
    numbers.attack = dialValue(position, position.turn().figure, Slot::Attack);
    numbers.defense = defenseOf(position.game().material(door));
    numbers.addToRoll("TREAS-10", itemBonus(position, position.turn().figure, Slot::Attack));
    numbers.addToRoll("CAV-02", ridersBonus(position, position.turn().figure));
    return numbers;
}

int defenseOf(DoorMaterial material)
{
    return material == DoorMaterial::Iron ? 15 : 10; // DOOR-13
}

int costOfAttack(const Position& position, bool isRanged)
{
    if (isDeclaredFree(position, isRanged) || attacksFromTheMove(position, isRanged)) // PROF-01
        return 0;
    const TurnState& turn = position.turn();
    // TITAN-23, MD-28: one that has neither moved nor turned spends what it has, but something it must.
    const bool stays =
        !turn.has(activation::entered) &&
        (isSection(position, turn.figure)
             ? !turn.isBound(bound::driven | bound::attempted)
             : position.kind(turn.figure).base() == BaseShape::Titan2x2 && !turn.isBound(bound::turned));
    return stays ? std::clamp<int>(turn.speed, 1, attackCost) : attackCost;
}

Refusal checkMayAttack(const Position& position, bool isRanged)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return {"CMB-02"}; // tokens do not fight
    if (isHull(position, figure))
        return {"MD-27"}; // its sections attack
    if (isSection(position, figure)) {
        if (!isActive(position, figure))
            return {"MD-22"};
        if (position.figure(figure).has(mark::struck))
            return {"MD-27"}; // once in an activation
    } else if (position.turn().has(activation::attacked)) {
        return {"ACT-07"};
    }
    if (isConfinedToMoving(position, figure))
        return {"SA-DEMORALIZED"};
    if (isQuickActivation(position))
        return {"SA-QUICKNESS"};
    // CLOSE-04: without the points it cannot attack.
    return position.turn().speed >= costOfAttack(position, isRanged) ? allowed : Refusal{"CLOSE-04"};
}

Refusal checkTarget(const Position& position, FigureId target)
{
    const FigureId figure = position.turn().figure;
    if (!position.knows(target) || !position.figure(target).isInside())
        return {"CMB-02"};
    if (target == figure)
        return {"CMB-11"};
    if (isPassenger(position, target))
        return {"PSGR-15"};
    if (position.figure(target).has(mark::neutral))
        return {"BASE-26"};
    if (!areOpposing(position, figure, target))
        return {position.figure(figure).isMageSpawn() ? "SPAWN-04" : "CMB-10"};
    return isTruce(position, figure, target) ? Refusal{"LONE-05"} : allowed;
}

Refusal check(const Position& position, const Attack& action)
{
    if (const Refusal refusal = checkMayAttack(position, false); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkTarget(position, action.target); !refusal.isAllowed())
        return refusal;
    // SA-G13: of the forms only Weapon Master is a close combat attack on one figure.
    if (action.form != AttackForm::Plain && action.form != AttackForm::WeaponMaster)
        return {"SA-G12"};
    if (!hasForm(position, position.turn().figure, action.form))
        return {"ABIL-01"};
    // CLOSE-02, CMB-09: adjacent and within the front arc.
    // MD-39: of a multi-dial figure a section.
    if (isHull(position, action.target))
        return {"MD-39"};
    if (canReachToStrike(position, position.turn().figure, action.target))
        return allowed;
    return {isSection(position, action.target) ? "MD-39" : "CLOSE-02"};
}

Refusal check(const Position& position, const BashDoor& action)
{
    if (const Refusal refusal = checkMayAttack(position, false); !refusal.isAllowed())
        return refusal;
    if (!position.knows(action.door))
        return {"DOOR-12"};
    // DOOR-12: a closed door beside it, in its front arc.
    const bool isClosed = !position.state().contains(DoorSet::Open, action.door);
    const bool isInReach = isBesideDoor(position, action.door) && isDoorAhead(position, action.door);
    return isClosed && isInReach ? allowed : Refusal{"DOOR-12"};
}

namespace {

/// SA-SWEEP: calls `visit(figure)` for those whom it strikes; a larger one can come up several times. MD-43:
/// of a multi-dial figure for the hull, one section of which is struck.
template <typename Visit> void forEachSwept(const Position& position, Visit&& visit)
{
    const FigureId figure = position.turn().figure;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (!isSection(position, other) && checkTarget(position, other).isAllowed() &&
            isInFrontArc(position, figure, other))
            visit(other);
    });
}

} // namespace

std::vector<StrokeTarget> sweepTargets(const Position& position)
{
    std::vector<StrokeTarget> targets;
    forEachSwept(position, [&](FigureId other) {
        if (const StrokeTarget target{other}; !std::ranges::count(targets, target))
            targets.push_back(target);
    });
    std::ranges::sort(targets, {}, &StrokeTarget::figure);
    nameSections(position, {Blow::Attack, position.turn().figure, AttackForm::Sweep}, targets);
    return targets;
}

Refusal check(const Position& position, const SweepAround&)
{
    if (const Refusal refusal = checkMayAttack(position, false); !refusal.isAllowed())
        return refusal;
    if (!hasAbility(position, position.turn().figure, Ability::Sweep))
        return {"ABIL-01"};
    bool strikesAnyone = false;
    forEachSwept(position, [&](FigureId) { strikesAnyone = true; });
    return strikesAnyone ? allowed : Refusal{"CLOSE-02"};
}

void beginAttack(Unfolding& unfolding, bool isRanged)
{
    const int cost = costOfAttack(unfolding.position(), isRanged);
    // OQ-NIMBLE: as a switch, the attack of a nimble figure does not end its activation.
    const bool goesOn = unfolding.game().options().nimbleGoesOn &&
                        hasAbility(unfolding.position(), unfolding.turn().figure, Ability::Nimble);
    const FigureId attacker = unfolding.turn().figure;
    if (isSection(unfolding.position(), attacker))
        unfolding.later(NextSection{}); // MD-27
    else if (!goesOn)
        unfolding.later(CloseActivation{});
    unfolding.spend("CMB-01", cost);
    unfolding.emit("ACT-07", ActivationMarked{activation::attacked});
    if (isSection(unfolding.position(), attacker))
        unfolding.emit("MD-27", SectionStruck{attacker});
}

void carryOut(Unfolding& unfolding, const Attack& action)
{
    const Stroke stroke{Blow::Attack, unfolding.turn().figure, action.form};
    beginAttack(unfolding, false);
    const std::array targets{StrokeTarget{action.target}};
    expectAnswers(unfolding, stroke, targets);
    strike(unfolding, stroke, targets);
}

void carryOut(Unfolding& unfolding, const SweepAround&)
{
    const std::vector<StrokeTarget> targets = sweepTargets(unfolding.position());
    const Stroke stroke{Blow::Attack, unfolding.turn().figure, AttackForm::Sweep, int(targets.size())};
    beginAttack(unfolding, false);
    expectAnswers(unfolding, stroke, targets);
    strike(unfolding, stroke, targets);
}

void carryOut(Unfolding& unfolding, const BashDoor& action)
{
    const FigureId attacker = unfolding.turn().figure;
    beginAttack(unfolding, false);
    const BlowNumbers numbers = numbersAgainstDoor(unfolding.position(), action.door);
    const PlayerId roller = actorOf(unfolding.position(), attacker);
    const int natural = unfolding.rollTwo("DOOR-12", RollFor::Attack, roller).total();
    unfolding.emit("DOOR-12", DoorStruck{action.door, numbers.hits(natural)});
    if (natural == 2)
        sufferCriticalMiss(unfolding, attacker);
    // DOOR-14: one hit is enough.
    if (numbers.hits(natural))
        unfolding.emit("DOOR-15", DoorBroken{action.door});
}

void listAttacks(const Position& position, const Beside& beside, ActionList& actions)
{
    if (!checkMayAttack(position, false).isAllowed())
        return;
    const FigureId figure = position.turn().figure;
    if (beside.opposing != 0) {
        const AbilitySet abilities = abilitiesOf(position, figure);
        const bool isMaster = hasForm(abilities, AttackForm::WeaponMaster);
        const auto offer = [&](FigureId other) {
            actions.offer(Attack{other});
            if (isMaster)
                actions.offer(Attack{other, AttackForm::WeaponMaster});
        };
        forEachNeighbour(position, figure, [&](FigureId other) {
            if (!areOpposing(position, figure, other) || isSection(position, other))
                return;
            if (isHull(position, other))
                forEachSection(other, offer); // MD-39: also such as it does not touch
            else
                offer(other);
        });
        if (hasForm(abilities, AttackForm::Sweep))
            actions.offer(SweepAround{});
    }
    forEachDoorBeside(position, [&](DoorId door) { actions.offer(BashDoor{door}); });
}

void evolve(StateWriter&, const DoorStruck&)
{}

} // namespace delve::mageknight::play
