// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/entering.h"

#include "engine/mageknight/play/abilities/terrify.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/large_steps.h"
#include "engine/mageknight/play/moving/pass_through.h"
#include "engine/mageknight/play/riding/dismounting.h"
#include "engine/mageknight/play/riding/riderless.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/store.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

int entranceCost(const Position& position, SquareIndex square)
{
    // MOV-07: the normal cost of the entrance square, straight in.
    return entryCostOfActive(position, square);
}

/// BASE-17: the speed points for a base to lie wholly inside; who has fewer spends all of them.
int largeEntranceCost(const Position& position, FigureId hero, SquareIndex entrance)
{
    const int length = footprintOf(position.kind(hero).base()).height;
    // MOV-07: of the entrance square alone.
    const Pace pace{paceOfActive(position).gait, 0, false};
    return std::min<int>(entryCost(position, pace, entrance) + length - 1, position.turn().speed);
}

/// BASE-17, START-09: the larger hero may come in so.
Refusal checkLargeEntry(const Position& position, FigureId hero, int aside)
{
    const GamePlayer& player = position.game().player(position.figure(hero).team);
    const int width = footprintOf(position.kind(hero).base()).width;
    if (aside < 0 || aside >= width)
        return {"BASE-17"};
    // The edges beside the arrow are openings too.
    const Board& board = position.board();
    const Direction inward = opposite(directionOf(player.entrance.side));
    for (int column = 0; column < width; ++column) {
        const Offset left = offsetOf(turned(inward, -2));
        const Square arrow = board.squareOf(player.entrance.square);
        const SquareIndex square =
            board.squareAt(arrow + Offset{left.dx * (aside - column), left.dy * (aside - column)});
        const bool isOpen = square != noSquare && (square == player.entrance.square ||
                                                   board.isExteriorOpening(square, player.entrance.side));
        if (!isOpen)
            return {"BASE-17"};
    }
    const Stance stance = stanceInside(position, hero, aside);
    if (stance.anchor == noSquare)
        return {"MAP-13"};
    if (!canStand(position, hero, stance))
        return {"START-09"};
    const Bans bans = bansOfActive(position);
    for (const SquareIndex square : bodyAt(board, position.kind(hero), stance))
        if (const Refusal refusal = checkBansAt(position, bans, noSquare, square); !refusal.isAllowed())
            return refusal;
    return allowed;
}

bool canEnterLarge(const Position& position, FigureId hero)
{
    const int width = footprintOf(position.kind(hero).base()).width;
    for (int aside = 0; aside < width; ++aside)
        if (checkLargeEntry(position, hero, aside).isAllowed())
            return true;
    return false;
}

/// The active hero, which is outside, could come in over this square.
bool canEnter(const Position& position, SquareIndex entrance)
{
    if (isActiveLarge(position))
        return canEnterLarge(position, position.turn().figure);
    const int cost = entranceCost(position, entrance);
    const int speed = position.turn().speed;
    const Occupant occupant = position.state().occupant(entrance);
    if (occupant.isNone()) // DG-14: whoever does not dare to enter need not stay for ever
        return speed >= cost && checkDestination(position, entrance, cost).isAllowed();
    if (occupant.isToken()) // START-09: it converts as soon as the hero is activated
        return speed >= cost && !position.isReal();
    return hasPassage(position, speed);
}

/// The active figure can go to another square without any roll.
bool canStepOff(const Position& position)
{
    if (position.turn().has(activation::onlyTurning) || isHeld(position))
        return false;
    const SquareIndex from = squareOfActive(position);
    const int speed = position.turn().speed;
    const Pace pace = paceOfActive(position);
    const Bans bans = bansOfActive(position);
    const auto canGo = [&](SquareIndex to, int cost) {
        return cost <= speed && checkDestination(position, bans, from, to, cost).isAllowed() &&
               !needsCourage(position, from, to);
    };
    for (unsigned mask = stepsFrom(position, from); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        if (canGo(position.board().neighbour(from, direction), stepCost(position, pace, from, direction)))
            return true;
    }
    const SquareIndex stairs = position.board().staircasePartner(from);
    return (stairs != noSquare && canGo(stairs, entryCost(position, pace, stairs))) ||
           hasPassage(position, speed, Passages::WithoutRoll);
}

} // namespace

Stance stanceInside(const Position& position, FigureId hero, int aside)
{
    const GamePlayer& player = position.game().player(position.figure(hero).team);
    const Board& board = position.board();
    const FigureKind& kind = position.kind(hero);
    const Direction inward = opposite(directionOf(player.entrance.side));
    // The rear row lies on the row of the entrance: look which anchor brings its leftmost square there.
    const Offset left = offsetOf(turned(inward, -2));
    const Square arrow = board.squareOf(player.entrance.square);
    const Square corner = arrow + Offset{left.dx * aside, left.dy * aside};
    const Offset ahead = offsetOf(inward);
    Offset rearLeft{0, 0};
    for (const Offset offset : kind.footprint(inward)) {
        const auto depth = [&](Offset o) { return o.dx * ahead.dx + o.dy * ahead.dy; };
        const auto sideways = [&](Offset o) { return o.dx * left.dx + o.dy * left.dy; };
        if (depth(offset) < depth(rearLeft) ||
            (depth(offset) == depth(rearLeft) && sideways(offset) > sideways(rearLeft)))
            rearLeft = offset;
    }
    return {board.squareAt(corner + Offset{-rearLeft.dx, -rearLeft.dy}), inward};
}

SquareIndex entranceOf(const Position& position, FigureId hero)
{
    const FigureState& figure = position.figure(hero);
    if (figure.where != Whereabouts::Outside || figure.team == PlayerId::None || figure.isAboard())
        return noSquare; // CAV-03, PSGR-03: who is carried comes in with what carries it
    return position.game().player(figure.team).entrance.square;
}

bool couldEnter(const Position& position, FigureId hero)
{
    const SquareIndex entrance = entranceOf(position, hero);
    if (entrance == noSquare)
        return false;
    if (hero == position.turn().figure)
        return canEnter(position, entrance);
    return canEnter(Supposed(position, hero, speedOf(position, hero)).position(), entrance);
}

bool mustMakeWay(const Position& position)
{
    const FigureId figure = position.turn().figure;
    const PlayerId team = position.figure(figure).team;
    // SA-MAGIC-CONFUSION: the duty is that of its own player.
    if (team == PlayerId::None || position.turn().has(activation::confused))
        return false;
    const GamePlayer& player = position.game().player(team);
    const SquareIndex entrance = player.entrance.square;
    if (entrance == noSquare || position.state().occupant(entrance).figure() != figure)
        return false;
    const bool barsTheWay = std::ranges::any_of(player.heroes, [&](FigureId hero) {
        return position.figure(hero).where == Whereabouts::Outside && !position.figure(hero).isAboard() &&
               !couldEnter(position, hero);
    });
    return barsTheWay && canStepOff(position);
}

Refusal check(const Position& position, const Enter& action)
{
    const FigureId hero = position.turn().figure;
    const SquareIndex square = hero == FigureId::None ? noSquare : entranceOf(position, hero);
    if (square == noSquare)
        return {"ENT-09"}; // only heroes of the team that are still outside
    if (isActiveLarge(position))
        return action.use ? Refusal{"BASE-20"} : checkLargeEntry(position, hero, action.aside);
    if (action.aside != 0)
        return {"BASE-17"};
    if (!position.state().occupant(square).isNone())
        return {"START-09"};
    const int cost = entranceCost(position, square);
    if (const Refusal refusal = checkSpeed(position, cost); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkDestination(position, square, cost); !refusal.isAllowed())
        return refusal;
    return checkUse(position, square, action.use);
}

namespace {

/// BASE-18: titans and multi-dial figures have a front row of several squares.
bool isWide(const FigureKind& kind)
{
    return kind.tread() == Tread::Strides || kind.tread() == Tread::Drives;
}

/// BASE-18: a wide base faces out through openings as wide as itself, one of them its exit; of others the
/// front square stands there.
bool standsAtExit(const Position& position, FigureId hero)
{
    const FigureState& state = position.figure(hero);
    const BoardEdge& exit = position.game().player(state.team).exit;
    if (!isWide(position.kind(hero)))
        return exit.square == state.square;
    const Direction out = directionOf(exit.side);
    if (state.facing != out)
        return false;
    const Board& board = position.board();
    const Body body = bodyOf(position, hero);
    bool isAtExit = false;
    for (const SquareIndex square : body) {
        const SquareIndex next = board.neighbour(square, out);
        if (next != noSquare && body.contains(next))
            continue; // not of the front row
        isAtExit |= square == exit.square;
        if (square != exit.square && !board.isExteriorOpening(square, exit.side))
            return false;
    }
    return isAtExit;
}

} // namespace

bool canLeaveFrom(const Position& position, SquareIndex square)
{
    const FigureId hero = position.turn().figure;
    if (hero == FigureId::None || position.figure(hero).isMageSpawn())
        return false; // SPAWN-07
    if (isMasterless(position, hero))
        return false; // INT-04
    if (position.turn().has(activation::confused))
        return false; // SA-MAGIC-CONFUSION: no exits
    const PlayerId team = position.figure(hero).team;
    if (square == noSquare || !mayLeave(position, team))
        return false;
    if (isWide(position.kind(hero)))
        return square == position.figure(hero).square && standsAtExit(position, hero);
    return position.game().player(team).exit.square == square;
}

Refusal check(const Position& position, const Leave&)
{
    const FigureId hero = position.turn().figure;
    if (hero == FigureId::None || position.figure(hero).isMageSpawn())
        return {"SPAWN-07"};
    if (isMasterless(position, hero))
        return {"INT-04"};
    if (position.turn().has(activation::confused))
        return {"SA-MAGIC-CONFUSION"};
    const PlayerId team = position.figure(hero).team;
    const SquareIndex square = position.figure(hero).square;
    if (square == noSquare || !standsAtExit(position, hero))
        return {"MOV-08"};
    if (!mayLeave(position, team))
        return {"END-02"};
    // DRESS-18: furniture stays in the dungeon, and is put down where the movement ends.
    if (carriedBy(position, hero) != ArtifactId::None)
        return {"DRESS-18"};
    if (const Refusal refusal = checkSpeed(position, leavingCost); !refusal.isAllowed())
        return refusal;
    return isHeld(position) ? Refusal{"BRK-01"} : allowed;
}

void carryOut(Unfolding& unfolding, const Enter& action)
{
    const Position position = unfolding.position();
    const FigureId hero = unfolding.turn().figure;
    const SquareIndex square = entranceOf(position, hero);
    if (isActiveLarge(position)) {
        const Stance stance = stanceInside(position, hero, action.aside);
        if (position.figure(hero).facing != stance.facing)
            unfolding.emit("BASE-17", FigureTurned{hero, stance.facing});
        // DG-14: it comes to all of these squares at once.
        for (const SquareIndex own : bodyAt(position.board(), position.kind(hero), stance))
            if (!daresToCome(unfolding, own))
                return;
        const int cost = largeEntranceCost(position, hero, square);
        moveActive(unfolding, "BASE-17", stance.anchor, cost, false);
        return;
    }
    moveActive(unfolding, "MOV-07", square, entranceCost(position, square), action.use);
}

void carryOut(Unfolding& unfolding, const Leave&)
{
    leaveDungeon(unfolding, leavingCost);
}

void leaveDungeon(Unfolding& unfolding, int cost)
{
    unfolding.spend("MOV-08", cost);
    const FigureId hero = unfolding.turn().figure;
    // BASE-18: the rider leaves with its mount.
    const FigureId rider = unfolding.position().figure(hero).load;
    if (rider != FigureId::None)
        unfolding.emit("BASE-18", HeroLeft{rider});
    unfolding.emit("END-03", HeroLeft{hero});
    // EXO-18: a hero that leaves keeps its gifts; one that goes back to the pool does not (DG-09).
    if (unfolding.game().parts().figures[indexOf(hero)].team == PlayerId::None)
        returnGifts(unfolding, hero);
    unfolding.later(CheckEnd{});
    // DG-09: a summoned figure is in the pool again, so that nothing can be stored with it.
    if (!unfolding.position().figure(hero).isMageSpawn())
        storeOnLeaving(unfolding, rider == FigureId::None ? hero : rider);
}

void evolve(StateWriter& state, const HeroLeft& event)
{
    unassignAllOf(state, event.figure); // END-08
    state.lift(event.figure);
    part(state, event.figure);
    FigureState& figure = state.figure(event.figure);
    figure.where = Whereabouts::Left;
    figure.square = noSquare;
    if (state.turn().figure == event.figure)
        state.turn().trail = state.turn().trailEnd = noSquare;
    figure.marks = std::uint16_t(figure.marks & ~mark::transferring);
    // DG-09: a summoned figure that leaves goes back to the pool.
    if (state.game().parts().figures[indexOf(event.figure)].team == PlayerId::None)
        returnToPool(state, event.figure);
    state.bringAlong(event.figure);
}

} // namespace delve::mageknight::play
