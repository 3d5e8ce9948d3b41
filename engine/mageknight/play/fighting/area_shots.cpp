// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture_shots.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"

#include <algorithm>

// DOOR-16, DOOR-17, SA-SHOCKWAVE: shots at doors and at everything around.

namespace delve::mageknight::play {

namespace {

/// A door as a target: the square beside it on the shooter's side and the one beyond.
struct DoorAim
{
    SquareIndex near = noSquare;
    SquareIndex far = noSquare;
    Side side = Side::North; ///< of the door, from the near square
};

DoorAim aimAt(const Position& position, FigureId shooter, DoorId door)
{
    const Board& board = position.board();
    const BoardDoor& place = board.doors()[indexOf(door)];
    const Square from = board.squareOf(measuringSquare(position, shooter, place.square));
    const Square square = board.squareOf(place.square);
    const Offset out = offsetOf(place.side);
    const bool isInside = (from.x - square.x) * out.dx + (from.y - square.y) * out.dy <= 0;
    return isInside ? DoorAim{place.square, place.beyond, place.side}
                    : DoorAim{place.beyond, place.square, opposite(place.side)};
}

LineOfFire lineToDoor(const Position& position, FigureId shooter, DoorId door, AttackForm form)
{
    const DoorAim aim = aimAt(position, shooter, door);
    const Body own = bodyOf(position, shooter);
    LineQuery query = queryFor(position, form);
    if (!position.kind(shooter).isOneSquare())
        query.bases = {own.begin(), own.size()};
    return traceLineToEdge(position.board(), measuringSquare(position, shooter, aim.near),
                           {aim.near, aim.side}, query);
}

bool isClosedDoor(const Position& position, DoorId door)
{
    return position.board().doors()[indexOf(door)].isPassage &&
           !position.state().contains(DoorSet::Open, door);
}

/// DOOR-16: range to the nearer of the two squares, and the line up to the door.
Refusal checkDoorLine(const Position& position, FigureId shooter, DoorId door, int range, AttackForm form)
{
    const Board& board = position.board();
    const DoorAim aim = aimAt(position, shooter, door);
    const SquareIndex from = measuringSquare(position, shooter, aim.near);
    if (board.levelOf(from) != board.levelOf(aim.near))
        return {"RANGE-06"};
    if (rangeBetween(board, from, aim.near) > range)
        return {"RANGE-04"};
    if (from == aim.near)
        return allowed;
    const LineOfFire line = lineToDoor(position, shooter, door, form);
    return line.isClear() ? allowed : Refusal{ruleOfBlocker(line.blocker)};
}

/// DOOR-17: calls `visit(door)` for the closed doors in reach of a shockwave.
template <typename Visit> void forEachShockwaveDoor(const Position& position, FigureId shooter, Visit&& visit)
{
    const int range = rangeOf(position, shooter) / 2;
    for (std::size_t i = 0; i < position.game().parts().doors.size(); ++i)
        if (isClosedDoor(position, DoorId(i)) &&
            checkDoorLine(position, shooter, DoorId(i), range, AttackForm::Shockwave).isAllowed())
            visit(DoorId(i));
}

/// SA-SHOCKWAVE: calls `visit(figure)` for everybody in reach.
template <typename Visit>
void forEachShockwaveTarget(const Position& position, FigureId shooter, Visit&& visit)
{
    const int range = rangeOf(position, shooter) / 2;
    const int level = position.board().levelOf(position.figure(shooter).square);
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureId figure = FigureId(i);
        const FigureState& state = position.figure(figure);
        const bool isInReach = !isOwnPiece(position, shooter, figure) && state.isInside() &&
                               !isSection(position, figure) && !isPassenger(position, figure) &&
                               position.board().levelOf(state.square) == level &&
                               rangeTo(position, shooter, figure) <= range;
        if (isInReach && !isTruce(position, shooter, figure) &&
            lineBetween(position, shooter, figure, AttackForm::Shockwave).isClear())
            visit(figure);
    }
}

void strikeDoor(Unfolding& unfolding, DoorId door, AttackForm form, int natural)
{
    const bool hits = numbersOfDoorShot(unfolding.position(), door, form).hits(natural);
    unfolding.emit("DOOR-16", DoorStruck{door, hits});
    if (hits)
        unfolding.emit("DOOR-15", DoorBroken{door}); // DOOR-14: one hit is enough
}

} // namespace

std::vector<StrokeTarget> shockwaveTargets(const Position& position, FigureId shooter)
{
    std::vector<StrokeTarget> targets;
    forEachShockwaveTarget(position, shooter, [&](FigureId figure) { targets.push_back({figure}); });
    // DMG-13: nearest to the source first, then by id.
    std::ranges::stable_sort(
        targets, {}, [&](const StrokeTarget& target) { return rangeTo(position, shooter, target.figure); });
    nameSections(position, {Blow::Shot, shooter, AttackForm::Shockwave}, targets); // MD-43
    return targets;
}

BlowNumbers numbersOfDoorShot(const Position& position, DoorId door, AttackForm form)
{
    BlowNumbers numbers = numbersAgainstDoor(position, door);
    const FigureId shooter = position.turn().figure;
    const bool isBeside = bodyOf(position, shooter).contains(aimAt(position, shooter, door).near);
    // RANGE-17 counts for doors too; SA-MAGIC-BLAST: not against it.
    if (form != AttackForm::MagicBlast && !isBeside && lineToDoor(position, shooter, door, form).cover)
        numbers.addToDefense("RANGE-17", 1);
    return numbers;
}

Refusal check(const Position& position, const ShootDoor& action)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    if (!position.knows(action.door))
        return {"DOOR-16"};
    if (action.form != AttackForm::MagicBlast && action.form != AttackForm::FlameLightning)
        return {"DOOR-16"};
    if (const Refusal refusal = checkShotForm(position, action.form); !refusal.isAllowed())
        return refusal;
    if (!isClosedDoor(position, action.door))
        return {"DOOR-16"};
    if (isBesideDoor(position, action.door))
        return {"DOOR-12"};
    const FigureId shooter = position.turn().figure;
    if (const Refusal refusal =
            checkDoorLine(position, shooter, action.door, rangeOf(position, shooter), action.form);
        !refusal.isAllowed())
        return refusal;
    // RANGE-07: it leaves through the front arc of the shooter.
    const SquareIndex near = aimAt(position, shooter, action.door).near;
    const SquareIndex own = measuringSquare(position, shooter, near);
    const SquareIndex first = position.kind(shooter).isOneSquare()
                                  ? lineToDoor(position, shooter, action.door, action.form).first
                                  : near;
    return leavesThroughFront(position, shooter, {own, first}) ? allowed : Refusal{"RANGE-07"};
}

Refusal check(const Position& position, const SendShockwave&)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    const FigureId shooter = position.turn().figure;
    if (!hasAbility(position, shooter, Ability::Shockwave))
        return {"ABIL-01"};
    bool reachesAnything = false;
    forEachShockwaveTarget(position, shooter, [&](FigureId) { reachesAnything = true; });
    forEachShockwaveDoor(position, shooter, [&](DoorId) { reachesAnything = true; });
    reachesAnything = reachesAnything || reachesFurniture(position, shooter);
    return reachesAnything ? allowed : Refusal{"SA-SHOCKWAVE"};
}

namespace {

/// DOOR-17: calls `visit(square)` for the squares beside the door that a shot at it reaches.
template <typename Visit>
void forEachSquareAt(const Position& position, FigureId shooter, const ShootDoor& action, bool isOpen,
                     Visit&& visit)
{
    if (action.form != AttackForm::FlameLightning)
        return;
    const DoorAim aim = aimAt(position, shooter, action.door);
    visit(aim.near);
    if (isOpen)
        visit(aim.far);
}

void addBystander(const Position& position, FigureId shooter, SquareIndex square,
                  std::vector<StrokeTarget>& targets)
{
    // CAV-18: both of a cavalry unit; MD-30: of a hull one section.
    const auto add = [&](FigureId figure) {
        if (!isOwnPiece(position, shooter, figure) && !isTruce(position, shooter, figure))
            targets.push_back({figure, true});
    };
    const FigureId piece = position.state().occupant(square).figure();
    if (piece != FigureId::None && isHull(position, piece))
        add(piece);
    else
        forEachOfUnit(position, piece, add);
    nameSections(position, {Blow::Shot, shooter, AttackForm::FlameLightning}, targets);
}

} // namespace

std::vector<StrokeTarget> bystandersOf(const Position& position, FigureId shooter, const ShootDoor& action)
{
    std::vector<StrokeTarget> targets;
    forEachSquareAt(position, shooter, action, true,
                    [&](SquareIndex square) { addBystander(position, shooter, square, targets); });
    return targets;
}

void carryOut(Unfolding& unfolding, const ShootDoor& action)
{
    const FigureId shooter = unfolding.turn().figure;
    const Stroke stroke{Blow::Shot, shooter, action.form};
    beginAttack(unfolding, true);
    const int natural = rollToHit(unfolding, stroke, shooter);
    strikeDoor(unfolding, action.door, action.form, natural);
    std::vector<StrokeTarget> targets;
    const bool isOpen = unfolding.state().contains(DoorSet::Open, action.door);
    forEachSquareAt(unfolding.position(), shooter, action, isOpen, [&](SquareIndex square) {
        strikeFurnitureOn(unfolding, stroke, square, natural);
        addBystander(unfolding.position(), shooter, square, targets);
    });
    settleStroke(unfolding, stroke, targets, natural);
}

void carryOut(Unfolding& unfolding, const SendShockwave&)
{
    const FigureId shooter = unfolding.turn().figure;
    const std::vector<StrokeTarget> targets = shockwaveTargets(unfolding.position(), shooter);
    std::vector<DoorId> doors;
    forEachShockwaveDoor(unfolding.position(), shooter, [&](DoorId door) { doors.push_back(door); });
    const Stroke stroke{Blow::Shot, shooter, AttackForm::Shockwave, int(targets.size())};
    beginAttack(unfolding, true);
    expectAnswers(unfolding, stroke, targets);
    const int natural = rollToHit(unfolding, stroke, shooter);
    for (const DoorId door : doors)
        strikeDoor(unfolding, door, AttackForm::Shockwave, natural);
    settleStroke(unfolding, stroke, targets, natural);
}

} // namespace delve::mageknight::play
