// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/monsters/neutrals.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

/// Calls `visit(figure)` for a piece, its sections, and who rides on it.
template <typename Visit> void forEachPart(const Position& position, FigureId piece, Visit&& visit)
{
    visit(piece);
    if (isHull(position, piece))
        forEachSection(piece, visit);
    if (const FigureId load = position.figure(piece).load; load != FigureId::None)
        visit(load);
}

bool isHurt(const Position& position, FigureId piece)
{
    bool isAny = false;
    forEachPart(position, piece, [&](FigureId part) {
        const FigureState& state = position.figure(part);
        isAny = isAny || state.clicks[0] != position.game().startClick(part, state.level);
    });
    return isAny;
}

} // namespace

bool isRoused(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    if (!state.has(mark::neutral) || !state.isInside() || state.isAboard())
        return false;
    bool isMet = false;
    forEachSquareOf(position, figure, [&](SquareIndex square) {
        isMet = isMet || isAnyNear(position, square,
                                   [&](FigureId other) { return !position.figure(other).isMageSpawn(); });
    });
    return isMet || isHurt(position, figure);
}

void rouseNeutrals(Unfolding& unfolding)
{
    for (std::size_t i = 0; i < unfolding.state().figures().size(); ++i)
        if (isRoused(unfolding.position(), FigureId(i)))
            unfolding.emit("BASE-26", FigureRoused{FigureId(i)});
}

void becomeNeutral(StateWriter& state, FigureId figure)
{
    forEachPart({state.game(), state.state()}, figure,
                [&](FigureId part) { state.figure(part).marks |= mark::neutral; });
}

void evolve(StateWriter& state, const FigureRoused& event)
{
    forEachPart({state.game(), state.state()}, event.figure, [&](FigureId part) {
        FigureState& figure = state.figure(part);
        figure.marks = std::uint16_t(figure.marks & ~mark::neutral);
    });
}

} // namespace delve::mageknight::play
