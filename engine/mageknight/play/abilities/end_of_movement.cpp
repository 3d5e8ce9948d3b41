// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/end_of_movement.h"

#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// Opposing figures beside the active one, each once, by number.
std::vector<FigureId> opposingBeside(const Position& position, FigureId figure)
{
    std::vector<FigureId> others;
    forEachAdjacentFigure(position, figure, [&](FigureId other, SquareIndex, Direction) {
        if (areOpposing(position, figure, other) && !isTruce(position, figure, other) &&
            !std::ranges::count(others, other))
            others.push_back(other);
    });
    std::ranges::sort(others);
    return others;
}

} // namespace

void resume(Unfolding& unfolding, const RamBlows&)
{
    const Position position = unfolding.position();
    const FigureId figure = unfolding.turn().figure;
    if (isActiveGone(position) || !hasAbility(position, figure, Ability::Ram))
        return;
    std::vector<Hit> hits;
    for (const FigureId other : opposingBeside(position, figure))
        if (isInFrontArc(position, figure, other))
            hits.push_back({other, 1});
    if (hits.empty())
        return;
    unfolding.emit("SA-RAM", ActivationMarked{activation::rammed});
    dealAbilityDamage(unfolding, "SA-RAM", hits, figure);
}

void resume(Unfolding& unfolding, const PoleArmBlows&)
{
    const FigureId mover = unfolding.turn().figure;
    if (isActiveGone(unfolding.position()))
        return;
    for (const FigureId other : opposingBeside(unfolding.position(), mover)) {
        const Position position = unfolding.position();
        if (!position.figure(mover).isInside() || !hasAbility(position, other, Ability::PoleArm) ||
            !isInFrontArc(position, other, mover))
            continue;
        if (!unfolding.turn().has(activation::stopped))
            unfolding.emit("SA-POLE-ARM", ActivationMarked{activation::stopped});
        dealAbilityDamage(unfolding, "SA-POLE-ARM", std::array{Hit{mover, 1}}, other);
    }
    // SA-POLE-ARM: its activation ends; what it had declared is neither done nor paid for.
}

} // namespace delve::mageknight::play
