// SPDX-License-Identifier: GPL-3.0-or-later
// Whether somebody can shoot at all, and a figure be shot at.

#include "engine/mageknight/play/fighting/shot_checks.h"

#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/shrugging.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/changelings.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// RANGE-03: somebody friendly to the shooter, other than itself, stands next to the target.
bool isAmongFriends(const Position& position, FigureId shooter, FigureId target)
{
    bool found = false;
    forEachAdjacentFigure(position, target, [&](FigureId other, SquareIndex, Direction) {
        found |= !areOfOnePiece(position, shooter, other) && !areOpposing(position, shooter, other);
    });
    return found;
}

/// SA-STEALTH: hindering squares hide it. Chests and tokens do not.
bool isHidden(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (!hasAbility(position, target, Ability::Stealth))
        return false;
    LineQuery query = queryFor(position, form);
    query.objects = {};
    return lineOfSighting(position, shooter, target, sightingFor(position, shooter, target, form), query)
        .cover;
}

/// LONG-01: a titan or multi-dial warrior; PSGR-11: no passenger.
bool isOfTheLarge(const Position& position, FigureId figure)
{
    return position.kind(figure).base() == BaseShape::Titan2x2 || isSection(position, figure) ||
           isHull(position, figure);
}

} // namespace

Refusal checkDistanceForm(const Position& position, FigureId shooter, AttackForm form)
{
    if (isLongShot(form) && !isOfTheLarge(position, shooter))
        return {"LONG-01"};
    if (!isIndirectShot(form))
        return allowed;
    const bool isMortar =
        position.kind(shooter).base() == BaseShape::Titan2x2 && position.kind(shooter).figure().minRange > 0;
    if (!isMortar)
        return {"INDIR-01"};
    return position.game().options().openCeiling ? allowed : Refusal{"INDIR-06"};
}

Refusal checkLine(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    const Board& board = position.board();
    const SquareIndex own = position.figure(shooter).square;
    if (board.levelOf(own) != board.levelOf(position.figure(target).square))
        return {"RANGE-06"};
    // RANGE-07: it leaves through a square of the front arc.
    const Sighting sighting = sightingFor(position, shooter, target, form);
    if (!leavesThroughFront(position, shooter, sighting))
        return {"RANGE-07"};
    if (isIndirectShot(form))
        return allowed; // INDIR-02
    // OQ-BLAST: as a switch nothing stops it.
    if (form == AttackForm::MagicBlast && position.game().options().blastThroughWalls)
        return allowed;
    const LineOfFire line = lineOfSighting(position, shooter, target, sighting, queryFor(position, form));
    if (!line.isClear())
        return {ruleOfBlocker(line.blocker)};
    const bool isAdjacent =
        !position.kind(shooter).isOneSquare() ||
        contains(board.adjacent(own), leavingDirection(board, sighting.from, sighting.to));
    if (!isAdjacent)
        return {"RANGE-07"};
    return isHidden(position, shooter, target, form) ? Refusal{"SA-STEALTH"} : allowed;
}

Refusal checkShotForm(const Position& position, AttackForm form)
{
    if (std::ranges::count(shotForms, form) == 0)
        return {"SA-G12"};
    if (!hasForm(position, position.turn().figure, form))
        return {"ABIL-01"};
    return checkDistanceForm(position, position.turn().figure, form);
}

Refusal checkDistanceForm(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (const Refusal refusal = checkDistanceForm(position, shooter, form); !refusal.isAllowed())
        return refusal;
    const bool isFar = rangeTo(position, shooter, target) > rangeOf(position, shooter);
    return isLongShot(form) && !isFar ? Refusal{"LONG-01"} : allowed;
}

Refusal checkMayShoot(const Position& position)
{
    if (const Refusal refusal = checkMayAttack(position, true); !refusal.isAllowed())
        return refusal;
    return checkShooter(position, position.turn().figure);
}

Refusal checkShooter(const Position& position, FigureId shooter)
{
    if (isChangeling(position, shooter))
        return {"DG-29"}; // it does not choose its targets
    if (rangeOf(position, shooter) == 0)
        return {"RANGE-05"};
    if (hasAbility(position, shooter, Ability::Berserk))
        return {"SA-BERSERK"};
    if (isPassenger(position, shooter))
        return checkPassengerShoots(position,
                                    shooter); // PSGR-13: who is beside the chariot does not stop him
    // MD-38: a section needs an attack value for it.
    if (isSection(position, shooter) && dialValue(position, shooter, Slot::Attack) <= 0)
        return {"MD-38"};
    return isNextToOpposing(position, shooter) ? Refusal{"RANGE-02"} : allowed;
}

namespace {

/// MD-40, MD-42: the sections of a hull that the shot can concern.
Exposure exposureToShot(const Position& position, FigureId shooter, FigureId hull, AttackForm form)
{
    return exposureTo(position, hull, sightingFor(position, shooter, hull, form).from);
}

Refusal checkShotAtDial(const Position& position, FigureId shooter, FigureId target, AttackForm form);

/// MD-42: a shot over the border of two sections is declared at the hull; its controller names one of them.
Refusal checkShotAtHull(const Position& position, FigureId shooter, FigureId hull, AttackForm form)
{
    const Exposure exposure = exposureToShot(position, shooter, hull, form);
    if (!exposure.byController || !exposure.isOpen())
        return {"MD-40"};
    if (const FigureId named = namedAmong(position, hull, exposure); named != hull)
        return checkShotAtDial(position, shooter, named, form);
    Refusal first = allowed;
    bool isAnyOpen = false;
    forEachSection(hull, [&](FigureId section) {
        if ((exposure.sections & maskOfSection(position, section)) == 0)
            return;
        const Refusal refusal = checkShotAtDial(position, shooter, section, form);
        isAnyOpen |= refusal.isAllowed();
        if (first.isAllowed())
            first = refusal;
    });
    return isAnyOpen ? allowed : first;
}

/// MD-40, MD-42: the line meets this section, and no other has to be named.
bool isMet(const Position& position, FigureId shooter, FigureId section, AttackForm form)
{
    const FigureId hull = position.figure(section).carrier;
    const Exposure exposure = exposureToShot(position, shooter, hull, form);
    return (exposure.sections & maskOfSection(position, section)) != 0 &&
           (!exposure.byController || namedAmong(position, hull, exposure) == section);
}

} // namespace

Refusal checkShot(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (isHull(position, target))
        return checkShotAtHull(position, shooter, target, form);
    if (isSection(position, target) && !isMet(position, shooter, target, form))
        return {"MD-40"};
    if (isPassenger(position, shooter))
        if (const Refusal refusal = checkPassengerShot(position, shooter, target); !refusal.isAllowed())
            return refusal;
    return checkShotAtDial(position, shooter, target, form);
}

namespace {

Refusal checkShotAtDial(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (areAdjacent(position, shooter, target))
        return {"RANGE-01"};
    const int away = rangeTo(position, shooter, target);
    // LONG-02: only the highest range is doubled.
    if (away > rangeOf(position, shooter) * (isLongShot(form) ? 2 : 1))
        return {"RANGE-04"};
    if (away < position.kind(shooter).figure().minRange)
        return {"INDIR-03"}; // INDIR-06: also where it fires directly
    if (isLongShot(form) && !isOfTheLarge(position, target))
        return {"LONG-01"};
    if (isAmongFriends(position, shooter, target))
        return {"RANGE-03"};
    if (hasAbility(position, target, Ability::LimitedInvisibility))
        return {"SA-LIMITED-INVISIBILITY"};
    if (isMagicForm(form) && hasAbility(position, target, Ability::MagicImmunity))
        return {"SA-MAGIC-IMMUNITY"};
    if (const auto ability = abilityOf(form); ability && shrugsOff(position, target, *ability))
        return {ruleOfShrugging(position, target)};
    return checkLine(position, shooter, target, form);
}

} // namespace

} // namespace delve::mageknight::play
