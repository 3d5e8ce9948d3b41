// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/doors.h"

namespace delve::mageknight::play {

namespace {

void listChoices(const Position& position, ActionList& actions)
{
    const GameState& state = position.state();
    const ReadyFigures ready(position);
    ready.forEach([&](FigureId figure) {
        if (ready.canActivate(figure))
            actions.add(Activate{figure});
    });
    for (std::size_t i = 0; i < state.tokens().size(); ++i)
        if (ready.canActivate(TokenId(i)))
            actions.add(ActivateToken{TokenId(i)});
    ready.forEach([&](FigureId figure) {
        if (ready.canActivate(figure) && checkIdle(position, figure).isAllowed())
            actions.add(Pass{figure});
    });
    listUses(position, ready, actions);
    listRiding(position, ready, actions);
    listNimble(position, actions);
    listCancellations(position, actions);
    actions.offer(EndTurn{});
    actions.offer(GiveUp{});
}

void listSteps(const Position& position, bool held, ActionList& actions)
{
    const SquareIndex square = squareOfActive(position);
    if (square == noSquare) {
        actions.offer(Enter{});
        actions.offer(Enter{true});
        const FigureId figure = position.turn().figure;
        const int width = figure == FigureId::None ? 1 : footprintOf(position.kind(figure).base()).width;
        for (int aside = 1; aside < width; ++aside)
            actions.offer(Enter{false, std::uint8_t(aside)}); // BASE-17
        return;
    }
    if (held)
        return; // BRK-01, ENT-11: nobody who is held takes a step
    const Board& board = position.board();
    const bool isFinishing = position.turn().has(activation::onlyTurning); // MRK-09, SA-G7
    const Pace pace = paceOfActive(position);
    const Bans bans = bansOfActive(position);
    for (unsigned mask = isFinishing ? 0 : stepsFrom(position, square); mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        const SquareIndex to = board.neighbour(square, direction);
        const int cost = stepCost(position, pace, square, direction);
        if (!checkSpeed(position, cost).isAllowed() ||
            !checkDestination(position, bans, square, to, cost).isAllowed())
            continue;
        actions.add(Step{direction});
        if (checkUse(position, to, true).isAllowed())
            actions.add(Step{direction, true});
    }
    if (board.has(square, SquareFlag::Staircase))
        actions.offer(TakeStairs{});
    actions.offer(Leave{});
}

void listTurns(const Position& position, ActionList& actions)
{
    if (!mayTurn(position) || isHull(position, position.turn().figure))
        return;
    const FigureId figure = position.turn().figure;
    if (!position.kind(figure).isOneSquare() || position.kind(figure).favoursSide()) {
        for (const Direction facing : allDirections)
            forEachLeaning(position, figure, [&](Leaning leaning) { actions.offer(Turn{facing, leaning}); });
        return;
    }
    const Direction now = position.figure(figure).facing;
    for (const Direction facing : allDirections)
        if (facing != now)
            actions.add(Turn{facing});
}

void listHandiwork(const Position& position, const Beside& beside, ActionList& actions)
{
    forEachDoorBeside(position, [&](DoorId door) {
        actions.offer(OpenDoor{door});
        actions.offer(CloseDoor{door});
    });
    if (beside.chests != 0)
        listChestDeeds(position, actions);
    listPickUps(position, actions);
    listArtifactUses(position, actions);
    listItems(position, actions);
}

void listDeeds(const Position& position, const Beside& beside, ActionList& actions)
{
    // MD-27, PSGR-06: sections and passengers do nothing that needs no dial.
    if (!isRiderActing(position) || refusalOfCarried(position, false).isAllowed())
        listHandiwork(position, beside, actions);
    if (beside.opposing != 0)
        listThefts(position, actions);
}

void listMoves(const Position& position, const Beside& beside, ActionList& actions)
{
    const bool held = beside.opposing != 0 && isHeld(position);
    listSteps(position, held, actions);
    if (held)
        actions.offer(BreakAway{});
    // PASS-01: who is inside passes through what stands beside it.
    if (beside.figures != 0 || beside.chests != 0 || squareOfActive(position) == noSquare)
        listPassages(position, held, actions);
    listTurns(position, actions);
    listFlights(position, actions);
    listDrives(position, actions);
}

void listActivation(const Position& position, ActionList& actions)
{
    const Beside beside = besideOf(position, position.turn().figure);
    if (!isRiderActing(position)) // CAV-13
        listMoves(position, beside, actions);
    listPassengerDeeds(position, actions);
    listActors(position, actions);
    listAttacks(position, beside, actions);
    listShots(position, beside, actions);
    listHealing(position, actions);
    listCancellations(position, actions);
    listDeeds(position, beside, actions);
    actions.offer(EndActivation{});
}

} // namespace

void legalActions(const Game& game, const GameState& state, Actions& out, std::size_t most)
{
    out.clear();
    if (state.turn().isOver())
        return;
    const Position position(game, state);
    ActionList actions(position, out, most);
    if (!isFreeToAct(state))
        return std::visit(
            [&]<typename T>(const T& decision) {
                if constexpr (IsDecision<T>)
                    listOptions(position, decision, actions);
            },
            *nextTask(state));
    if (state.turn().isActivation())
        listActivation(position, actions);
    else
        listChoices(position, actions);
}

PlayerId playerToAct(const Game& game, const GameState& state)
{
    if (state.turn().isOver())
        return PlayerId::None;
    const Position position(game, state);
    const auto decision = pendingDecision(position);
    return decision ? decision->player : actingPlayer(position);
}

} // namespace delve::mageknight::play
