// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/moving/movement.h"

// FARC-03: the side that an arc of 135 degrees favours is told with every facing.

namespace delve::mageknight::play {

bool isNewHeading(const Position& position, FigureId figure, Direction facing, Leaning leaning)
{
    const FigureState& state = position.figure(figure);
    const bool leansAnew =
        leaning != Leaning::None && (leaning == Leaning::Right) != state.has(mark::favoursRight);
    return state.facing != facing || leansAnew;
}

bool fitsLeaning(const Position& position, FigureId figure, Leaning leaning)
{
    return position.kind(figure).favoursSide() == (leaning != Leaning::None);
}

void lean(Unfolding& unfolding, FigureId figure, Leaning leaning)
{
    const bool isRight = leaning == Leaning::Right;
    if (leaning != Leaning::None && isRight != unfolding.position().figure(figure).has(mark::favoursRight))
        unfolding.emit("FARC-03", ArcLeaned{figure, leaning});
}

void evolve(StateWriter& state, const ArcLeaned& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.marks = std::uint16_t(event.leaning == Leaning::Right ? figure.marks | mark::favoursRight
                                                                 : figure.marks & ~mark::favoursRight);
    if (figure.isRidden())
        evolve(state, ArcLeaned{figure.load, event.leaning}); // CAV-09
}

} // namespace delve::mageknight::play
