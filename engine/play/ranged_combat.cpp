#include "engine/play/ranged_combat.h"

#include "engine/play/abilities/confusion.h"
#include "engine/play/answers.h"
#include "engine/play/close_combat.h"
#include "engine/play/doors.h"
#include "engine/play/figures.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

#include <algorithm>
#include <cstdlib>

namespace delve::play {

namespace {

/// SA-MAGIC-BLAST, SA-SHOCKWAVE: figures do not stop the line.
bool shootsPastFigures(AttackForm form)
{
    return form == AttackForm::MagicBlast || form == AttackForm::Shockwave;
}

LineQuery queryFor(const Position& position, AttackForm form)
{
    LineQuery query;
    query.doors = position.state().doors();
    if (!shootsPastFigures(form))
        query.figures = position.state().squares(SquareSet::Figures);
    query.objects = position.state().squares(SquareSet::Objects);
    return query;
}

std::string_view ruleOf(LineBlocker blocker)
{
    switch (blocker) {
    case LineBlocker::Nothing: return {};
    case LineBlocker::Wall:
    case LineBlocker::Corner: return "RANGE-10";
    case LineBlocker::Door: return "RANGE-11";
    case LineBlocker::Shadow: return "RANGE-12";
    case LineBlocker::Figure: return "RANGE-09";
    case LineBlocker::Level: break;
    }
    return "RANGE-06";
}

/// RANGE-03: somebody friendly to the shooter, other than itself, stands next to the target.
bool isAmongFriends(const Position& position, FigureId shooter, FigureId target)
{
    bool found = false;
    forEachAdjacentFigure(position, target, [&](FigureId other, SquareIndex, Direction) {
        found |= other != shooter && !areOpposing(position, shooter, other);
    });
    return found;
}

int rangeTo(const Position& position, FigureId from, FigureId to)
{
    return rangeBetween(position.board(), position.figure(from).square, position.figure(to).square);
}

/// SA-STEALTH: hindering squares hide it. Chests and tokens do not.
bool isHidden(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (!hasAbility(position, target, Ability::Stealth))
        return false;
    LineQuery query = queryFor(position, form);
    query.objects = {};
    return traceLine(position.board(), position.figure(shooter).square, position.figure(target).square, query)
        .cover;
}

/// RANGE-07 to RANGE-12: the line and the arc it leaves through.
Refusal checkLine(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    const Board& board = position.board();
    const FigureState& from = position.figure(shooter);
    const SquareIndex to = position.figure(target).square;
    if (board.levelOf(from.square) != board.levelOf(to))
        return {"RANGE-06"};
    // RANGE-07: it leaves through a square of the front arc.
    const Direction first = leavingDirection(board, from.square, to);
    if (!contains(position.kind(shooter).frontArc(from.facing), first))
        return {"RANGE-07"};
    // OQ-BLAST: as a switch nothing stops it.
    if (form == AttackForm::MagicBlast && position.game().options().blastThroughWalls)
        return allowed;
    if (const LineOfFire line = lineBetween(position, shooter, target, form); !line.isClear())
        return {ruleOf(line.blocker)};
    if (!contains(board.adjacent(from.square), first))
        return {"RANGE-07"};
    return isHidden(position, shooter, target, form) ? Refusal{"SA-STEALTH"} : allowed;
}

/// The forms of a ranged attack at figures.
constexpr std::array shotForms{AttackForm::Plain, AttackForm::MagicBlast, AttackForm::FlameLightning,
                               AttackForm::MagicFreeze, AttackForm::MagicConfusion};

bool allowsSeveral(AttackForm form)
{
    return form == AttackForm::Plain || form == AttackForm::MagicFreeze;
}

/// The declared targets.
std::vector<FigureId> declared(const Shoot& action)
{
    std::vector<FigureId> targets{action.target};
    for (const FigureId more : {action.second, action.third})
        if (more != FigureId::None)
            targets.push_back(more);
    return targets;
}

int targetLimit(const Position& position, FigureId shooter, AttackForm form)
{
    return allowsSeveral(form) ? std::min(position.kind(shooter).figure().targets, mostTargets) : 1;
}

/// Everything about one target of the active figure.
Refusal checkOneTarget(const Position& position, FigureId target, AttackForm form)
{
    if (const Refusal refusal = checkTarget(position, target); !refusal.isAllowed())
        return refusal;
    return checkShot(position, position.turn().figure, target, form);
}

Refusal checkForm(const Position& position, AttackForm form)
{
    if (std::ranges::count(shotForms, form) == 0)
        return {"SA-G12"};
    return hasForm(position, position.turn().figure, form) ? allowed : Refusal{"ABIL-01"};
}

Refusal checkMayShoot(const Position& position)
{
    if (const Refusal refusal = checkMayAttack(position, true); !refusal.isAllowed())
        return refusal;
    return checkShooter(position, position.turn().figure);
}

void addBystander(std::vector<StrokeTarget>& targets, FigureId figure)
{
    if (std::ranges::none_of(targets, [&](const StrokeTarget& known) { return known.figure == figure; }))
        targets.push_back({figure, true});
}

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
    const Square from = board.squareOf(position.figure(shooter).square);
    const Square square = board.squareOf(place.square);
    const Offset out = offsetOf(place.side);
    const bool isInside = (from.x - square.x) * out.dx + (from.y - square.y) * out.dy <= 0;
    return isInside ? DoorAim{place.square, place.beyond, place.side}
                    : DoorAim{place.beyond, place.square, opposite(place.side)};
}

LineOfFire lineToDoor(const Position& position, FigureId shooter, DoorId door, AttackForm form)
{
    const DoorAim aim = aimAt(position, shooter, door);
    return traceLineToEdge(position.board(), position.figure(shooter).square, {aim.near, aim.side},
                           queryFor(position, form));
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
    const SquareIndex from = position.figure(shooter).square;
    const DoorAim aim = aimAt(position, shooter, door);
    if (board.levelOf(from) != board.levelOf(aim.near))
        return {"RANGE-06"};
    if (rangeBetween(board, from, aim.near) > range)
        return {"RANGE-04"};
    if (from == aim.near)
        return allowed;
    const LineOfFire line = lineToDoor(position, shooter, door, form);
    return line.isClear() ? allowed : Refusal{ruleOf(line.blocker)};
}

/// DOOR-17: the closed doors in reach of a shockwave.
std::vector<DoorId> shockwaveDoors(const Position& position, FigureId shooter)
{
    std::vector<DoorId> doors;
    const int range = rangeOf(position, shooter) / 2;
    for (std::size_t i = 0; i < position.game().parts().doors.size(); ++i)
        if (isClosedDoor(position, DoorId(i)) &&
            checkDoorLine(position, shooter, DoorId(i), range, AttackForm::Shockwave).isAllowed())
            doors.push_back(DoorId(i));
    return doors;
}

void strikeDoor(Unfolding& unfolding, DoorId door, AttackForm form, int natural)
{
    const bool hits = numbersOfDoorShot(unfolding.position(), door, form).hits(natural);
    unfolding.emit("DOOR-16", DoorStruck{door, hits});
    if (hits)
        unfolding.emit("DOOR-15", DoorBroken{door}); // DOOR-14: one hit is enough
}

} // namespace

Direction leavingDirection(const Board& board, SquareIndex from, SquareIndex to)
{
    const Square a = board.squareOf(from);
    const Square b = board.squareOf(to);
    const int dx = b.x - a.x;
    const int dy = b.y - a.y;
    // From the centre of a square a line leaves over the side it is steeper to, or exactly over the corner.
    const bool overX = std::abs(dx) >= std::abs(dy);
    const bool overY = std::abs(dy) >= std::abs(dx);
    if (overX && overY)
        return dx > 0 ? (dy > 0 ? Direction::SouthEast : Direction::NorthEast)
                      : (dy > 0 ? Direction::SouthWest : Direction::NorthWest);
    if (overX)
        return dx > 0 ? Direction::East : Direction::West;
    return dy > 0 ? Direction::South : Direction::North;
}

LineOfFire lineBetween(const Position& position, FigureId from, FigureId to, AttackForm form)
{
    return traceLine(position.board(), position.figure(from).square, position.figure(to).square,
                     queryFor(position, form));
}

Refusal checkShooter(const Position& position, FigureId shooter)
{
    if (rangeOf(position, shooter) == 0)
        return {"RANGE-05"};
    if (hasAbility(position, shooter, Ability::Berserk))
        return {"SA-BERSERK"};
    return isNextToOpposing(position, shooter) ? Refusal{"RANGE-02"} : allowed;
}

Refusal checkShot(const Position& position, FigureId shooter, FigureId target, AttackForm form)
{
    if (areAdjacent(position, shooter, target))
        return {"RANGE-01"};
    if (rangeTo(position, shooter, target) > rangeOf(position, shooter))
        return {"RANGE-04"};
    if (isAmongFriends(position, shooter, target))
        return {"RANGE-03"};
    if (hasAbility(position, target, Ability::LimitedInvisibility))
        return {"SA-LIMITED-INVISIBILITY"};
    if (isMagicForm(form) && hasAbility(position, target, Ability::MagicImmunity))
        return {"SA-MAGIC-IMMUNITY"};
    return checkLine(position, shooter, target, form);
}

std::vector<StrokeTarget> targetsOfShot(const Position& position, FigureId shooter, const Shoot& action)
{
    std::vector<StrokeTarget> targets;
    for (const FigureId target : declared(action))
        targets.push_back({target});
    if (action.form != AttackForm::FlameLightning)
        return targets;
    // SA-FLAME-LIGHTNING: everybody next to the target, friend or foe, except the attacker.
    forEachAdjacentFigure(position, action.target, [&](FigureId other, SquareIndex, Direction) {
        if (other != shooter && !isTruce(position, shooter, other))
            addBystander(targets, other);
    });
    std::ranges::sort(targets.begin() + 1, targets.end(), {}, &StrokeTarget::figure);
    return targets;
}

std::vector<StrokeTarget> shockwaveTargets(const Position& position, FigureId shooter)
{
    std::vector<StrokeTarget> targets;
    const int range = rangeOf(position, shooter) / 2;
    const int level = position.board().levelOf(position.figure(shooter).square);
    for (std::size_t i = 0; i < position.state().figures().size(); ++i) {
        const FigureId figure = FigureId(i);
        const FigureState& state = position.figure(figure);
        const bool isInReach = figure != shooter && state.isInside() &&
                               position.board().levelOf(state.square) == level &&
                               rangeTo(position, shooter, figure) <= range;
        if (isInReach && !isTruce(position, shooter, figure) &&
            lineBetween(position, shooter, figure, AttackForm::Shockwave).isClear())
            targets.push_back({figure});
    }
    // DMG-13: nearest to the source first, then by id.
    std::ranges::stable_sort(
        targets, {}, [&](const StrokeTarget& target) { return rangeTo(position, shooter, target.figure); });
    return targets;
}

BlowNumbers numbersOfDoorShot(const Position& position, DoorId door, AttackForm form)
{
    BlowNumbers numbers = numbersAgainstDoor(position, door);
    const FigureId shooter = position.turn().figure;
    const bool isBeside = position.figure(shooter).square == aimAt(position, shooter, door).near;
    // RANGE-17 counts for doors too; SA-MAGIC-BLAST: not against it.
    if (form != AttackForm::MagicBlast && !isBeside && lineToDoor(position, shooter, door, form).cover)
        numbers.addToDefense("RANGE-17", 1);
    return numbers;
}

Refusal check(const Position& position, const Shoot& action)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkForm(position, action.form); !refusal.isAllowed())
        return refusal;
    // RANGE-20: each figure once, in one order.
    if (action.second == FigureId::None && action.third != FigureId::None)
        return {"RANGE-20"};
    const std::vector<FigureId> targets = declared(action);
    if (std::ranges::adjacent_find(targets, std::ranges::greater_equal()) != targets.end() ||
        int(targets.size()) > targetLimit(position, position.turn().figure, action.form))
        return {"RANGE-20"};
    // RANGE-21: the conditions hold for each of them.
    for (const FigureId target : targets)
        if (const Refusal refusal = checkOneTarget(position, target, action.form); !refusal.isAllowed())
            return refusal;
    return allowed;
}

Refusal check(const Position& position, const ShootDoor& action)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    if (int(action.door) < 0 || indexOf(action.door) >= position.game().parts().doors.size())
        return {"DOOR-16"};
    if (action.form != AttackForm::MagicBlast && action.form != AttackForm::FlameLightning)
        return {"DOOR-16"};
    if (const Refusal refusal = checkForm(position, action.form); !refusal.isAllowed())
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
    const FigureState& state = position.figure(shooter);
    const SquareIndex first = lineToDoor(position, shooter, action.door, action.form).first;
    const Direction towards = leavingDirection(position.board(), state.square, first);
    return contains(position.kind(shooter).frontArc(state.facing), towards) ? allowed : Refusal{"RANGE-07"};
}

Refusal check(const Position& position, const SendShockwave&)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    const FigureId shooter = position.turn().figure;
    if (!hasAbility(position, shooter, Ability::Shockwave))
        return {"ABIL-01"};
    const bool reachesAnything =
        !shockwaveTargets(position, shooter).empty() || !shockwaveDoors(position, shooter).empty();
    return reachesAnything ? allowed : Refusal{"SA-SHOCKWAVE"};
}

void carryOut(Unfolding& unfolding, const Shoot& action)
{
    const FigureId shooter = unfolding.turn().figure;
    const Stroke stroke{Blow::Shot, shooter, action.form, int(declared(action).size())};
    const std::vector<StrokeTarget> targets = targetsOfShot(unfolding.position(), shooter, action);
    if (action.form == AttackForm::MagicConfusion)
        return confuse(unfolding, action.target);
    beginAttack(unfolding, true);
    expectAnswers(unfolding, stroke, targets);
    strike(unfolding, stroke, targets);
}

void carryOut(Unfolding& unfolding, const ShootDoor& action)
{
    const FigureId shooter = unfolding.turn().figure;
    const Stroke stroke{Blow::Shot, shooter, action.form};
    beginAttack(unfolding, true);
    const int natural = rollToHit(unfolding, stroke, shooter);
    const DoorAim aim = aimAt(unfolding.position(), shooter, action.door);
    strikeDoor(unfolding, action.door, action.form, natural);
    std::vector<StrokeTarget> targets;
    const auto strikeBeside = [&](SquareIndex square) {
        const FigureId figure = unfolding.state().occupant(square).figure();
        if (figure != FigureId::None && figure != shooter && !isTruce(unfolding.position(), shooter, figure))
            addBystander(targets, figure);
    };
    // DOOR-17: those beside the door, on the far side only if it gave way.
    if (action.form == AttackForm::FlameLightning) {
        strikeBeside(aim.near);
        if (unfolding.state().contains(DoorSet::Open, action.door))
            strikeBeside(aim.far);
    }
    settleStroke(unfolding, stroke, targets, natural);
}

void carryOut(Unfolding& unfolding, const SendShockwave&)
{
    const FigureId shooter = unfolding.turn().figure;
    const std::vector<StrokeTarget> targets = shockwaveTargets(unfolding.position(), shooter);
    const std::vector<DoorId> doors = shockwaveDoors(unfolding.position(), shooter);
    const Stroke stroke{Blow::Shot, shooter, AttackForm::Shockwave, int(targets.size())};
    beginAttack(unfolding, true);
    expectAnswers(unfolding, stroke, targets);
    const int natural = rollToHit(unfolding, stroke, shooter);
    for (const DoorId door : doors)
        strikeDoor(unfolding, door, AttackForm::Shockwave, natural);
    settleStroke(unfolding, stroke, targets, natural);
}

void listShots(const Position& position, ActionList& actions)
{
    if (!checkMayShoot(position).isAllowed())
        return;
    const FigureId shooter = position.turn().figure;
    for (const AttackForm form : shotForms) {
        if (!hasForm(position, shooter, form))
            continue;
        const int limit = targetLimit(position, shooter, form);
        const int count = int(position.state().figures().size());
        const auto isTarget = [&](int i) { return checkOneTarget(position, FigureId(i), form).isAllowed(); };
        for (int i = 0; i < count; ++i) {
            if (!isTarget(i))
                continue;
            actions.add(Shoot{FigureId(i), form});
            for (int j = i + 1; j < count && limit > 1; ++j) {
                if (!isTarget(j))
                    continue;
                actions.add(Shoot{FigureId(i), form, FigureId(j)});
                for (int k = j + 1; k < count && limit > 2; ++k)
                    if (isTarget(k))
                        actions.add(Shoot{FigureId(i), form, FigureId(j), FigureId(k)});
            }
        }
    }
    for (std::size_t i = 0; i < position.game().parts().doors.size(); ++i)
        for (const AttackForm form : {AttackForm::MagicBlast, AttackForm::FlameLightning})
            actions.offer(ShootDoor{DoorId(i), form});
    actions.offer(SendShockwave{});
}

} // namespace delve::play
