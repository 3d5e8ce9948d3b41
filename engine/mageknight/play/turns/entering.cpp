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
#include "engine/mageknight/play/moving/pass_through.h"
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

/// The active hero, which is outside, could come in over this square.
bool canEnter(const Position& position, SquareIndex entrance)
{
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

SquareIndex entranceOf(const Position& position, FigureId hero)
{
    const FigureState& figure = position.figure(hero);
    if (figure.where != Whereabouts::Outside || figure.team == PlayerId::None)
        return noSquare;
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
        return position.figure(hero).where == Whereabouts::Outside && !couldEnter(position, hero);
    });
    return barsTheWay && canStepOff(position);
}

Refusal check(const Position& position, const Enter& action)
{
    const FigureId hero = position.turn().figure;
    const SquareIndex square = hero == FigureId::None ? noSquare : entranceOf(position, hero);
    if (square == noSquare)
        return {"ENT-09"}; // only heroes of the team that are still outside
    if (!position.state().occupant(square).isNone())
        return {"START-09"};
    const int cost = entranceCost(position, square);
    if (const Refusal refusal = checkSpeed(position, cost); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkDestination(position, square, cost); !refusal.isAllowed())
        return refusal;
    return checkUse(position, square, action.use);
}

bool canLeaveFrom(const Position& position, SquareIndex square)
{
    const FigureId hero = position.turn().figure;
    if (hero == FigureId::None || position.figure(hero).isMageSpawn())
        return false; // SPAWN-07
    if (position.turn().has(activation::confused))
        return false; // SA-MAGIC-CONFUSION: no exits
    const PlayerId team = position.figure(hero).team;
    return square != noSquare && position.game().player(team).exit.square == square &&
           mayLeave(position, team);
}

Refusal check(const Position& position, const Leave&)
{
    const FigureId hero = position.turn().figure;
    if (hero == FigureId::None || position.figure(hero).isMageSpawn())
        return {"SPAWN-07"};
    if (position.turn().has(activation::confused))
        return {"SA-MAGIC-CONFUSION"};
    const PlayerId team = position.figure(hero).team;
    const SquareIndex square = position.figure(hero).square;
    if (square == noSquare || position.game().player(team).exit.square != square)
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
    const SquareIndex square = entranceOf(position, unfolding.turn().figure);
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
    unfolding.emit("END-03", HeroLeft{hero});
    // EXO-18: a hero that leaves keeps its gifts; one that goes back to the pool does not (DG-09).
    if (unfolding.game().parts().figures[indexOf(hero)].team == PlayerId::None)
        returnGifts(unfolding, hero);
    unfolding.later(CheckEnd{});
    // DG-09: a summoned figure is in the pool again, so that nothing can be stored with it.
    if (!unfolding.position().figure(hero).isMageSpawn())
        storeOnLeaving(unfolding, hero);
}

void evolve(StateWriter& state, const HeroLeft& event)
{
    unassignAllOf(state, event.figure); // END-08
    state.lift(event.figure);
    FigureState& figure = state.figure(event.figure);
    figure.where = Whereabouts::Left;
    figure.square = noSquare;
    figure.marks = std::uint16_t(figure.marks & ~mark::transferring);
    // DG-09: a summoned figure that leaves goes back to the pool.
    if (state.game().parts().figures[indexOf(event.figure)].team == PlayerId::None)
        returnToPool(state, event.figure);
}

} // namespace delve::mageknight::play
