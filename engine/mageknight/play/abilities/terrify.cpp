// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/terrify.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// DG-14, DG-15: calls `visit(figure)` for each terrifying figure that the active one newly touches.
template <typename Visit>
void forEachTerrifier(const Position& position, SquareIndex from, SquareIndex to, Visit&& visit)
{
    if (!position.game().canComeUp(Ability::Terrify))
        return;
    const FigureId mover = position.turn().figure;
    // DG-15, DG-16: tokens do not roll, nor do figures that have Terrify themselves. TITAN-16: nor titans.
    if (mover == FigureId::None || hasAbility(position, mover, Ability::Terrify) ||
        shrugsOff(position, mover, Ability::Terrify))
        return;
    forEachAdjacentSquare(position, to, [&](Direction, SquareIndex square) {
        forEachOfUnit(position, position.state().occupant(square).figure(), [&](FigureId other) {
            // Steps between squares that are both adjacent need no roll.
            if (areOpposing(position, mover, other) && hasAbility(position, other, Ability::Terrify) &&
                !touches(position, mover, from, other))
                visit(other);
        });
    });
}

} // namespace

Refusal checkFear(const Position& position, SquareIndex from, SquareIndex to)
{
    if (position.state().isEmpty(FigureSet::Feared))
        return allowed;
    bool isFeared = false;
    forEachTerrifier(position, from, to, [&](FigureId figure) {
        isFeared |= position.state().contains(FigureSet::Feared, figure);
    });
    return isFeared ? Refusal{"DG-14"} : allowed;
}

bool needsCourage(const Position& position, SquareIndex from, SquareIndex to)
{
    bool needs = false;
    forEachTerrifier(position, from, to, [&](FigureId figure) {
        needs |= !position.isReal() || !position.state().contains(FigureSet::Faced, figure);
    });
    return needs;
}

bool overcomesFear(Unfolding& unfolding, SquareIndex from, SquareIndex to)
{
    std::vector<FigureId> terrifiers;
    forEachTerrifier(unfolding.position(), from, to, [&](FigureId figure) { terrifiers.push_back(figure); });
    std::ranges::sort(terrifiers);
    for (const FigureId figure : terrifiers) {
        if (unfolding.state().contains(FigureSet::Faced, figure))
            continue;
        const PlayerId roller = actorOf(unfolding.position(), unfolding.turn().figure);
        const bool mayApproach =
            unfolding.rollOne("DG-14", RollFor::Terrify, roller).first > fearKeepsAwayUpTo;
        unfolding.emit("DG-14", FearRolled{figure, mayApproach});
        if (!mayApproach)
            return false;
    }
    return true;
}

void evolve(StateWriter& state, const FearRolled& event)
{
    state.set(event.mayApproach ? FigureSet::Faced : FigureSet::Feared, event.terrifier, true);
}

} // namespace delve::mageknight::play
