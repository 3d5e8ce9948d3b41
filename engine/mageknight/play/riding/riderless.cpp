// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/riding/riderless.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/turns/ending.h"

namespace delve::mageknight::play {

namespace {

/// CAV-22: a mount in the dungeon without a rider, and of this kind.
bool isRiderless(const Position& position, FigureId figure, Intelligence intelligence)
{
    const FigureState& state = position.figure(figure);
    const auto& mount = position.game().parts().figures[indexOf(figure)].kind->mount;
    return mount && mount->intelligence == intelligence && state.isInside() && !state.isRidden();
}

template <typename Visit>
void forEachRiderless(const Position& position, Intelligence intelligence, Visit&& visit)
{
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (isRiderless(position, FigureId(i), intelligence))
            visit(FigureId(i));
}

} // namespace

bool isMasterless(const Position& position, FigureId figure)
{
    return isRiderless(position, figure, Intelligence::MeanSpirited);
}

bool loseSkittish(Unfolding& unfolding)
{
    bool isAnyGone = false;
    forEachRiderless(unfolding.position(), Intelligence::Skittish, [&](FigureId mount) {
        unfolding.emit("INT-02", MountFled{mount});
        isAnyGone = true;
    });
    if (isAnyGone)
        resume(unfolding, CheckEnd{});
    return unfolding.turn().isOver();
}

void turnMeanSpirited(Unfolding& unfolding)
{
    const PlayerId player = unfolding.turn().player;
    forEachRiderless(unfolding.position(), Intelligence::MeanSpirited, [&](FigureId mount) {
        if (unfolding.position().figure(mount).team != player)
            unfolding.emit("INT-04", MountSided{mount, player});
    });
}

void evolve(StateWriter& state, const MountFled& event)
{
    state.lift(event.mount);
    FigureState& mount = state.figure(event.mount);
    mount.where = Whereabouts::Eliminated;
    mount.square = noSquare;
    mount.marks = std::uint16_t(mount.marks & ~mark::transferring);
    mount.touchedBy = FigureId::None;
}

void evolve(StateWriter& state, const MountSided& event)
{
    state.figure(event.mount).team = event.player;
}

} // namespace delve::mageknight::play
