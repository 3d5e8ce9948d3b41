// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/spin.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

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

/// SPIN-02: the facings that bring an arrived figure into the front arc.
DirectionMask facingsToArrivals(const Position& position, FigureId figure)
{
    // SA-NIMBLE: it turns as it likes.
    if (hasAbility(position, figure, Ability::Nimble))
        return DirectionMask(orthogonalMask | diagonalMask);
    unsigned arrivals = 0;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction direction) {
        if (position.state().contains(FigureSet::SpinArrivals, other) && areOpposing(position, figure, other))
            arrivals |= maskOf(direction);
    });
    unsigned facings = 0;
    for (const Direction facing : allDirections)
        if ((position.kind(figure).frontArc(facing) & arrivals) != 0)
            facings |= maskOf(facing);
    return DirectionMask(facings);
}

/// SPIN-06, CON-10.
PlayerId spinnerOf(const Position& position, FigureId figure)
{
    return deciderFor(position, figure, arrivalBeside(position, figure));
}

bool areSpinsOffered(const Position& position)
{
    return pending<FreeSpins>(position).has_value();
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
    offerSpins(unfolding, arrived, offered);
}

void offerSpins(Unfolding& unfolding, std::span<const FigureId> arrived, std::span<const FigureId> offered)
{
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
        const DirectionMask facings = facingsToArrivals(position, figure);
        for (const Direction facing : allDirections)
            if (facing != position.figure(figure).facing && contains(facings, facing))
                actions.add(Spin{figure, facing});
    });
    actions.add(DeclineSpins{});
}

Refusal check(const Position& position, const Spin& action)
{
    if (!areSpinsOffered(position) || !position.knows(action.figure) ||
        !position.state().contains(FigureSet::SpinOffers, action.figure))
        return {"SPIN-01"};
    if (spinnerOf(position, action.figure) != deciderOf(position, FreeSpins{}))
        return {"SPIN-07"};
    const bool isNew = action.facing != position.figure(action.figure).facing;
    const bool facesArrival = contains(facingsToArrivals(position, action.figure), action.facing);
    return isNew && facesArrival ? allowed : Refusal{"SPIN-02"};
}

Refusal check(const Position& position, const DeclineSpins&)
{
    return areSpinsOffered(position) ? allowed : Refusal{"SPIN-01"};
}

void carryOut(Unfolding& unfolding, const Spin& action)
{
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
