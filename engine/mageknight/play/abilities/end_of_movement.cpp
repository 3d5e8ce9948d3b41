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
            !isSection(position, other) && !std::ranges::count(others, other))
            others.push_back(other);
    });
    std::ranges::sort(others);
    return others;
}

/// SA-RAM, MD-31: calls `visit(figure)` for the active figure if it rams, of a hull for the sections that do.
template <typename Visit> void forEachRam(const Position& position, FigureId figure, Visit&& visit)
{
    const auto look = [&](FigureId part) {
        if (hasAbility(position, part, Ability::Ram))
            visit(part);
    };
    if (isHull(position, figure))
        forEachSection(figure, look);
    else
        look(figure);
}

} // namespace

bool canRam(const Position& position, FigureId figure)
{
    bool can = false;
    forEachRam(position, figure, [&](FigureId) { can = true; });
    return can;
}

void resume(Unfolding& unfolding, const RamBlows&)
{
    const Position position = unfolding.position();
    const FigureId figure = unfolding.turn().figure;
    if (isActiveGone(position) || !canRam(position, figure))
        return;
    std::vector<Hit> hits;
    for (const FigureId other : opposingBeside(position, figure)) {
        bool isRammed = false;
        forEachRam(position, figure, [&](FigureId ram) { isRammed |= isInFrontArc(position, ram, other); });
        if (isRammed)
            hits.push_back({other, 1});
    }
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
        const auto strikes = [&](FigureId part) {
            return hasAbility(position, part, Ability::PoleArm) && isInFrontArc(position, part, mover);
        };
        bool isStruck = strikes(other);
        if (isHull(position, other)) // MD-31: by the section that has it
            forEachSection(other, [&](FigureId section) { isStruck |= strikes(section); });
        if (!position.figure(mover).isInside() || !isStruck)
            continue;
        if (!unfolding.turn().has(activation::stopped))
            unfolding.emit("SA-POLE-ARM", ActivationMarked{activation::stopped});
        dealAbilityDamage(unfolding, "SA-POLE-ARM", std::array{Hit{mover, 1}}, other);
    }
    // SA-POLE-ARM: its activation ends; what it had declared is neither done nor paid for.
}

} // namespace delve::mageknight::play
