// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/riding/dismounting.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/riding/on_foot.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/turns/activations.h"
#include "engine/mageknight/play/turns/turns.h"

namespace delve::mageknight::play {

namespace {

/// CAV-20: the rider may stand on this square beside its mount, whose own squares are not free yet.
bool canStandBeside(const Position& position, FigureId rider, SquareIndex square)
{
    return isFreeToPut(position, square) && isSquareBeside(position, square, position.figure(rider).carrier);
}

} // namespace

bool hasRoomToDismount(const Position& position, FigureId rider)
{
    bool hasRoom = false;
    forEachSquareBeside(position, position.figure(rider).carrier, [&](SquareIndex square) {
        hasRoom = hasRoom || canStandBeside(position, rider, square);
    });
    return hasRoom;
}

Refusal check(const Position& position, const Dismount& action)
{
    if (const Refusal refusal = checkActivation(position, action.mount, true); !refusal.isAllowed())
        return refusal;
    const FigureState& mount = position.figure(action.mount);
    // START-05: who is outside enters first.
    if (companionOf(position, action.mount) == FigureId::None || !mount.isInside() ||
        !hasRoomToDismount(position, mount.load))
        return {"CAV-24"};
    return checkIdle(position, action.mount);
}

Refusal check(const Position& position, const MountUp& action)
{
    if (const Refusal refusal = checkActivation(position, action.rider, true); !refusal.isAllowed())
        return refusal;
    // CAV-25: next to a friendly mount without a rider, of a type that fits.
    const bool fits = position.knows(action.mount) && !position.figure(action.mount).isRidden() &&
                      areAdjacent(position, action.rider, action.mount) &&
                      !areOpposing(position, action.rider, action.mount) &&
                      position.game().canRide(action.rider, action.mount);
    return fits ? checkIdle(position, action.rider) : Refusal{"CAV-25"};
}

Refusal check(const Position& position, const StandOn& action)
{
    if (const auto thrown = pending<ThrownOut>(position))
        return checkThrow(position, *thrown, action);
    const Dismounting task = *pending<Dismounting>(position);
    const bool fits = action.square >= 0 && action.square < position.board().squareCount() &&
                      canStandBeside(position, task.rider, action.square) &&
                      fitsOnFoot(position, task.rider, action.leaning);
    return fits ? allowed : Refusal{"CAV-20"};
}

void carryOut(Unfolding& unfolding, const Dismount& action)
{
    const FigureId rider = unfolding.position().figure(action.mount).load;
    // CAV-24: both can still be activated.
    unfolding.emit("CAV-24", ActivationUsed{action.mount, false});
    unfolding.later(AfterSpecialAction{});
    unfolding.later(Dismounting{rider, action.mount});
}

void carryOut(Unfolding& unfolding, const MountUp& action)
{
    // CAV-25: that was the activation of the rider, while the unit has that of its mount.
    unfolding.emit("CAV-25", ActivationUsed{action.rider, true});
    unfolding.emit("CAV-25", RiderMounted{action.rider, action.mount});
    unfolding.later(AfterSpecialAction{});
}

void carryOut(Unfolding& unfolding, const StandOn& action)
{
    if (const auto thrown = pending<ThrownOut>(unfolding.position())) {
        unfolding.answered();
        return throwOut(unfolding, *thrown, action);
    }
    const Dismounting task = *pending<Dismounting>(unfolding.position());
    unfolding.answered();
    const bool isFall = isSpent(unfolding.position(), task.mount);
    unfolding.emit(isFall ? "CAV-20" : "CAV-24",
                   RiderDismounted{task.rider, task.mount, action.square, action.facing});
    lean(unfolding, task.rider, action.leaning);
    offerSpins(unfolding, std::array{task.rider});
}

void resume(Unfolding& unfolding, const AfterSpecialAction&)
{
    if (unfolding.turn().activationsLeft == 0)
        finishTurn(unfolding);
}

PlayerId deciderOf(const Position& position, const Dismounting& task)
{
    return landerFor(position, task.rider);
}

void listOptions(const Position& position, const Dismounting& task, ActionList& actions)
{
    forEachSquareBeside(position, task.mount, [&](SquareIndex square) {
        if (canStandBeside(position, task.rider, square))
            forEachHeadingOnFoot(position, task.rider, [&](Direction facing, Leaning leaning) {
                actions.add(StandOn{square, facing, leaning});
            });
    });
}

void listRiding(const Position& position, const ReadyFigures& ready, ActionList& actions)
{
    if (!position.game().hasRiders())
        return;
    ready.forEach([&](FigureId figure) {
        if (!ready.canActivate(figure) || !position.figure(figure).isInside())
            return;
        if (companionOf(position, figure) != FigureId::None)
            actions.offer(Dismount{figure});
        else if (position.kind(figure).figure().rider)
            forEachNeighbour(position, figure, [&](FigureId other) {
                if (position.kind(other).figure().mount)
                    actions.offer(MountUp{figure, other});
            });
    });
}

void part(StateWriter& state, FigureId id)
{
    FigureState& figure = state.figure(id);
    if (figure.isAboard())
        state.figure(figure.carrier).load = FigureId::None;
    if (figure.isRidden())
        state.figure(figure.load).carrier = FigureId::None;
    figure.carrier = figure.load = FigureId::None;
}

void evolve(StateWriter& state, const RiderDismounted& event)
{
    part(state, event.rider);
    FigureState& rider = state.figure(event.rider);
    rider.square = event.to;
    rider.facing = event.facing;
    state.settle(event.rider);
    // CAV-27: if its mount may strike back no more, the rider may.
    if (state.state().contains(FigureSet::Answering, event.mount))
        state.set(FigureSet::Answering, event.rider, true);
}

void evolve(StateWriter& state, const RiderMounted& event)
{
    state.lift(event.rider);
    FigureState& rider = state.figure(event.rider);
    rider.carrier = event.mount;
    rider.marks = std::uint16_t(rider.marks & ~mark::transferring);
    state.figure(event.mount).load = event.rider;
    state.settle(event.mount);
}

} // namespace delve::mageknight::play
