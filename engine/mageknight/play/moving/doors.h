// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

#include <vector>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// DOOR: doors in play.

/// DOOR-07
struct OpenDoor
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "open-door";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &OpenDoor::door));
    }
    friend bool operator==(const OpenDoor&, const OpenDoor&) = default;
};

/// DOOR-09
struct CloseDoor
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "close-door";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &CloseDoor::door));
    }
    friend bool operator==(const CloseDoor&, const CloseDoor&) = default;
};

struct DoorOpened
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "door-opened";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &DoorOpened::door));
    }
    friend bool operator==(const DoorOpened&, const DoorOpened&) = default;
};

struct DoorClosed
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "door-closed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &DoorClosed::door));
    }
    friend bool operator==(const DoorClosed&, const DoorClosed&) = default;
};

/// DOOR-15: open for good.
struct DoorBroken
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "door-broken";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &DoorBroken::door));
    }
    friend bool operator==(const DoorBroken&, const DoorBroken&) = default;
};

Refusal check(const Position& position, const OpenDoor& action);
Refusal check(const Position& position, const CloseDoor& action);
void carryOut(Unfolding& unfolding, const OpenDoor& action);
void carryOut(Unfolding& unfolding, const CloseDoor& action);
void evolve(StateWriter& state, const DoorOpened& event);
void evolve(StateWriter& state, const DoorClosed& event);
void evolve(StateWriter& state, const DoorBroken& event);

/// DOOR-07: the active figure stands in one of the two squares beside the door.
bool isBesideDoor(const Position& position, DoorId door);
/// Calls `visit(door)` for the doors that the active figure stands beside.
template <typename Visit> void forEachDoorBeside(const Position& position, Visit&& visit)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return;
    // Few squares have a door.
    if (position.kind(figure).isOneSquare() &&
        position.board().doorSides(position.figure(figure).square) == 0)
        return;
    for (std::size_t i = 0; i < position.game().parts().doors.size(); ++i)
        if (isBesideDoor(position, DoorId(i)))
            visit(DoorId(i));
}
/// DOOR-10: an iron door between these squares closes, now that the active figure has stepped through it.
void closeBehind(Unfolding& unfolding, SquareIndex from, SquareIndex to);
/// BASE-09: the iron doors that bases lie across; each closes as soon as the last square has left it.
class DoorsAcross
{
public:
    explicit DoorsAcross(const Position& position);
    void closeThoseLeft(Unfolding& unfolding) const;

private:
    std::vector<DoorId> m_doors;
};
/// DOOR-10: iron doors that nobody has stepped through close when the activation ends.
void swingDoorsShut(Unfolding& unfolding);

} // namespace delve::mageknight::play
