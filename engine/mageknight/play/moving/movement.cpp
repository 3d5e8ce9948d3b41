// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/movement.h"

#include "engine/mageknight/play/abilities/end_of_movement.h"
#include "engine/mageknight/play/abilities/nimble.h"
#include "engine/mageknight/play/abilities/terrify.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/moving/after_step.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/moving/doors.h"
#include "engine/mageknight/play/moving/height.h"
#include "engine/mageknight/play/moving/large_steps.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/moving/transfer.h"

namespace delve::mageknight::play {

namespace {

/// All but the holding of BRK-01.
Refusal checkIfFree(const Position& position, const Step& action)
{
    const SquareIndex from = squareOfActive(position);
    if (from == noSquare)
        return {"START-05"}; // the first move of a hero that is outside is to enter
    const Board& board = position.board();
    // What cannot be entered at all is not refused for want of speed points.
    if (const Refusal refusal = checkWay(position, from, action.direction); !refusal.isAllowed())
        return refusal;
    const int cost = stepCostOfActive(position, from, action.direction);
    if (const Refusal refusal = checkSpeed(position, cost); !refusal.isAllowed())
        return refusal;
    const SquareIndex to = board.neighbour(from, action.direction);
    if (const Refusal refusal = checkDestination(position, to, cost); !refusal.isAllowed())
        return refusal;
    return checkUse(position, to, action.use);
}

} // namespace

Refusal check(const Position& position, const Step& action)
{
    if (const Refusal refusal = checkIfFree(position, action); !refusal.isAllowed())
        return refusal;
    return isHeld(position) ? Refusal{"BRK-01"} : allowed;
}

Refusal check(const Position& position, const TakeStairs&)
{
    const SquareIndex from = squareOfActive(position);
    const SquareIndex to = from == noSquare ? noSquare : position.board().staircasePartner(from);
    if (to == noSquare)
        return {"MRK-23"};
    if (isActiveLarge(position))
        return {"BASE-20"};
    // MRK-20, MRK-23: the partner's cost without a diagonal surcharge; otherwise a step like any other.
    const int cost = entryCostOfActive(position, to);
    if (const Refusal refusal = checkSpeed(position, cost); !refusal.isAllowed())
        return refusal;
    if (const Refusal refusal = checkDestination(position, to, cost); !refusal.isAllowed())
        return refusal;
    return isHeld(position) ? Refusal{"BRK-01"} : allowed;
}

Refusal check(const Position& position, const Turn& action)
{
    if (position.turn().figure != FigureId::None && isHull(position, position.turn().figure))
        return {"MD-04"}; // it turns with its move
    if (!mayTurn(position))
        return {position.turn().isBound(bound::facing) ? "SPD-04" : "SPIN-05"};
    const FigureId figure = position.turn().figure;
    if (!fitsLeaning(position, figure, action.leaning))
        return {"FARC-03"};
    if (!isNewHeading(position, figure, action.facing, action.leaning) && !position.turn().isCrooked())
        return {"SPIN-05"};
    return isActiveLarge(position) ? checkLargeTurn(position, action.facing) : allowed;
}

void carryOut(Unfolding& unfolding, const Step& action)
{
    const Position position = unfolding.position();
    const SquareIndex from = squareOfActive(position);
    const int cost = stepCostOfActive(position, from, action.direction);
    moveActive(unfolding, "MOV-14", position.board().neighbour(from, action.direction), cost, action.use);
}

void carryOut(Unfolding& unfolding, const TakeStairs&)
{
    const Position position = unfolding.position();
    const SquareIndex to = position.board().staircasePartner(squareOfActive(position));
    moveActive(unfolding, "MRK-23", to, entryCostOfActive(position, to), false);
}

void carryOut(Unfolding& unfolding, const Turn& action)
{
    const FigureId figure = unfolding.turn().figure;
    lean(unfolding, figure, action.leaning);
    if (isActiveLarge(unfolding.position()))
        return turnLarge(unfolding, action.facing);
    if (unfolding.position().figure(figure).facing != action.facing)
        unfolding.emit("SPIN-05", FigureTurned{figure, action.facing});
}

bool daresToGo(Unfolding& unfolding, std::span<const SquareIndex> way)
{
    SquareIndex from = squareOfActive(unfolding.position());
    for (const SquareIndex to : way) {
        if (!overcomesFear(unfolding, from, to))
            return false;
        from = to;
    }
    return true;
}

bool daresToCome(Unfolding& unfolding, SquareIndex square)
{
    return overcomesFear(unfolding, squareOfActive(unfolding.position()), square);
}

namespace {

/// BASE-09: iron doors close behind a long base once its last square has left them. PEA-05: the body goes
/// through every square of the way.
void moveLarge(Unfolding& unfolding, std::string_view rule, std::span<const SquareIndex> way)
{
    for (const SquareIndex to : way) {
        const DoorsAcross across(unfolding.position());
        unfolding.emit(rule, FigureMoved{unfolding.turn().figure, to});
        across.closeThoseLeft(unfolding);
    }
}

} // namespace

bool moveActive(Unfolding& unfolding, std::string_view rule, std::span<const SquareIndex> way, int cost,
                bool use)
{
    // MOV-14 (3): where Terrify keeps it away the step is not made and costs nothing.
    if (!daresToGo(unfolding, way))
        return false;
    SquareIndex from = squareOfActive(unfolding.position());
    unfolding.spend(rule, cost);
    if (isActiveLarge(unfolding.position())) {
        moveLarge(unfolding, rule, way);
        unfolding.later(AfterStep{});
        return true;
    }
    if (unfolding.turn().token != TokenId::None)
        unfolding.emit(rule, TokenMoved{unfolding.turn().token, way.back()});
    else
        unfolding.emit(rule, FigureMoved{unfolding.turn().figure, way.back()});
    // MOV-14 (5a): before anything is met.
    for (const SquareIndex to : way) {
        closeBehind(unfolding, from, to);
        from = to;
    }
    unfolding.later(AfterStep{use});
    return true;
}

void resume(Unfolding& unfolding, const AfterStep& task)
{
    if (isActiveGone(unfolding.position()))
        return; // MOV-14: if the figure is eliminated the rest falls away
    // MOV-14 (7): each token that was met converts before the next, and before a transfer is declared.
    if (const auto meeting = unfolding.nextMeeting()) {
        unfolding.later(task);
        return settleMeeting(unfolding, *meeting);
    }
    straightenIfHeld(unfolding);
    offerNimbleTurns(unfolding);
    if (task.use) {
        unfolding.emit("MRK-08", TransferDeclared{unfolding.turn().figure});
        unfolding.emit("MRK-09", ActivationMarked{activation::finishing});
    }
}

namespace {

void finishMoving(Unfolding& unfolding)
{
    if (!unfolding.turn().has(activation::moved))
        return;
    unfolding.emit("MOV-15", MovementEnded{});
    const FigureId figure = unfolding.turn().figure;
    if (figure == FigureId::None || !unfolding.position().figure(figure).isInside())
        return;
    // MOV-15: first the spins, then Ram, then Pole Arm.
    const AbilitySet abilities = abilitiesOf(unfolding.position(), figure);
    if (isNextToOpposing(unfolding.position(), figure)) {
        unfolding.later(PoleArmBlows{});
        if (canRam(unfolding.position(), figure) && !unfolding.turn().has(activation::rammed))
            unfolding.later(RamBlows{});
    }
    // SA-SNEAK-ATTACK: nobody turns to it.
    if (!abilities.has(Ability::SneakAttack))
        offerSpins(unfolding, std::array{figure});
}

} // namespace

void endMovement(Unfolding& unfolding)
{
    finishMoving(unfolding);
    // DRESS-18: whatever it carries goes down before everything else, so it comes last onto the agenda.
    putDownLoad(unfolding);
}

void goBack(Unfolding& unfolding)
{
    const Position position = unfolding.position();
    const TurnState turn = unfolding.turn();
    if (isActiveLarge(position)) {
        // BASE-05: to where it could last rest; if that is taken, to the nearest (MAP-23).
        const Stance to =
            turn.cameFrom == noSquare ? Stance{} : nearestStance(position, turn.figure, turn.cameFrom);
        unfolding.emit("BASE-05", FigurePlaced{turn.figure, to.anchor, to.facing});
        return unfolding.spend("BASE-05", turn.speed);
    }
    const std::string_view rule = turn.has(activation::aloft)   ? "SPD-10"
                                  : turn.token != TokenId::None ? "ART-12"
                                                                : "ART-10";
    // SA-FLIGHT: to the nearest square (MAP-23) if that one is taken meanwhile.
    const SquareIndex to = turn.cameFrom == noSquare ? noSquare : nearestFree(position, turn.cameFrom, false);
    if (turn.token != TokenId::None)
        unfolding.emit(rule, TokenMoved{turn.token, to});
    else
        unfolding.emit(rule, FigurePlaced{turn.figure, to, position.figure(turn.figure).facing});
    unfolding.spend(rule, turn.speed);
}

namespace {

/// SPIN-03, ART-10: remembers that the active figure or token moved, and where it could last have stopped.
void noteStep(StateWriter& state, SquareIndex from)
{
    TurnState& turn = state.turn();
    turn.flags |= activation::moved | activation::entered;
    const Position position(state.game(), state.state());
    // The base of a larger figure that is not aloft could rest where it was.
    if (!turn.has(activation::aloft) &&
        (from == noSquare || isActiveLarge(position) || !isNoStop(position, from)))
        turn.cameFrom = from;
}

/// BASE-05: a base that nobody could leave where it is.
bool isLargeAloft(const Position& position)
{
    return position.turn().isCrooked()
               ? !facingToStand(position, position.turn().figure, squareOfActive(position))
               : !canStand(position, position.turn().figure,
                           {squareOfActive(position), position.figure(position.turn().figure).facing});
}

} // namespace

void noteHeight(StateWriter& state)
{
    const Position position(state.game(), state.state());
    const FigureId figure = state.turn().figure;
    const SquareIndex square = squareOfActive(position);
    const bool isAloft = square != noSquare &&
                         (isActiveLarge(position) ? isLargeAloft(position)
                                                  : position.state().occupant(square).figure() != figure ||
                                                        !position.board().isPlayable(square));
    TurnState& turn = state.turn();
    turn.flags = std::uint16_t(isAloft ? turn.flags | activation::aloft : turn.flags & ~activation::aloft);
}

namespace {

/// PEA-05, MOUNT-03: the body follows over the squares that the front one has left; where that makes it
/// straight the figure faces that way.
void trailBehind(StateWriter& state, FigureId id, const Body& before)
{
    FigureState& figure = state.figure(id);
    TurnState& turn = state.turn();
    const FigureKind& kind = state.game().kind(id);
    const Board& board = state.game().board(state.state());
    const SquareIndex next = *before.begin();
    const bool isMount = kind.footprint(figure.facing).size() > 2;
    const SquareIndex last = !isMount            ? noSquare
                             : turn.isCrooked()  ? turn.trail
                             : before.size() > 1 ? before.begin()[1]
                                                 : noSquare;
    turn.trail = next;
    turn.trailEnd = last;
    for (const Side side : allSides) {
        const auto squares = kind.footprint(directionOf(side));
        const Square anchor = board.squareOf(figure.square);
        if (board.squareAt(anchor + squares[1]) != next ||
            (isMount && board.squareAt(anchor + squares[2]) != last))
            continue;
        figure.facing = directionOf(side);
        turn.trail = turn.trailEnd = noSquare;
    }
}

/// The body of the active figure lies straight again, or is no longer there.
void forgetTrail(StateWriter& state, FigureId id)
{
    if (state.turn().figure == id)
        state.turn().trail = state.turn().trailEnd = noSquare;
}

/// PSGR-11: the chariot has moved or turned in this turn.
void noteDriven(StateWriter& state, FigureId id)
{
    if (state.game().kind(id).isHull() && state.figure(id).isInside())
        state.figure(id).marks |= mark::drove;
}

} // namespace

void evolve(StateWriter& state, const FigureMoved& event)
{
    FigureState& figure = state.figure(event.figure);
    const SquareIndex from = figure.square;
    const bool trails = from != noSquare && event.figure == state.turn().figure &&
                        state.game().kind(event.figure).tread() == Tread::Trails;
    const Body before = trails ? bodyOf({state.game(), state.state()}, event.figure) : Body();
    state.lift(event.figure);
    figure.square = event.to;
    if (trails)
        trailBehind(state, event.figure, before);
    figure.where = Whereabouts::Inside;
    // MRK-10: a declared transfer lapses when the figure leaves the square.
    figure.marks = std::uint16_t(figure.marks & ~mark::transferring);
    state.settle(event.figure);
    if (event.figure == state.turn().figure) {
        noteStep(state, from);
        noteHeight(state);
    }
    noteDriven(state, event.figure);
}

void evolve(StateWriter& state, const FigurePlaced& event)
{
    FigureState& figure = state.figure(event.figure);
    state.lift(event.figure);
    forgetTrail(state, event.figure);
    figure.square = event.to;
    figure.facing = event.facing;
    figure.where = event.to == noSquare ? Whereabouts::Outside : Whereabouts::Inside;
    figure.marks = std::uint16_t(figure.marks & ~mark::transferring);
    state.settle(event.figure);
    if (event.figure == state.turn().figure)
        noteHeight(state);
}

void evolve(StateWriter& state, const TokenMoved& event)
{
    const SquareIndex from = state.token(event.token).square;
    state.lift(event.token);
    state.token(event.token).square = event.to;
    state.settle(event.token);
    if (event.token == state.turn().token)
        noteStep(state, from);
}

void evolve(StateWriter& state, const FigureTurned& event)
{
    state.lift(event.figure);
    forgetTrail(state, event.figure);
    state.figure(event.figure).facing = event.facing;
    state.settle(event.figure);
    if (event.figure == state.turn().figure && !state.game().kind(event.figure).isOneSquare()) {
        state.turn().bounds |= bound::turned; // TITAN-23
        // PEA-07: a body that comes to lie on other squares has moved. MD-04: so has who turns on the dot.
        const Tread tread = state.game().kind(event.figure).tread();
        if ((tread == Tread::Trails || tread == Tread::Drives) && state.figure(event.figure).isInside())
            state.turn().flags |= activation::moved;
        noteHeight(state);
    }
    noteDriven(state, event.figure);
}

void evolve(StateWriter& state, const MovementEnded&)
{
    state.turn().flags = std::uint16_t(state.turn().flags & ~activation::moved);
}

} // namespace delve::mageknight::play
