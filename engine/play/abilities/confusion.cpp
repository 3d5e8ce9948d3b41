#include "engine/play/abilities/confusion.h"

#include "engine/play/answers.h"
#include "engine/play/close_combat.h"
#include "engine/play/figures.h"
#include "engine/play/state_writer.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

namespace delve::play {

namespace {

constexpr AttackForm confusion = AttackForm::MagicConfusion;

/// What follows the attack: the answer of the target, then the end of the activation.
void concludeAttack(Unfolding& unfolding, FigureId attacker, FigureId target)
{
    unfolding.later(CloseActivation{});
    expectAnswers(unfolding, {Blow::Shot, attacker, confusion}, std::array{StrokeTarget{target}});
}

/// What one figure leaves behind when another one is moved in its place.
void forgetMovement(StateWriter& state)
{
    for (const FigureSet set : {FigureSet::BrokenAway, FigureSet::Feared, FigureSet::Faced})
        state.clear(set);
    state.turn().cameFrom = noSquare;
}

} // namespace

void confuse(Unfolding& unfolding, FigureId target)
{
    const FigureId attacker = unfolding.turn().figure;
    unfolding.spend("CMB-01", costOfAttack(unfolding.position(), true));
    unfolding.emit("ACT-07", ActivationMarked{activation::attacked});
    const Stroke stroke{Blow::Shot, attacker, confusion};
    const int natural = rollToHit(unfolding, stroke, target);
    // DMG-13: a critical miss can eliminate; what follows from that comes before the answer.
    if (natural == 2)
        concludeAttack(unfolding, attacker, target);
    const bool isHit = settleStroke(unfolding, stroke, std::array{StrokeTarget{target}}, natural);
    if (natural == 2)
        return;
    if (!isHit)
        return concludeAttack(unfolding, attacker, target);
    const int speed = speedOf(unfolding.position(), target);
    unfolding.emit("SA-MAGIC-CONFUSION", ConfusionBegan{target, std::int16_t(speed)});
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
    const FigureId target = unfolding.turn().figure;
    const FigureId attacker = unfolding.turn().confuser;
    unfolding.emit("SA-MAGIC-CONFUSION", ConfusionEnded{});
    concludeAttack(unfolding, attacker, target);
}

void evolve(StateWriter& state, const ConfusionBegan& event)
{
    forgetMovement(state);
    TurnState& turn = state.turn();
    turn.confuser = turn.figure;
    turn.figure = event.figure;
    turn.speed = event.speed;
    turn.flags = activation::attacked | activation::confused;
}

void evolve(StateWriter& state, const ConfusionEnded&)
{
    forgetMovement(state);
    TurnState& turn = state.turn();
    turn.figure = turn.confuser;
    turn.confuser = FigureId::None;
    turn.speed = 0;
    turn.flags = activation::attacked;
}

} // namespace delve::play
