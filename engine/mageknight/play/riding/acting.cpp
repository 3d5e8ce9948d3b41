// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/riding/acting.h"

#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/section_turns.h"

namespace delve::mageknight::play {

Refusal check(const Position& position, const ActAs& action)
{
    const TurnState& turn = position.turn();
    if (turn.figure == FigureId::None || !position.knows(action.figure) ||
        !position.figure(turn.figure).isInside())
        return {"CAV-14"};
    if (isHull(position, action.figure) || isSection(position, action.figure))
        return checkSectionActs(position, action.figure); // MD-27
    if (companionOf(position, turn.figure) != action.figure)
        return {"CAV-14"};
    // ACT-07: one attack in all, after which nothing is left to do.
    if (turn.has(activation::attacked))
        return {"ACT-07"};
    // To and fro once for all that is paid, or it would never end.
    return turn.isBound(bitOfActor(position, action.figure)) ? Refusal{"CAV-14"} : allowed;
}

void carryOut(Unfolding& unfolding, const ActAs& action)
{
    const bool isOfSections = isHull(unfolding.position(), pieceOf(unfolding.position(), action.figure));
    unfolding.emit(isOfSections ? "MD-27" : "CAV-14", ActorChosen{action.figure});
}

void evolve(StateWriter& state, const ActorChosen& event)
{
    TurnState& turn = state.turn();
    turn.figure = event.figure;
    turn.bounds |= bitOfActor({state.game(), state.state()}, event.figure);
}

void listActors(const Position& position, ActionList& actions)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None)
        return;
    if (isHull(position, figure) || isSection(position, figure))
        return listSectionActors(position, actions);
    if (companionOf(position, figure) != FigureId::None)
        actions.offer(ActAs{companionOf(position, figure)});
}

} // namespace delve::mageknight::play
