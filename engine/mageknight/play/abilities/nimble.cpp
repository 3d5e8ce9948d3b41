// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/nimble.h"

#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/movement.h"
#include "engine/mageknight/play/moving/spin.h"

#include <algorithm>

namespace delve::mageknight::play {

Refusal check(const Position& position, const TurnNimble& action)
{
    if (!position.knows(action.figure))
        return {"SA-NIMBLE"};
    const FigureState& state = position.figure(action.figure);
    const bool isOwn = state.isInside() && state.team == position.turn().player;
    if (!isOwn || !hasAbility(position, action.figure, Ability::Nimble))
        return {"SA-NIMBLE"};
    if (!fitsLeaning(position, action.figure, action.leaning))
        return {"FARC-03"};
    if (!isNewHeading(position, action.figure, action.facing, action.leaning))
        return {"SA-NIMBLE"};
    // MOUNT-09: a mount never turns on the spot; BASE-05: others only where their base finds room.
    if (position.kind(action.figure).base() == BaseShape::Mount1x3)
        return {"MOUNT-09"};
    if (position.kind(action.figure).tread() == Tread::Drives)
        return {"MD-47"}; // it turns only with its move
    return checkStance(position, action.figure, {state.square, action.facing});
}

void carryOut(Unfolding& unfolding, const TurnNimble& action)
{
    lean(unfolding, action.figure, action.leaning);
    if (unfolding.position().figure(action.figure).facing != action.facing)
        unfolding.emit("SA-NIMBLE", FigureTurned{action.figure, action.facing});
}

void listNimble(const Position& position, ActionList& actions)
{
    if (!position.game().canComeUp(Ability::Nimble))
        return;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (const FigureState& figure = position.figure(FigureId(i));
            figure.isInside() && figure.team == position.turn().player &&
            hasAbility(position, FigureId(i), Ability::Nimble))
            for (const Direction facing : allDirections)
                forEachLeaning(position, FigureId(i), [&](Leaning leaning) {
                    actions.offer(TurnNimble{FigureId(i), facing, leaning});
                });
}

void offerNimbleTurns(Unfolding& unfolding)
{
    const Position position = unfolding.position();
    const FigureId mover = unfolding.turn().figure;
    if (mover == FigureId::None || !position.figure(mover).isInside() ||
        !position.game().canComeUp(Ability::Nimble))
        return;
    std::vector<FigureId> nimble;
    forEachAdjacentFigure(position, mover, [&](FigureId other, SquareIndex, Direction) {
        if (areOpposing(position, mover, other) && hasAbility(position, other, Ability::Nimble) &&
            !std::ranges::count(nimble, other))
            nimble.push_back(other);
    });
    offerSpins(unfolding, std::array{mover}, nimble);
}

} // namespace delve::mageknight::play
