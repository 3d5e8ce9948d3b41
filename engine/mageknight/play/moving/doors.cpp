// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/moving/doors.h"

#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

namespace {

constexpr int closingCost = 1; // DOOR-09

Refusal checkBeside(const Position& position, DoorId door, std::string_view rule)
{
    if (position.turn().figure == FigureId::None)
        return {"DOOR-18"}; // tokens do nothing to doors
    if (!position.knows(door))
        return {rule};
    return isBesideDoor(position, door) ? allowed : Refusal{rule};
}

/// DOOR-10: calls `visit(door)` for each iron door that somebody opened. DOOR-15: not if it is broken.
template <typename Visit> void forEachOpenIronDoor(const Position& position, Visit&& visit)
{
    const GameState& state = position.state();
    for (std::size_t i = 0; i < position.game().parts().doors.size(); ++i)
        if (const DoorId door = DoorId(i); state.contains(DoorSet::Open, door) &&
                                           !state.contains(DoorSet::Broken, door) &&
                                           position.game().material(door) == DoorMaterial::Iron)
            visit(door);
}

} // namespace

bool isBesideDoor(const Position& position, DoorId door)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return false;
    const BoardDoor& place = position.board().doors()[indexOf(door)];
    if (!place.isPassage)
        return false; // DOOR-19: it is a wall for the time being
    bool isBeside = false;
    forEachSquareOf(position, figure, [&](SquareIndex square) {
        isBeside |= square == place.square || square == place.beyond;
    });
    return isBeside;
}

Refusal check(const Position& position, const OpenDoor& action)
{
    if (const Refusal refusal = checkBeside(position, action.door, "DOOR-07"); !refusal.isAllowed())
        return refusal;
    if (position.state().contains(DoorSet::Open, action.door))
        return {"DOOR-08"}; // it is open already
    return checkSpeed(position, doorOpeningCost);
}

Refusal check(const Position& position, const CloseDoor& action)
{
    if (const Refusal refusal = checkBeside(position, action.door, "DOOR-09"); !refusal.isAllowed())
        return refusal;
    // DOOR-10: an iron door cannot be closed by paying.
    if (position.game().material(action.door) == DoorMaterial::Iron)
        return {"DOOR-10"};
    // DOOR-15: a broken door can never be closed again.
    if (position.state().contains(DoorSet::Broken, action.door))
        return {"DOOR-15"};
    if (!position.state().contains(DoorSet::Open, action.door))
        return {"DOOR-09"};
    if (isBaseAcross(position, action.door))
        return {"BASE-09"};
    return checkSpeed(position, closingCost);
}

void carryOut(Unfolding& unfolding, const OpenDoor& action)
{
    unfolding.spend("DOOR-07", doorOpeningCost);
    unfolding.emit("DOOR-07", DoorOpened{action.door});
}

void carryOut(Unfolding& unfolding, const CloseDoor& action)
{
    unfolding.spend("DOOR-09", closingCost);
    unfolding.emit("DOOR-09", DoorClosed{action.door});
}

void closeBehind(Unfolding& unfolding, SquareIndex from, SquareIndex to)
{
    const Position position = unfolding.position();
    const Board& board = position.board();
    if (from == noSquare || board.doorSides(from) == 0)
        return; // few squares have a door
    forEachOpenIronDoor(position, [&](DoorId door) {
        const BoardDoor& place = board.doors()[indexOf(door)];
        const bool isThisOne =
            (place.square == from && place.beyond == to) || (place.square == to && place.beyond == from);
        if (isThisOne && !isBaseAcross(position, door)) // BASE-09: not on whoever was passed
            unfolding.emit("DOOR-10", DoorClosed{door});
    });
}

void swingDoorsShut(Unfolding& unfolding)
{
    // An open iron door was opened in this activation, or somebody lay across it. DOOR-08: wooden doors stay
    // as they are.
    const Position position = unfolding.position();
    forEachOpenIronDoor(position, [&](DoorId door) {
        if (!isBaseAcross(position, door)) // BASE-09
            unfolding.emit("DOOR-10", DoorClosed{door});
    });
}

DoorsAcross::DoorsAcross(const Position& position)
{
    forEachOpenIronDoor(position, [&](DoorId door) {
        if (isBaseAcross(position, door))
            m_doors.push_back(door);
    });
}

void DoorsAcross::closeThoseLeft(Unfolding& unfolding) const
{
    for (const DoorId door : m_doors)
        if (!isBaseAcross(unfolding.position(), door))
            unfolding.emit("BASE-09", DoorClosed{door});
}

void evolve(StateWriter& state, const DoorOpened& event)
{
    state.set(DoorSet::Open, event.door, true);
}

void evolve(StateWriter& state, const DoorClosed& event)
{
    state.set(DoorSet::Open, event.door, false);
}

void evolve(StateWriter& state, const DoorBroken& event)
{
    state.set(DoorSet::Open, event.door, true);
    state.set(DoorSet::Broken, event.door, true);
}

} // namespace delve::mageknight::play
