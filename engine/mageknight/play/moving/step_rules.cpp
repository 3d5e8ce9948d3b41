// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/abilities/terrify.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/large_steps.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/turns/activations.h"

#include <algorithm>
#include <array>

// Where a step may lead, whoever makes it.

namespace delve::mageknight::play {

Refusal checkWay(const Position& position, SquareIndex from, Direction direction)
{
    const bool isLarge = isActiveLarge(position);
    if (isLarge && position.kind(position.turn().figure).tread() == Tread::Drives)
        return {"MD-04"}; // it drives: one line instead of steps
    if (isLarge && position.kind(position.turn().figure).tread() == Tread::Strides)
        return checkStride(position, from, direction);
    const Board& board = position.board();
    const SquareIndex to = board.neighbour(from, direction);
    if (to == noSquare)
        return {"MAP-13"};
    if (board.terrain(to) == Terrain::Blocking)
        return {"TER-06"};
    if (!contains(board.adjacent(from), direction))
        return {isDiagonal(direction) ? "MAP-16" : "MAP-15"}; // MOV-04: walls that are linked
    if (!board.isPassable(from, direction, position.state().doors()))
        return {"DOOR-06"};
    // MOUNT-11: a wing mount crosses crevasses step by step.
    if (isLarge && isFlyer(position, position.turn().figure))
        return allowed;
    return board.isPlayable(to) ? allowed : refusalOfCrevasse(position);
}

bool isOfMap(const Refusal& refusal)
{
    static constexpr std::array<Refusal, 5> ofMap{
        {{"MAP-13"}, {"MAP-15"}, {"MAP-16"}, {"TER-05"}, {"TER-06"}}};
    return std::ranges::find(ofMap, refusal) != ofMap.end();
}

unsigned largeStepsFrom(const Position& position, SquareIndex square)
{
    unsigned steps = 0;
    for (const Direction direction : allDirections)
        if (checkWay(position, square, direction).isAllowed())
            steps |= maskOf(direction);
    return steps;
}

Refusal refusalOfCrevasse(const Position& position)
{
    const FigureId figure = position.turn().figure;
    // SPD-10, SA-FLIGHT: who flies crosses it and may not stop there. MOV-05: nobody else enters it
    // uncovered.
    return {figure != FigureId::None && isFlyer(position, figure) ? "SPD-10" : "TER-05"};
}

namespace {

/// MOV-11, MOV-12, WAN-02: nobody enters a square that something stands in.
Refusal checkOccupant(const Position& position, SquareIndex square)
{
    const Occupant occupant = position.state().occupant(square);
    if (occupant.isNone())
        return allowed;
    if (occupant.isToken())
        return {"MOV-12"};
    if (position.turn().token != TokenId::None)
        return {"WAN-02"};
    return {occupant.isChest() ? "CHEST-15" : "MOV-11"};
}

/// SA-DEMORALIZED: an opposing figure stands next to the square that was not next to the active one already.
bool isShunned(const Position& position, SquareIndex from, SquareIndex to)
{
    const FigureId figure = position.turn().figure;
    bool isShunned = false;
    forEachAdjacentSquare(position, to, [&](Direction, SquareIndex next) {
        const FigureId other = position.state().occupant(next).figure();
        isShunned |= other != FigureId::None && areOpposing(position, figure, other) &&
                     !touches(position, figure, from, other);
    });
    return isShunned;
}

bool canGoOnFrom(const Position& position, const Pace& pace, const Bans& bans, SquareIndex from, int speed);

/// ART-10: the square is no artifact, or it comes off it again with so many speed points. BRK-06: where it is
/// held an attempt to break away has to be paid first.
bool canGoOnOver(const Position& position, const Pace& pace, const Bans& bans, SquareIndex from,
                 SquareIndex to, int speed)
{
    if (!isNoStop(position, to))
        return true;
    const int toll = isHeldNext(position, from, to) ? breakAwayCost : 0;
    return canGoOnFrom(position, pace, bans, to, speed - toll);
}

/// ART-10: with so many speed points it can go on from an artifact to a square where it may stop.
bool canGoOnFrom(const Position& position, const Pace& pace, const Bans& bans, SquareIndex from, int speed)
{
    const Board& board = position.board();
    for (const Direction direction : allDirections) {
        if (!checkWay(position, from, direction).isAllowed())
            continue;
        const SquareIndex to = board.neighbour(from, direction);
        const int cost = stepCost(position, pace, from, direction);
        if (cost > speed || !checkOccupant(position, to).isAllowed() ||
            !checkBans(position, bans, from, to).isAllowed())
            continue;
        if (canGoOnOver(position, pace, bans, from, to, speed - cost))
            return true;
    }
    return false;
}

} // namespace

Bans bansOfActive(const Position& position)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None)
        return {};
    const bool isConfused = position.turn().has(activation::confused);
    return {.isConfused = isConfused,
            .avoidsOwnHeroes = !isConfused && position.figure(figure).isMageSpawn(),
            .isShy = position.figure(figure).isInside() && isConfinedToMoving(position, figure),
            .isAfraid = position.isReal() && !position.state().isEmpty(FigureSet::Feared)};
}

Refusal checkBans(const Position& position, const Bans& bans, SquareIndex from, SquareIndex to)
{
    if (!isActiveLarge(position))
        return checkBansAt(position, bans, from, to);
    for (const SquareIndex square : bodyIf(position, position.turn().figure, to))
        if (const Refusal refusal = checkBansAt(position, bans, from, square); !refusal.isAllowed())
            return refusal;
    return allowed;
}

Refusal checkBansAt(const Position& position, const Bans& bans, SquareIndex from, SquareIndex square)
{
    if (bans.isConfused)
        if (const Refusal refusal = checkConfusedStep(position, square); !refusal.isAllowed())
            return refusal;
    if (bans.avoidsOwnHeroes && isNearOwnHero(position, position.turn().player, square))
        return {"SPAWN-03"}; // not onto the tile of an own hero, nor next to one
    if (bans.isShy && isShunned(position, from, square))
        return {"SA-DEMORALIZED"};
    return bans.isAfraid ? checkFear(position, from, square) : allowed;
}

Refusal checkDestination(const Position& position, const Bans& bans, SquareIndex from, SquareIndex to,
                         int cost)
{
    if (isActiveLarge(position))
        return checkLargeDestination(position, bans, from, to, cost);
    if (const Refusal refusal = checkOccupant(position, to); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkBans(position, bans, from, to); !refusal.isAllowed())
        return refusal;
    if (isNoStop(position, to) &&
        !canGoOnOver(position, paceOfActive(position), bans, from, to, position.turn().speed - cost))
        return {"ART-10"};
    return allowed;
}

Refusal checkDestination(const Position& position, SquareIndex to, int cost)
{
    return checkDestination(position, bansOfActive(position), squareOfActive(position), to, cost);
}

Refusal checkUse(const Position& position, SquareIndex square, bool use)
{
    if (!use)
        return allowed;
    const Board& board = position.board();
    if (isActiveLarge(position))
        return {"BASE-20"};
    const bool isMarker = board.has(square, SquareFlag::Teleport) || board.has(square, SquareFlag::Vortex);
    // MRK-08, MRK-13: declared on entering the square; tokens cannot.
    // SA-MAGIC-CONFUSION: nor does a figure that is confused.
    const bool canUse =
        position.turn().figure != FigureId::None && !position.turn().has(activation::confused);
    return isMarker && canUse ? allowed : Refusal{"MRK-08"};
}

Refusal checkStep(const Position& position, SquareIndex from, Direction direction, int cost)
{
    if (const Refusal refusal = checkWay(position, from, direction); !refusal.isAllowed())
        return refusal;
    return checkDestination(position, bansOfActive(position), from,
                            position.board().neighbour(from, direction), cost);
}

bool isStuck(const Position& position)
{
    if (checkStopping(position).isAllowed())
        return false;
    if (isActiveLarge(position))
        return isLargeStuck(position);
    const int speed = position.turn().speed;
    const bool canGoOn = canGoOnFrom(position, paceOfActive(position), bansOfActive(position),
                                     squareOfActive(position), speed) ||
                         hasFlight(position, speed);
    return !canGoOn || (isHeld(position) && !check(position, BreakAway{}).isAllowed());
}

} // namespace delve::mageknight::play
