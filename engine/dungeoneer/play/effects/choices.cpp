// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/play/effects/do_effect.h"

// Where a Hero is moved to, and which door or neighbouring space is meant.

namespace delve::dungeoneer::play {

namespace {

const Effect& effectNow(const Position& position)
{
    const Frame& frame = position.state().frame();
    return position.game().effects(frame.list, frame.source)[std::size_t(frame.next)];
}

} // namespace

Refusal check(const Position& position, PlayerId, const ChooseSide& action)
{
    if (const auto choice = pending<MoveChoice>(position)) {
        // DNR-DOOR-18: over passable edges.
        return isPassable(position, position.player(choice->moved).space, action.side)
                   ? allowed
                   : Refusal{"DNR-DOOR-18"};
    }
    const auto choice = pending<SideChoice>(position);
    if (!choice)
        return {"DNR-GLOSS-04"};
    return isSideFor(position, effectNow(position), choice->subject, action.side) ? allowed
                                                                                  : Refusal{"DNR-GLOSS-04"};
}

Refusal check(const Position& position, PlayerId, const StopMoving&)
{
    return pending<MoveChoice>(position) ? allowed : Refusal{"DNR-DOOR-18"};
}

void carryOut(Unfolding& unfolding, PlayerId, const ChooseSide& action)
{
    if (const auto choice = pending<SideChoice>(unfolding.position())) {
        unfolding.answered();
        return doAtSide(unfolding, unfolding.frame(), effectNow(unfolding.position()), choice->subject,
                        action.side);
    }
    const MoveChoice choice = *pending<MoveChoice>(unfolding.position());
    unfolding.answered();
    const SpaceId here = unfolding.player(choice.moved).space;
    const Door door = doorNow(unfolding.position(), here, action.side);
    // DNR-DOOR-18: in the own turn doors are faced as ever; in another's nobody rolls for them.
    if (door.hasThreat() && unfolding.turn().player == choice.moved) {
        unfolding.later(choice);
        return faceThreat(unfolding, doorThreat(unfolding.position(), choice.moved, action.side));
    }
    if (choice.left > 1)
        unfolding.later(MoveChoice{choice.player, choice.moved, std::int16_t(choice.left - 1)});
    enterSpace(unfolding, "DNR-DOOR-18", choice.moved,
               unfolding.state().space(here).beside[std::size_t(action.side)]);
}

void carryOut(Unfolding& unfolding, PlayerId, const StopMoving&)
{
    unfolding.answered();
}

} // namespace delve::dungeoneer::play
