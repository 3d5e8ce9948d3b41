// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/pass_through.h"

#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/abilities/terrify.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/after_step.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/riding/units.h"

#include <algorithm>
#include <utility>

namespace delve::mageknight::play {

namespace {

constexpr int costPerSquare = 3; // PASS-02: replaces all costs of the square that is passed

/// A way through occupied squares, as far as it has been followed.
struct Passage
{
    std::array<SquareIndex, mostOnPath + 2> squares{}; ///< that are passed; there is room for the destination
    std::array<FigureId, mostOnPath + 1> figures{};    ///< among them
    int squareCount = 0;
    int figureCount = 0;
    FigureId opposing = FigureId::None; ///< PASS-07: the last one, if it is opposing

    SquareIndex last() const { return squares[std::size_t(squareCount - 1)]; }
    int cost() const { return costPerSquare * squareCount; }
    std::span<const FigureId> passed() const { return {figures.data(), std::size_t(figureCount)}; }
    std::span<const SquareIndex> way() const { return {squares.data(), std::size_t(squareCount)}; }
    /// PASS-14: the squares of the whole step.
    std::span<const SquareIndex> wayTo(SquareIndex destination)
    {
        squares[std::size_t(squareCount)] = destination;
        return {squares.data(), std::size_t(squareCount) + 1};
    }
    bool holds(SquareIndex square) const { return std::ranges::count(way(), square) > 0; }
};

/// PASS-04: nobody else who opposes the mover stands next to the figure that is passed; CAV-06: mount and
/// rider, who are next to each other, are one.
bool isFreeToPass(const Position& position, FigureId mover, FigureId passed)
{
    bool isFree = true;
    forEachAdjacentFigure(position, passed, [&](FigureId other, SquareIndex, Direction) {
        if (other != mover && !areOfOnePiece(position, other, passed) && areOpposing(position, mover, other))
            isFree = false;
    });
    return isFree;
}

/// Goes on from one square into another one, which is occupied.
Refusal passOne(const Position& position, const Bans& bans, SquareIndex from, SquareIndex square,
                Passage& passage)
{
    const FigureId mover = position.turn().figure;
    const Occupant occupant = position.state().occupant(square);
    if (occupant.isToken())
        return {"MOV-12"};
    // Nobody passes through itself on the way.
    if (occupant.isNone() || occupant.figure() == mover || passage.holds(square))
        return {"PASS-01"};
    // PASS-07: an opposing figure only as the last of a chain. BASE-16: with all of its squares.
    if (passage.opposing != FigureId::None && occupant.figure() != passage.opposing)
        return {"PASS-07"};
    // PASS-14: bans look at every square of the way.
    if (const Refusal refusal = checkBans(position, bans, from, square); !refusal.isAllowed())
        return refusal;
    if (const FigureId figure = occupant.figure(); figure != FigureId::None) {
        if (!isFreeToPass(position, mover, figure))
            return {"PASS-04"};
        if (areOpposing(position, mover, figure))
            passage.opposing = figure;
        if (!std::ranges::count(passage.passed(), figure))
            passage.figures[std::size_t(passage.figureCount++)] = figure;
    }
    passage.squares[std::size_t(passage.squareCount++)] = square;
    return allowed;
}

/// Where a passage begins: the square of the mover, or for a hero outside its entrance, already entered.
struct Beginning
{
    SquareIndex square = noSquare;
    Refusal refusal;
};

Beginning beginPassage(const Position& position, const Bans& bans, Passage& passage)
{
    const FigureId mover = position.turn().figure;
    if (mover == FigureId::None)
        return {noSquare, {"PASS-13"}}; // tokens pass through nothing
    const SquareIndex entrance = entranceOf(position, mover);
    if (entrance == noSquare && fliesOverFigures(position))
        return {noSquare, {"SA-FLIGHT"}}; // it flies over what others pass through
    if (!position.kind(mover).isOneSquare()) {
        if (entrance != noSquare)
            return {noSquare, {"BASE-17"}};                // it waits until all squares are free
        if (position.kind(mover).tread() != Tread::Trails) // it ignores figures
            return {noSquare, {isHull(position, mover) ? "MD-10" : "TITAN-06"}};
    }
    if (entrance == noSquare)
        return {position.figure(mover).square, allowed};
    // START-09: with the outside as the starting square.
    return {entrance, passOne(position, bans, noSquare, entrance, passage)};
}

/// Follows the path up to its last direction, which leads to the destination.
Refusal follow(const Position& position, std::uint32_t path, int steps, Passage& passage)
{
    const Bans bans = bansOfActive(position);
    const Beginning beginning = beginPassage(position, bans, passage);
    if (!beginning.refusal.isAllowed())
        return beginning.refusal;
    SquareIndex square = beginning.square;
    for (int i = 0; i < steps; ++i) {
        if (const Refusal refusal = checkWay(position, square, directionAt(path, i)); !refusal.isAllowed())
            return refusal;
        const SquareIndex next = position.board().neighbour(square, directionAt(path, i));
        if (const Refusal refusal = passOne(position, bans, square, next, passage); !refusal.isAllowed())
            return refusal;
        square = next;
    }
    return passage.squareCount > 0 ? allowed : Refusal{"PASS-01"};
}

/// How the active figure gets along, and what it may not come to.
struct Manner
{
    Pace pace;
    Bans bans;
};

Manner mannerOfActive(const Position& position)
{
    Manner manner{paceOfActive(position), bansOfActive(position)};
    manner.pace.isLarge = false; // PEA-10: the square beyond counts, not those that the body trails over
    return manner;
}

/// PASS-02, PASS-05: the step out of the last square that is passed, where checkWay lets it go on.
Refusal checkBeyond(const Position& position, const Manner& manner, const Passage& passage,
                    Direction direction, int& cost)
{
    // DRESS-21: what it carries counts once, for the square it comes to.
    cost = passage.cost() + stepCost(position, manner.pace, passage.last(), direction);
    const SquareIndex to = position.board().neighbour(passage.last(), direction);
    const Occupant occupant = position.state().occupant(to);
    const bool isOwn = occupant.isFigure() && occupant.figure() == position.turn().figure;
    if (to == squareOfActive(position) || !(occupant.isNone() || isOwn))
        return {"PASS-05"};
    return checkDestination(position, manner.bans, passage.last(), to, cost);
}

/// Whether the passage may go on in any direction.
Refusal checkOnward(const Position& position, const Passage& passage, Direction direction, int& cost)
{
    if (const Refusal refusal = checkWay(position, passage.last(), direction); !refusal.isAllowed())
        return refusal;
    return checkBeyond(position, mannerOfActive(position), passage, direction, cost);
}

/// BRK-11: held only by figures that are not passed.
Refusal checkHeld(const Position& position, const Passage& passage)
{
    return isHeld(position, passage.passed()) ? Refusal{"BRK-01"} : allowed;
}

bool isWholePath(std::uint32_t path)
{
    return lengthOf(path) <= mostOnPath && path >> (4 + 3 * lengthOf(path)) == 0;
}

/// PASS-10, PASS-08: the figure that was passed no longer holds, and may strike.
void answerPassage(Unfolding& unfolding, const Passage& passage)
{
    if (passage.opposing == FigureId::None)
        return;
    unfolding.emit("PASS-10", FreedFrom{passage.opposing});
    offerFreeAttack(unfolding, passage.opposing, unfolding.turn().figure);
}

/// Tries every way on from a passage, deepest last, and calls `visit(path, passage)`.
template <typename Visit>
void explore(const Position& position, const Bans& bans, SquareIndex from, std::uint32_t path,
             const Passage& passage, Visit&& visit)
{
    if (passage.cost() + 1 > position.turn().speed || lengthOf(path) == mostOnPath)
        return;
    const Board& board = position.board();
    for (unsigned mask = stepsFrom(position, from); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        const SquareIndex next = board.neighbour(from, direction);
        if (position.state().occupant(next).isNone())
            continue;
        Passage longer = passage;
        if (!passOne(position, bans, from, next, longer).isAllowed())
            continue;
        visit(extended(path, direction), longer);
        // PASS-07, BASE-16: an opposing figure is the last, but may have further squares.
        const bool goesOn =
            longer.opposing == FigureId::None || !position.kind(longer.opposing).isOneSquare();
        if (goesOn)
            explore(position, bans, next, extended(path, direction), longer, visit);
    }
}

/// Calls `visit(path, passage)` for every chain of occupied squares that can be passed.
template <typename Visit> void forEachPassage(const Position& position, const Bans& bans, Visit&& visit)
{
    Passage passage;
    const Beginning beginning = beginPassage(position, bans, passage);
    if (!beginning.refusal.isAllowed() || beginning.square == noSquare)
        return;
    if (passage.squareCount > 0)
        visit(std::uint32_t(0), passage);
    // PASS-07, BASE-16
    if (passage.opposing == FigureId::None || !position.kind(passage.opposing).isOneSquare())
        explore(position, bans, beginning.square, 0, passage, visit);
}

/// Calls `visit(direction, square)` for the free squares to which checkWay lets a passage go on.
template <typename Visit> void forEachWayOn(const Position& position, const Passage& passage, Visit&& visit)
{
    for (unsigned mask = stepsFrom(position, passage.last()); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        const SquareIndex square = position.board().neighbour(passage.last(), direction);
        const Occupant occupant = position.state().occupant(square);
        if (occupant.isNone() || occupant.figure() == position.turn().figure)
            visit(direction, square);
    }
}

/// DG-14, PASS-14: somewhere on its way it would have to roll.
bool needsCourageFor(const Position& position, Passage passage, SquareIndex to)
{
    SquareIndex from = squareOfActive(position);
    for (const SquareIndex next : passage.wayTo(to)) {
        if (needsCourage(position, from, next))
            return true;
        from = next;
    }
    return false;
}

bool leadsToExit(const Position& position, const Passage& passage)
{
    return canLeaveFrom(position, passage.last());
}

} // namespace

Refusal check(const Position& position, const PassThrough& action)
{
    const int length = lengthOf(action.path);
    if (length < 1 || !isWholePath(action.path))
        return {"PASS-05"};
    Passage passage;
    if (const Refusal refusal = follow(position, action.path, length - 1, passage); !refusal.isAllowed())
        return refusal;
    const Direction onward = directionAt(action.path, length - 1);
    int cost = 0;
    if (const Refusal refusal = checkOnward(position, passage, onward, cost); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkSpeed(position, cost); !refusal.isAllowed())
        return refusal;
    const SquareIndex to = position.board().neighbour(passage.last(), onward);
    if (const Refusal refusal = checkUse(position, to, action.use); !refusal.isAllowed())
        return refusal;
    return checkHeld(position, passage);
}

Refusal check(const Position& position, const LeaveThrough& action)
{
    if (!isWholePath(action.path))
        return {"ENT-11"};
    Passage passage;
    if (const Refusal refusal = follow(position, action.path, lengthOf(action.path), passage);
        !refusal.isAllowed())
        return refusal;
    if (squareOfActive(position) == noSquare || !leadsToExit(position, passage))
        return {"ENT-11"};
    if (carriedBy(position, position.turn().figure) != ArtifactId::None)
        return {"DRESS-18"};
    if (const Refusal refusal = checkSpeed(position, passage.cost() + leavingCost); !refusal.isAllowed())
        return refusal;
    return checkHeld(position, passage);
}

void carryOut(Unfolding& unfolding, const PassThrough& action)
{
    const Position position = unfolding.position();
    Passage passage;
    int cost = 0;
    const Direction onward = directionAt(action.path, lengthOf(action.path) - 1);
    follow(position, action.path, lengthOf(action.path) - 1, passage);
    checkOnward(position, passage, onward, cost);
    const SquareIndex to = position.board().neighbour(passage.last(), onward);
    if (moveActive(unfolding, "PASS-02", passage.wayTo(to), cost, action.use))
        answerPassage(unfolding, passage);
}

void carryOut(Unfolding& unfolding, const LeaveThrough& action)
{
    Passage passage;
    follow(unfolding.position(), action.path, lengthOf(action.path), passage);
    if (!daresToGo(unfolding, passage.way()))
        return;
    unfolding.spend("ENT-11", passage.cost() + leavingCost);
    // DOOR-10, MOV-14 (5a): iron doors on its way close before anybody strikes.
    SquareIndex from = squareOfActive(unfolding.position());
    for (const SquareIndex to : passage.way())
        closeBehind(unfolding, std::exchange(from, to), to);
    unfolding.later(GoOut{}); // ENT-11: after the free attack and its answer
    answerPassage(unfolding, passage);
}

void resume(Unfolding& unfolding, const GoOut&)
{
    if (!isActiveGone(unfolding.position()))
        leaveDungeon(unfolding, 0);
}

void listPassages(const Position& position, bool isHeld, ActionList& actions)
{
    if (position.turn().has(activation::onlyTurning))
        return; // MRK-09
    if (position.turn().speed <= costPerSquare)
        return; // not even one square and a step beyond
    const Manner manner = mannerOfActive(position);
    forEachPassage(position, manner.bans, [&](std::uint32_t path, const Passage& passage) {
        if (position.turn().speed <= passage.cost() || (isHeld && !checkHeld(position, passage).isAllowed()))
            return;
        forEachWayOn(position, passage, [&](Direction onward, SquareIndex to) {
            int cost = 0;
            if (lengthOf(path) == mostOnPath ||
                !checkBeyond(position, manner, passage, onward, cost).isAllowed() ||
                !checkSpeed(position, cost).isAllowed())
                return;
            actions.add(PassThrough{extended(path, onward)});
            if (checkUse(position, to, true).isAllowed())
                actions.add(PassThrough{extended(path, onward), true});
        });
        if (leadsToExit(position, passage))
            actions.offer(LeaveThrough{path});
    });
}

bool hasPassage(const Position& position, int points, Passages which)
{
    if (points <= costPerSquare)
        return false; // not even one square and a step beyond
    const Manner manner = mannerOfActive(position);
    bool found = false;
    forEachPassage(position, manner.bans, [&](std::uint32_t, const Passage& passage) {
        if (found || passage.cost() >= points)
            return;
        if (which == Passages::WithoutRoll && passage.opposing != FigureId::None)
            return;
        forEachWayOn(position, passage, [&](Direction onward, SquareIndex to) {
            int cost = 0;
            if (found || !checkBeyond(position, manner, passage, onward, cost).isAllowed() || cost > points)
                return;
            found = which == Passages::All || !needsCourageFor(position, passage, to);
        });
        found = found || (squareOfActive(position) != noSquare && leadsToExit(position, passage) &&
                          passage.cost() + leavingCost <= points);
    });
    return found;
}

} // namespace delve::mageknight::play
