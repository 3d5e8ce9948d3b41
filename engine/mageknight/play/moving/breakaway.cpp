// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/breakaway.h"

#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// BRK-01: calls `visit(holder)` for each figure that holds the active one on a square.
template <typename Visit> void forEachHolderOn(const Position& position, SquareIndex square, Visit&& visit)
{
    const FigureId figure = position.turn().figure;
    forEachSquareIf(position, figure, square, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction direction, SquareIndex next) {
            const FigureId other = position.state().occupant(next).figure();
            // BRK-14: only adjacent squares of the front arc hold.
            if (other != FigureId::None && other != figure && areOpposing(position, figure, other) &&
                contains(position.kind(other).frontArc(position.figure(other).facing), opposite(direction)) &&
                !(position.isReal() && position.state().contains(FigureSet::BrokenAway, other))) // BRK-08
                visit(other);
        });
    });
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
    // SA-CHARGE, SA-BOUND, SA-FLIGHT, SPD-03, SPD-11: these fail only on 1.
    const SpeedType type = position.kind(figure).figure().speedType;
    const bool isSwift =
        type == SpeedType::Horseshoe || type == SpeedType::Wing ||
        abilitiesOf(position, figure).hasAny({Ability::Charge, Ability::Bound, Ability::Flight});
    return isSwift ? 1 : 3; // BRK-03
}

Refusal check(const Position& position, const BreakAway&)
{
    if (!isHeld(position))
        return {"BRK-01"};
    const int speed = position.turn().speed;
    if (speed < breakAwayCost)
        return {"BRK-02"};
    // BRK-06: enough must be left to move to another square.
    return couldMoveOn(position, speed - breakAwayCost) ? allowed : Refusal{"BRK-06"};
}

void carryOut(Unfolding& unfolding, const BreakAway&)
{
    const FigureId figure = unfolding.turn().figure;
    unfolding.spend("BRK-02", breakAwayCost);
    const Rolled roll =
        unfolding.rollOne("BRK-03", RollFor::BreakAway, actorOf(unfolding.position(), figure));
    if (roll.first <= breakAwayFailsUpTo(unfolding.position(), figure))
        return unfolding.emit("BRK-04", BreakAwayFailed{figure});
    // BRK-07, BRK-09: one success covers every opposing figure that is adjacent now, whichever way it faces.
    const Position position = unfolding.position();
    forEachNeighbour(position, figure, [&](FigureId other) {
        if (areOpposing(position, figure, other) && !position.state().contains(FigureSet::BrokenAway, other))
            unfolding.emit("BRK-07", FreedFrom{other});
    });
}

void evolve(StateWriter& state, const FreedFrom& event)
{
    state.set(FigureSet::BrokenAway, event.holder, true);
}

void evolve(StateWriter&, const BreakAwayFailed&)
{}

} // namespace delve::mageknight::play
