// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/turns/starting_player.h"

#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/turns/turns.h"
#include "engine/mageknight/scenario/starting_roll.h"

namespace delve::mageknight::play {

Refusal check(const Position&, const RollForStart&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const RollForStart&)
{
    unfolding.answered();
    const std::size_t place =
        startingPlace(std::size_t(unfolding.game().playerCount()), [&](std::size_t player) {
            return unfolding.rollTwo("START-02", RollFor::Start, PlayerId(player)).total();
        });
    unfolding.emit("START-02", StartingPlayerFound{PlayerId(place)});
    unfolding.emit("TURN-01", TurnBegan{PlayerId(place), 1});
    if (unfolding.game().hasTitans()) // BASE-25: one may stand there from the start
        noteUnopposed(unfolding);
}

PlayerId deciderOf(const Position&, const StartRoll&)
{
    return PlayerId(0);
}

void listOptions(const Position&, const StartRoll&, ActionList& actions)
{
    actions.add(RollForStart{});
}

void evolve(StateWriter& state, const StartingPlayerFound& event)
{
    if (usesMovementMarkers(state.game()))
        state.turn().monsterMaster = event.player; // MULTI-03: the starting player
}

} // namespace delve::mageknight::play
