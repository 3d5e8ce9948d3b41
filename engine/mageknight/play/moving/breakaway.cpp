// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/breakaway.h"

#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// BRK-01, MD-36: calls `visit(holder)` for each figure that holds the active one by this square of it.
template <typename Visit> void forEachHolderBy(const Position& position, SquareIndex own, Visit&& visit)
{
    const FigureId figure = position.turn().figure;
    forEachAdjacentSquare(position, own, [&](Direction, SquareIndex next) {
        const FigureId other = position.state().occupant(next).figure();
        // BRK-14, BASE-15: only adjacent squares of the front arc hold.
        if (other != FigureId::None && other != figure && areOpposing(position, figure, other) &&
            (isHull(position, figure) ||
             isFrontSquare(position, other, own)) && // MD-36: whichever way it faces
            !(position.isReal() && position.state().contains(FigureSet::BrokenAway, other))) // BRK-08
            visit(other);
    });
}

/// Visits whoever would hold the active figure if its anchor were on a square.
template <typename Visit> void forEachHolderOn(const Position& position, SquareIndex square, Visit&& visit)
{
    const FigureId figure = position.turn().figure;
    if (position.kind(figure).isOneSquare())
        return forEachHolderBy(position, square, visit);
    for (const SquareIndex own : bodyIf(position, figure, square))
        forEachHolderBy(position, own, visit);
}

/// BRK-06: with so many points left after an attempt the active figure could move on if it were not held.
bool couldMoveOn(const Position& position, int points)
{
    if (points <= 0)
        return false; // every square costs something
    const SquareIndex from = squareOfActive(position);
    const Board& board = position.board();
    const Pace pace = paceOfActive(position);
    const Bans bans = bansOfActive(position);
    for (unsigned mask = stepsFrom(position, from); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        const SquareIndex to = board.neighbour(from, direction);
        const int cost = stepCost(position, pace, from, direction);
        if (cost <= points && checkDestination(position, bans, from, to, breakAwayCost + cost).isAllowed())
            return true;
    }
    if (const SquareIndex stairs = board.staircasePartner(from); stairs != noSquare) {
        const int cost = entryCost(position, pace, stairs);
        if (cost <= points &&
            checkDestination(position, bans, from, stairs, breakAwayCost + cost).isAllowed())
            return true;
    }
    if (points >= leavingCost && canLeaveFrom(position, from))
        return true;
    return hasPassage(position, points) || hasFlight(position, points);
}

} // namespace

bool isHeld(const Position& position, std::span<const FigureId> except)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return false; // BRK-13: tokens are never held
    // MD-36: looked at when its one move begins, and not again.
    if (isHull(position, figure) &&
        (position.turn().isBound(bound::driven) || position.turn().has(activation::entered)))
        return false;
    bool held = false;
    forEachHolderOn(position, position.figure(figure).square,
                    [&](FigureId holder) { held |= std::ranges::count(except, holder) == 0; });
    return held;
}

bool isHeldOn(const Position& position, SquareIndex square)
{
    if (position.turn().figure == FigureId::None)
        return false;
    bool held = false;
    forEachHolderOn(position, square, [&](FigureId) { held = true; });
    return held;
}

bool isHeldWith(const Position& position, const Body& body)
{
    // BRK-07: who is held now gets away from all beside it before it comes there.
    const FigureId figure = position.turn().figure;
    const bool getsAway = isHeld(position);
    bool held = false;
    for (const SquareIndex own : body)
        forEachHolderBy(position, own, [&](FigureId holder) {
            held |= !(getsAway && touches(position, figure, position.figure(figure).square, holder));
        });
    return held;
}

bool isHeldNext(const Position& position, SquareIndex from, SquareIndex to)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None)
        return false;
    const bool isInside = from != noSquare;
    // PASS-10: nor does who is passed hold it any more. SA-FLIGHT: but who is flown over does.
    const bool isInTheAir = position.figure(figure).isInside() && fliesOverFigures(position);
    const FigureId passed =
        isInside && !isInTheAir ? position.state().occupant(from).figure() : FigureId::None;
    const bool getsAway = isInside && isHeldOn(position, from);
    bool held = false;
    forEachHolderOn(position, to, [&](FigureId holder) {
        held |= holder != passed && !(getsAway && touches(position, figure, from, holder));
    });
    return held;
}

int breakAwayFailsUpTo(const Position& position, FigureId figure)
{
    // SA-CHARGE, SA-BOUND, SA-FLIGHT, SPD-03, SPD-11, TITAN-17, MOUNT-07: these fail only on 1.
    const SpeedType type = position.kind(figure).speedType();
    const bool isSwift =
        type == SpeedType::Horseshoe || type == SpeedType::Wing || !position.kind(figure).isOneSquare() ||
        abilitiesOf(position, figure).hasAny({Ability::Charge, Ability::Bound, Ability::Flight});
    return isSwift ? 1 : 3; // BRK-03
}

namespace {

/// SPD-05, CAV-23, MOUNT-10: it hurts those it leaves behind; of mounts only one with a rider does.
bool tramples(const Position& position, FigureId figure)
{
    const FigureKind& kind = position.kind(figure);
    return kind.base() == BaseShape::Mount1x3 ? position.figure(figure).isRidden()
                                              : kind.speedType() == SpeedType::Horseshoe;
}

} // namespace

Refusal check(const Position& position, const BreakAway&)
{
    if (!isHeld(position))
        return {"BRK-01"};
    const int speed = position.turn().speed;
    if (speed < breakAwayCost)
        return {"BRK-02"};
    if (isHull(position, position.turn().figure)) // MD-26, MD-36: BRK-06 does not apply to it
        return position.turn().isBound(bound::acted) ? Refusal{"MD-26"} : allowed;
    // BRK-06: enough must be left to move to another square.
    return couldMoveOn(position, speed - breakAwayCost) ? allowed : Refusal{"BRK-06"};
}

void carryOut(Unfolding& unfolding, const BreakAway&)
{
    const FigureId figure = unfolding.turn().figure;
    unfolding.spend("BRK-02", breakAwayCost);
    if (isHull(unfolding.position(), figure))
        unfolding.emit("MD-17", ActivationBound{bound::attempted});
    const Rolled roll =
        unfolding.rollOne("BRK-03", RollFor::BreakAway, actorOf(unfolding.position(), figure));
    if (roll.first <= breakAwayFailsUpTo(unfolding.position(), figure))
        return unfolding.emit("BRK-04", BreakAwayFailed{figure});
    // BRK-07, BRK-09: one success covers every opposing figure that is adjacent now, whichever way it faces.
    const Position position = unfolding.position();
    std::vector<Hit> trampled;
    forEachNeighbour(position, figure, [&](FigureId other) {
        if (areOpposing(position, figure, other) && !position.figure(other).isAboard() &&
            !position.state().contains(FigureSet::BrokenAway, other))
            unfolding.emit("BRK-07", FreedFrom{other});
        // SPD-05, CAV-23: a click for those outside the front arc.
        if (tramples(position, figure) && areOpposing(position, figure, other) &&
            !isSection(position, other) && !isTruce(position, figure, other) &&
            !isInFrontArc(position, figure, other))
            trampled.push_back({other, 1});
    });
    std::ranges::sort(trampled, {}, &Hit::figure);
    if (position.figure(figure).isRidden())
        return dealAbilityDamage(unfolding, "CAV-23", trampled, figure);
    dealAbilityDamage(unfolding, "SPD-05", trampled, figure);
}

void evolve(StateWriter& state, const FreedFrom& event)
{
    state.set(FigureSet::BrokenAway, event.holder, true);
    state.turn().bounds &= ~bound::facing; // SPD-04: up to an attempt that succeeds
}

void evolve(StateWriter& state, const BreakAwayFailed& event)
{
    // SPD-04, MOUNT-08: it cannot change its facing.
    const FigureKind& kind = state.game().kind(event.figure);
    if (kind.speedType() == SpeedType::Horseshoe || kind.base() == BaseShape::Mount1x3)
        state.turn().bounds |= bound::facing;
}

} // namespace delve::mageknight::play
