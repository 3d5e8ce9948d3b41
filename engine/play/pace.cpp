#include "engine/play/pace.h"

#include "engine/play/artifacts.h"
#include "engine/play/furniture.h"
#include "engine/play/values.h"

namespace delve::play {

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
    return {gaitOf(position, position.turn().figure), carryingCost(position)};
}

int entryCost(const Position& position, const Pace& pace, SquareIndex square)
{
    // DRESS-09, DRESS-13: furniture and what is left of it cost 2, whatever is printed there.
    const bool isHindered = pace.gait != Gait::Fly && isMadeHindering(position, square);
    return (isHindered ? 2 : entryCost(position.board(), square, pace.gait)) + pace.load;
}

int stepCost(const Position& position, const Pace& pace, SquareIndex from, Direction direction)
{
    return entryCost(position, pace, position.board().neighbour(from, direction)) +
           (isDiagonal(direction) ? 1 : 0);
}

} // namespace delve::play
