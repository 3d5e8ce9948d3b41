// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/sections/section_turns.h"

#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/sections.h"

namespace delve::mageknight::play {

namespace {

/// MD-27, MD-28: this section could attack with the points that are left, at hand or, SA-BOUND, only at
/// range.
bool couldAttack(const Position& position, FigureId section)
{
    const Supposed supposed(position, section, Supposed::GoingOn{});
    return checkMayAttack(supposed.position(), false).isAllowed() ||
           checkMayAttack(supposed.position(), true).isAllowed();
}

} // namespace

Refusal refusalOfCarried(const Position& position, bool isMove)
{
    const FigureId figure = position.turn().figure;
    if (isSection(position, figure))
        return {isMove ? "MD-26" : "MD-27"};
    if (isPassenger(position, figure))
        return {"PSGR-06"};
    return isMove ? Refusal{"CAV-13"} : allowed;
}

std::uint32_t bitOfActor(const Position& position, FigureId figure)
{
    if (isSection(position, figure))
        return bound::sectionActs << (unsigned(position.game().kind(figure).section()) - 1);
    return position.figure(figure).isAboard() ? bound::riderActs : bound::mountActs;
}

Refusal checkSectionActs(const Position& position, FigureId figure)
{
    const TurnState& turn = position.turn();
    const FigureId active = turn.figure;
    const bool isOfActive = (isHull(position, active) || isSection(position, active)) && figure != active &&
                            pieceOf(position, figure) == pieceOf(position, active);
    if (!isOfActive)
        return {"MD-27"};
    if (isHull(position, figure)) {
        // MD-26: after an attack it neither moves nor does anything else.
        if (turn.has(activation::attacked))
            return {"MD-26"};
    } else if (!isActive(position, figure)) {
        return {"MD-22"};
    } else if (!couldAttack(position, figure)) {
        return {"MD-27"};
    }
    // To and fro once for all that is paid, or it would never end.
    return turn.isBound(bitOfActor(position, figure)) ? Refusal{"MD-27"} : allowed;
}

void listSectionActors(const Position& position, ActionList& actions)
{
    const FigureId hull = pieceOf(position, position.turn().figure);
    actions.offer(ActAs{hull});
    forEachSection(hull, [&](FigureId section) { actions.offer(ActAs{section}); });
}

void resume(Unfolding& unfolding, const NextSection&)
{
    const Position position = unfolding.position();
    bool goesOn = false;
    if (!isActiveGone(position))
        forEachSection(pieceOf(position, unfolding.turn().figure),
                       [&](FigureId section) { goesOn = goesOn || couldAttack(position, section); });
    if (!goesOn)
        unfolding.later(CloseActivation{});
}

void evolve(StateWriter& state, const SectionStruck& event)
{
    state.figure(event.section).marks |= mark::struck;
    state.turn().bounds &= ~bound::whoActs; // MD-27: the others have their turn, also where it cost nothing
}

void restSections(StateWriter& state)
{
    for (FigureState& figure : state.figures())
        figure.marks = std::uint16_t(figure.marks & ~(mark::struck | mark::exposed));
}

} // namespace delve::mageknight::play
