#include "engine/play/doors.h"
#include "engine/play/play.h"

namespace delve::play {

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
        actions.offer(ActivateToken{TokenId(i)});
    ready.forEach([&](FigureId figure) {
        if (ready.canActivate(figure) && checkIdle(position, figure).isAllowed())
            actions.add(Pass{figure});
    });
    listUses(position, ready, actions);
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
        return;
    }
    if (held)
        return; // BRK-01, ENT-11: nobody who is held takes a step
    const Board& board = position.board();
    const DirectionMask directions =
        position.turn().has(activation::finishing) ? DirectionMask(0) : board.adjacent(square); // MRK-09
    const Pace pace = paceOfActive(position);
    for (unsigned mask = directions; mask != 0; mask &= mask - 1) {
        const Direction direction = Direction(std::countr_zero(mask));
        if (!checkIfFree(position, pace, Step{direction}).isAllowed())
            continue;
        actions.add(Step{direction});
        if (checkUse(position, board.neighbour(square, direction), true).isAllowed())
            actions.add(Step{direction, true});
    }
    if (board.has(square, SquareFlag::Staircase))
        actions.offer(TakeStairs{});
    actions.offer(Leave{});
}

void listTurns(const Position& position, ActionList& actions)
{
    if (!mayTurn(position))
        return;
    const Direction now = position.figure(position.turn().figure).facing;
    for (const Direction facing : allDirections)
        if (facing != now)
            actions.add(Turn{facing});
}

void listDeeds(const Position& position, ActionList& actions)
{
    forEachDoorBeside(position, [&](DoorId door) {
        actions.offer(OpenDoor{door});
        actions.offer(CloseDoor{door});
    });
    listChestDeeds(position, actions);
    listPickUps(position, actions);
    listArtifactUses(position, actions);
    listItems(position, actions);
    listThefts(position, actions);
}

void listActivation(const Position& position, ActionList& actions)
{
    const bool held = isHeld(position);
    listSteps(position, held, actions);
    if (held)
        actions.offer(BreakAway{});
    listPassages(position, actions);
    listTurns(position, actions);
    listFlights(position, actions);
    listAttacks(position, actions);
    listShots(position, actions);
    listHealing(position, actions);
    listCancellations(position, actions);
    listDeeds(position, actions);
    actions.offer(EndActivation{});
}

} // namespace

void legalActions(const Game& game, const GameState& state, Actions& out)
{
    out.clear();
    if (state.turn().isOver())
        return;
    const Position position(game, state);
    ActionList actions(position, out);
    if (const auto task = nextTask(state))
        return std::visit(
            [&]<typename T>(const T& decision) {
                if constexpr (IsDecision<T>)
                    listOptions(position, decision, actions);
            },
            *task);
    if (state.turn().isActivation())
        listActivation(position, actions);
    else
        listChoices(position, actions);
}

PlayerId playerToAct(const Game& game, const GameState& state)
{
    if (state.turn().isOver())
        return PlayerId::None;
    const auto decision = pendingDecision({game, state});
    return decision ? decision->player : state.turn().player;
}

} // namespace delve::play
