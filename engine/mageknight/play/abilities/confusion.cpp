// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/confusion.h"

#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

/// What one figure leaves behind when another one is moved in its place.
void forgetMovement(StateWriter& state)
{
    for (const FigureSet set : {FigureSet::BrokenAway, FigureSet::Feared, FigureSet::Faced})
        state.clear(set);
    state.turn().cameFrom = noSquare;
    state.turn().trail = state.turn().trailEnd = noSquare;
    state.turn().bounds = 0;
}

} // namespace

void confuse(Unfolding& unfolding, const Stroke& stroke, FigureId target)
{
    const int natural = rollToHit(unfolding, stroke, target);
    if (!settleStroke(unfolding, stroke, std::array{StrokeTarget{target}}, natural))
        return;
    const TurnState& turn = unfolding.turn();
    unfolding.later(ConfusedMove{turn.figure, turn.speed, turn.flags});
    // CAV-11: a rider is not moved without its mount.
    const FigureId moved = pieceOf(unfolding.position(), target);
    const int speed = speedOf(unfolding.position(), moved);
    unfolding.emit("SA-MAGIC-CONFUSION", ConfusionBegan{moved, std::int16_t(speed), stroke.striker});
    pickSpeedGift(unfolding, moved);
}

PlayerId moverOfConfused(const Position& position)
{
    const TurnState& turn = position.turn();
    const PlayerId team = position.figure(turn.confuser).team;
    if (team != PlayerId::None)
        return team;
    // CON-10: a Mage Spawn that answers does so through the opponent of the player whose turn it is.
    return turn.has(activation::answered) ? opponentOf(position.game(), turn.player) : turn.player;
}

PlayerId actingPlayer(const Position& position)
{
    const TurnState& turn = position.turn();
    return turn.has(activation::confused) ? moverOfConfused(position) : turn.player;
}

Refusal checkConfusedStep(const Position& position, SquareIndex to)
{
    // SA-MAGIC-CONFUSION: not next to the confuser or one of its friends.
    const FigureId confuser = position.turn().confuser;
    bool isNext = false;
    forEachAdjacentSquare(position, to, [&](Direction, SquareIndex square) {
        const FigureId other = position.state().occupant(square).figure();
        isNext |= other != FigureId::None && other != position.turn().figure &&
                  !areOpposing(position, confuser, other);
    });
    return isNext ? Refusal{"SA-MAGIC-CONFUSION"} : allowed;
}

void resume(Unfolding& unfolding, const EndConfusion&)
{
    // A state that was kept before answers could confuse remembers nothing but the confuser.
    ConfusedMove move{unfolding.turn().confuser, 0, activation::attacked};
    if (const auto remembered = pending<ConfusedMove>(unfolding.position())) {
        unfolding.answered();
        move = *remembered;
    }
    unfolding.emit("SA-MAGIC-CONFUSION", ConfusionEnded{move.figure, move.speed, move.flags});
}

void evolve(StateWriter& state, const ConfusionBegan& event)
{
    forgetMovement(state);
    TurnState& turn = state.turn();
    const bool isAnswer = event.figure == turn.figure;
    turn.confuser = event.by;
    turn.figure = event.figure;
    turn.speed = event.speed;
    turn.flags =
        std::uint16_t(activation::attacked | activation::confused | (isAnswer ? activation::answered : 0));
}

void evolve(StateWriter& state, const ConfusionEnded& event)
{
    forgetMovement(state);
    TurnState& turn = state.turn();
    turn.figure = event.figure;
    turn.confuser = FigureId::None;
    turn.speed = event.speed;
    turn.flags = event.flags;
}

} // namespace delve::mageknight::play
