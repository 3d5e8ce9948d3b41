// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"

// DNR-DRAW: Movement is saved, one card is discarded.

namespace delve::dungeoneer::play {

Refusal check(const Position& position, PlayerId, const SaveMovement&)
{
    return pending<SaveChoice>(position) ? allowed : Refusal{"DNR-DRAW-02"};
}

// DNR-DRAW-02, DNR-DRAW-03: one point is kept, the others are lost.
void carryOut(Unfolding& unfolding, PlayerId actor, const SaveMovement& action)
{
    unfolding.answered();
    unfolding.emit("DNR-DRAW-03", MovementSet{actor, std::int16_t(action.saves)});
}

// DNR-DRAW-04: one card of the hand, a Treasure of the Inventory, or a monster of the Horde. DNR-BOON-04:
// never a Boon of the Inventory. DNR-DRAW-06: nothing need be discarded with an empty hand.
Refusal check(const Position& position, PlayerId actor, const DiscardOne& action)
{
    if (!pending<DiscardChoice>(position))
        return {"DNR-DRAW-04"};
    const std::size_t own = indexOf(actor);
    const GameState& state = position.state();
    if (action.card == CardId::None)
        return state.hands[own].isEmpty() ? allowed : Refusal{"DNR-DRAW-04"};
    if (state.boons[own].has(action.card))
        return {"DNR-BOON-04"};
    const bool mayGo = state.hands[own].has(action.card) || state.treasures[own].has(action.card) ||
                       state.hordes[own].has(action.card);
    return mayGo ? allowed : Refusal{"DNR-DRAW-04"};
}

void carryOut(Unfolding& unfolding, PlayerId actor, const DiscardOne& action)
{
    unfolding.answered();
    if (action.card == CardId::None)
        return;
    const bool isTreasure = unfolding.state().treasures[indexOf(actor)].has(action.card);
    discardCard(unfolding, isTreasure ? "DNR-TREAS-03" : "DNR-DRAW-04", action.card);
}

} // namespace delve::dungeoneer::play
