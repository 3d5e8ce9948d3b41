// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/pace.h"

#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

Gait gaitOf(const Position& position, FigureId figure)
{
    if (figure == FigureId::None)
        return Gait::Walk; // WAN-02: the same costs as a figure
    if (isFlyer(position, figure))
        return Gait::Fly; // SPD-09, SA-FLIGHT: terrain does not matter
    // SPD-07, SA-AQUATIC: water counts as clear.
    return isSwimmer(position, figure) ? Gait::Swim : Gait::Walk;
}

} // namespace

Pace paceOfActive(const Position& position)
{
    const FigureId figure = position.turn().figure;
    const bool isLarge = figure != FigureId::None && !position.kind(figure).isOneSquare();
    return {gaitOf(position, figure), carryingCost(position), isLarge};
}

} // namespace delve::mageknight::play
