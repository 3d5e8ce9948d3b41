// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/spin.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/movement.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// The arrived figure that this one may turn to. SPIN-08: adjacent and opposing.
FigureId arrivalBeside(const Position& position, FigureId figure)
{
    FigureId arrival = FigureId::None;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (position.state().contains(FigureSet::SpinArrivals, other) && areOpposing(position, figure, other))
            arrival = other;
    });
    return arrival;
}

/// SPIN-02, FARC-03: facing so, and favouring this side, brings an arrived figure into the front arc.
bool facesArrival(const Position& position, FigureId figure, Direction facing, Leaning leaning)
{
    const ArcSide side = leaning == Leaning::Right ? ArcSide::Right : ArcSide::Left;
    bool faces = false;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        faces = faces ||
                (position.state().contains(FigureSet::SpinArrivals, other) &&
                 areOpposing(position, figure, other) && isInFrontArc(position, figure, facing, side, other));
    });
    return faces;
}

/// SPIN-02: the facings that bring an arrived figure into the front arc, with this side where one is
/// favoured.
DirectionMask facingsToArrivals(const Position& position, FigureId figure, Leaning leaning)
{
    const FigureKind& kind = position.kind(figure);
    // SA-NIMBLE: it turns as it likes. BASE-04: larger bases never diagonally.
    if (hasAbility(position, figure, Ability::Nimble))
        return DirectionMask(kind.isOneSquare() ? orthogonalMask | diagonalMask : orthogonalMask);
    unsigned mask = 0;
    if (!kind.isOneSquare() || leaning != Leaning::None) {
        for (const Direction facing : allDirections)
            if (kind.canFace(facing) && facesArrival(position, figure, facing, leaning))
                mask |= maskOf(facing);
        return DirectionMask(mask);
    }
    unsigned arrivals = 0;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction direction) {
        if (position.state().contains(FigureSet::SpinArrivals, other) && areOpposing(position, figure, other))
            arrivals |= maskOf(direction);
    });
    for (const Direction facing : allDirections)
        if ((kind.frontArc(facing) & arrivals) != 0)
            mask |= maskOf(facing);
    return DirectionMask(mask);
}

/// SPD-06, MOUNT-09, MD-47: who is never offered a free spin.
bool neverSpins(const Position& position, FigureId figure)
{
    const FigureKind& kind = position.kind(figure);
    return kind.speedType() == SpeedType::Horseshoe || kind.tread() == Tread::Trails ||
           kind.tread() == Tread::Drives;
}

/// SPIN-06, CON-10.
PlayerId spinnerOf(const Position& position, FigureId figure)
{
    return deciderFor(position, figure, arrivalBeside(position, figure));
}

void closeIfNobodyIsLeft(Unfolding& unfolding)
{
    if (!unfolding.state().isEmpty(FigureSet::SpinOffers))
        return;
    unfolding.answered();
    unfolding.emit("SPIN-01", SpinsClosed{});
}

} // namespace

void offerSpins(Unfolding& unfolding, std::span<const FigureId> arrived)
{
    std::vector<FigureId> offered;
    for (const FigureId figure : arrived)
        forEachAdjacentFigure(unfolding.position(), figure, [&](FigureId other, SquareIndex, Direction) {
            if (areOpposing(unfolding.position(), figure, other) && !std::ranges::count(offered, other))
                offered.push_back(other);
        });
    offerSpins(unfolding, arrived, std::move(offered));
}

void offerSpins(Unfolding& unfolding, std::span<const FigureId> arrived, std::vector<FigureId> offered)
{
    std::erase_if(offered, [&](FigureId figure) { return neverSpins(unfolding.position(), figure); });
    if (offered.empty())
        return;
    for (const FigureId figure : arrived)
        unfolding.emit("SPIN-01", SpinArrival{figure});
    for (const FigureId figure : offered)
        unfolding.emit("SPIN-01", SpinOffered{figure});
    unfolding.later(FreeSpins{});
}

PlayerId deciderOf(const Position& position, const FreeSpins&)
{
    // SPIN-07: in turn order, starting after the active player.
    PlayerId first = PlayerId::None;
    int soonest = 0;
    position.state().forEachFigure(FigureSet::SpinOffers, [&](FigureId figure) {
        const PlayerId player = spinnerOf(position, figure);
        const int turns = turnsUntil(position, player);
        if (first == PlayerId::None || turns < soonest) {
            first = player;
            soonest = turns;
        }
    });
    return first;
}

void listOptions(const Position& position, const FreeSpins& task, ActionList& actions)
{
    const PlayerId player = deciderOf(position, task);
    position.state().forEachFigure(FigureSet::SpinOffers, [&](FigureId figure) {
        if (spinnerOf(position, figure) != player)
            return;
        forEachLeaning(position, figure, [&](Leaning leaning) {
            const DirectionMask facings = facingsToArrivals(position, figure, leaning);
            for (const Direction facing : allDirections)
                if (contains(facings, facing) && isNewHeading(position, figure, facing, leaning))
                    actions.add(Spin{figure, facing, leaning});
        });
    });
    actions.add(DeclineSpins{});
}

Refusal check(const Position& position, const Spin& action)
{
    if (!position.knows(action.figure) || !position.state().contains(FigureSet::SpinOffers, action.figure))
        return {"SPIN-01"};
    if (spinnerOf(position, action.figure) != deciderOf(position, FreeSpins{}))
        return {"SPIN-07"};
    if (!fitsLeaning(position, action.figure, action.leaning))
        return {"FARC-03"};
    const bool isNew = isNewHeading(position, action.figure, action.facing, action.leaning);
    const bool isFacing = contains(facingsToArrivals(position, action.figure, action.leaning), action.facing);
    return isNew && isFacing ? allowed : Refusal{"SPIN-02"};
}

Refusal check(const Position&, const DeclineSpins&)
{
    return allowed;
}

void carryOut(Unfolding& unfolding, const Spin& action)
{
    lean(unfolding, action.figure, action.leaning);
    if (unfolding.position().figure(action.figure).facing != action.facing)
        unfolding.emit("SPIN-02", FigureTurned{action.figure, action.facing});
    unfolding.emit("SPIN-02", SpinSettled{action.figure});
    closeIfNobodyIsLeft(unfolding);
}

void carryOut(Unfolding& unfolding, const DeclineSpins&)
{
    const PlayerId player = deciderOf(unfolding.position(), FreeSpins{});
    unfolding.state().forEachFigure(FigureSet::SpinOffers, [&](FigureId figure) {
        if (spinnerOf(unfolding.position(), figure) == player)
            unfolding.emit("SPIN-02", SpinSettled{figure});
    });
    closeIfNobodyIsLeft(unfolding);
}

void evolve(StateWriter& state, const SpinArrival& event)
{
    state.set(FigureSet::SpinArrivals, event.figure, true);
}

void evolve(StateWriter& state, const SpinOffered& event)
{
    state.set(FigureSet::SpinOffers, event.figure, true);
}

void evolve(StateWriter& state, const SpinSettled& event)
{
    state.set(FigureSet::SpinOffers, event.figure, false);
}

void evolve(StateWriter& state, const SpinsClosed&)
{
    state.clear(FigureSet::SpinArrivals);
    state.clear(FigureSet::SpinOffers);
}

} // namespace delve::mageknight::play
