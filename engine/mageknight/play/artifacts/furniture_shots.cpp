// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/furniture_shots.h"

#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/treasure/items.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

int defenseOf(const ArtifactKind& kind)
{
    return kind.artifactClass == ArtifactClass::Table ? 10 : 7; // DRESS-12
}

bool isStanding(const Position& position, ArtifactId artifact)
{
    return position.game().isFurniture(artifact) &&
           position.state().artifact(artifact).place == ArtifactPlace::Board;
}

/// The square of a piece that a shot goes to: the nearest that a clear line leads to, or else why there is
/// none.
struct Aim
{
    SquareIndex square = noSquare;
    Refusal refusal;
};

Aim aimAt(const Position& position, FigureId shooter, ArtifactId artifact, int range, AttackForm form)
{
    const Board& board = position.board();
    Aim aim{noSquare, {"RANGE-04"}};
    int nearest = range + 1;
    forEachSquareOf(position, artifact, [&](SquareIndex square) {
        const SquareIndex from = measuringSquare(position, shooter, square);
        if (board.levelOf(square) != board.levelOf(from) || rangeBetween(board, from, square) >= nearest)
            return;
        const LineOfFire line = lineToSquare(position, shooter, square, queryFor(position, form));
        if (!line.isClear()) {
            if (aim.square == noSquare)
                aim.refusal = {ruleOfBlocker(line.blocker)};
            return;
        }
        aim = {square, allowed};
        nearest = rangeBetween(board, from, square);
    });
    return aim;
}

/// RANGE-17 without the squares of the piece itself: DRESS-12.
bool hasCover(const Position& position, FigureId shooter, ArtifactId artifact, SquareIndex target,
              AttackForm form)
{
    const LineQuery query = queryFor(position, form);
    std::vector<SquareIndex> squares;
    const Body own = bodyOf(position, shooter);
    traceLine(position.board(), measuringSquare(position, shooter, target), target, query, &squares);
    std::erase_if(squares, [&](SquareIndex square) { return own.contains(square); });
    return std::ranges::any_of(squares, [&](SquareIndex square) {
        const bool isCover = position.board().has(square, SquareFlag::Cover) || query.objects.test(square) ||
                             query.hindering.test(square);
        return isCover && artifactOn(position, square) != artifact;
    });
}

int reachOf(const Position& position, const Stroke& stroke)
{
    const int range = rangeOf(position, stroke.striker);
    return stroke.form == AttackForm::Shockwave ? range / 2 : range; // SA-SHOCKWAVE
}

bool areBesideEachOther(const Position& position, ArtifactId a, ArtifactId b)
{
    bool areBeside = false;
    forEachSquareOf(position, a, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction, SquareIndex next) {
            forEachSquareOf(position, b, [&](SquareIndex other) { areBeside |= other == next; });
        });
    });
    return areBeside;
}

void strikePiece(Unfolding& unfolding, const Stroke& stroke, ArtifactId artifact, bool isBystander,
                 int natural)
{
    const bool hits =
        numbersAgainstFurniture(unfolding.position(), stroke, artifact, isBystander).hits(natural);
    unfolding.emit("DRESS-12", FurnitureStruck{artifact, hits});
    if (hits)
        unfolding.emit("DRESS-13", FurnitureDestroyed{artifact});
}

template <typename Visit> void forEachStanding(const Position& position, Visit&& visit)
{
    for (std::size_t i = 0; i < position.state().artifacts().size(); ++i)
        if (isStanding(position, ArtifactId(i)))
            visit(ArtifactId(i));
}

} // namespace

BlowNumbers numbersAgainstFurniture(const Position& position, const Stroke& stroke, ArtifactId artifact,
                                    bool isBystander)
{
    BlowNumbers numbers;
    numbers.attack = dialValue(position, stroke.striker, Slot::Attack);
    numbers.defense = defenseOf(position.game().kind(artifact));
    numbers.addToRoll("TREAS-10", itemBonus(position, stroke.striker, Slot::Attack));
    if (isBystander)
        return numbers;
    const Aim aim = aimAt(position, stroke.striker, artifact, reachOf(position, stroke), stroke.form);
    if (aim.square != noSquare && hasCover(position, stroke.striker, artifact, aim.square, stroke.form))
        numbers.addToDefense("RANGE-17", 1);
    return numbers;
}

std::vector<StrokeTarget> bystandersOf(const Position& position, FigureId shooter, ArtifactId artifact)
{
    std::vector<StrokeTarget> targets;
    forEachSquareOf(position, artifact, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction, SquareIndex next) {
            const auto add = [&](FigureId figure) {
                const StrokeTarget target{figure, true};
                if (!isOwnPiece(position, shooter, figure) && !isTruce(position, shooter, figure) &&
                    !std::ranges::count(targets, target))
                    targets.push_back(target);
            };
            const FigureId piece = position.state().occupant(next).figure();
            if (piece != FigureId::None && isHull(position, piece))
                add(piece); // MD-30
            else
                forEachOfUnit(position, piece, add);
        });
    });
    std::ranges::sort(targets, {}, &StrokeTarget::figure);
    nameSections(position, {Blow::Shot, shooter, AttackForm::FlameLightning}, targets);
    return targets;
}

bool reachesFurniture(const Position& position, FigureId shooter)
{
    const Stroke stroke{Blow::Shot, shooter, AttackForm::Shockwave};
    bool reaches = false;
    forEachStanding(position, [&](ArtifactId artifact) {
        reaches |=
            aimAt(position, shooter, artifact, reachOf(position, stroke), stroke.form).square != noSquare;
    });
    return reaches;
}

void strikeFurniture(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets,
                     int natural)
{
    const bool isWave = stroke.form == AttackForm::Shockwave;
    if (!isWave && stroke.form != AttackForm::FlameLightning)
        return; // SAI-FURNITURE-2: nothing else destroys furniture
    const Position position = unfolding.position();
    std::vector<ArtifactId> caught;
    forEachStanding(position, [&](ArtifactId artifact) {
        bool isCaught =
            isWave &&
            aimAt(position, stroke.striker, artifact, reachOf(position, stroke), stroke.form).square !=
                noSquare;
        // SA-FLAME-LIGHTNING: what stands next to the figure that is shot at.
        for (const StrokeTarget& target : targets)
            if (!isWave && !target.isBystander && position.figure(target.figure).isInside())
                forEachSquareOf(position, artifact, [&](SquareIndex square) {
                    isCaught |= isSquareBeside(position, square, target.figure);
                });
        if (isCaught)
            caught.push_back(artifact);
    });
    for (const ArtifactId artifact : caught)
        strikePiece(unfolding, stroke, artifact, !isWave, natural);
}

void strikeFurnitureOn(Unfolding& unfolding, const Stroke& stroke, SquareIndex square, int natural)
{
    const ArtifactId artifact = artifactOn(unfolding.position(), square);
    if (artifact != ArtifactId::None && isStanding(unfolding.position(), artifact))
        strikePiece(unfolding, stroke, artifact, true, natural);
}

Refusal check(const Position& position, const ShootFurniture& action)
{
    if (const Refusal refusal = checkMayShoot(position); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkShotForm(position, AttackForm::FlameLightning); !refusal.isAllowed())
        return refusal;
    if (!position.knows(action.artifact) || !isStanding(position, action.artifact))
        return {"ART-15"};
    const FigureId shooter = position.turn().figure;
    const Aim aim =
        aimAt(position, shooter, action.artifact, rangeOf(position, shooter), AttackForm::FlameLightning);
    if (!aim.refusal.isAllowed())
        return aim.refusal;
    // RANGE-07: the line leaves through the front arc.
    const Sighting sighting{measuringSquare(position, shooter, aim.square), aim.square};
    return leavesThroughFront(position, shooter, sighting) ? allowed : Refusal{"RANGE-07"};
}

void carryOut(Unfolding& unfolding, const ShootFurniture& action)
{
    const FigureId shooter = unfolding.turn().figure;
    const Stroke stroke{Blow::Shot, shooter, AttackForm::FlameLightning};
    const std::vector<StrokeTarget> targets = bystandersOf(unfolding.position(), shooter, action.artifact);
    std::vector<ArtifactId> beside;
    forEachStanding(unfolding.position(), [&](ArtifactId other) {
        if (other != action.artifact && areBesideEachOther(unfolding.position(), action.artifact, other))
            beside.push_back(other);
    });
    beginAttack(unfolding, true);
    const int natural = rollToHit(unfolding, stroke, shooter);
    strikePiece(unfolding, stroke, action.artifact, false, natural);
    for (const ArtifactId other : beside)
        strikePiece(unfolding, stroke, other, true, natural);
    settleStroke(unfolding, stroke, targets, natural);
}

void listFurnitureShots(const Position& position, ActionList& actions)
{
    if (hasForm(position, position.turn().figure, AttackForm::FlameLightning))
        forEachStanding(position, [&](ArtifactId artifact) { actions.offer(ShootFurniture{artifact}); });
}

void evolve(StateWriter&, const FurnitureStruck&)
{}

void evolve(StateWriter& state, const FurnitureDestroyed& event)
{
    const Position position(state.game(), state.state());
    ArtifactState& artifact = state.artifact(event.artifact);
    state.lift(event.artifact);
    forEachSquareOf(position, event.artifact, [&](SquareIndex square) { state.setRubble(square, true); });
    artifact.square = noSquare;
    artifact.place = ArtifactPlace::Destroyed;
}

} // namespace delve::mageknight::play
