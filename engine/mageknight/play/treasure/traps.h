// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/rolls.h"
#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// TRAP-01 to TRAP-13: what a hero does about the trap of a chest. What a sprung trap does: sprung_trap.h.

/// TRAP-02: turns the trap dial of a chest that nobody touched.
struct ExposeTrap
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "expose-trap";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &ExposeTrap::chest));
    }
    friend bool operator==(const ExposeTrap&, const ExposeTrap&) = default;
};

/// TRAP-09, TRAP-10: quickly, or slowly with a better chance.
struct DisarmTrap
{
    ChestId chest = ChestId::None;
    bool slow = false;

    static constexpr std::string_view name = "disarm-trap";
    static constexpr Timing timing = Timing::Act;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &DisarmTrap::chest), field("slow", &DisarmTrap::slow));
    }
    friend bool operator==(const DisarmTrap&, const DisarmTrap&) = default;
};

/// TRAP-04, TRAP-28: the dial came to this position; the blank has no trap.
struct TrapExposed
{
    ChestId chest = ChestId::None;
    std::uint8_t position = 0;

    static constexpr std::string_view name = "trap-exposed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapExposed::chest), field("position", &TrapExposed::position));
    }
    friend bool operator==(const TrapExposed&, const TrapExposed&) = default;
};

/// TRAP-12
struct TrapDisarmed
{
    ChestId chest = ChestId::None;

    static constexpr std::string_view name = "trap-disarmed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("chest", &TrapDisarmed::chest));
    }
    friend bool operator==(const TrapDisarmed&, const TrapDisarmed&) = default;
};

Refusal check(const Position& position, const ExposeTrap& action);
Refusal check(const Position& position, const DisarmTrap& action);
void carryOut(Unfolding& unfolding, const ExposeTrap& action);
void carryOut(Unfolding& unfolding, const DisarmTrap& action);
void evolve(StateWriter& state, const TrapExposed& event);
void evolve(StateWriter& state, const TrapDisarmed& event);

/// The active figure works on chests: a hero that may, and one more chest is within the limit. `rule` is
/// given where there is no such chest on the board.
Refusal checkWorksOn(const Position& position, ChestId chest, std::string_view rule);
/// CON-05: the active figure stands next to a chest.
bool isBesideChest(const Position& position, ChestId chest);
/// TRAP-08, TREAS-03: and in its front arc.
bool isBeforeChest(const Position& position, ChestId chest);
/// CHEST-09: the directions that the front arc of a chest covers.
DirectionMask frontArcOf(Side facing);

/// Where a chest stands and which way it looks.
struct ChestStand
{
    SquareIndex square = noSquare;
    Side facing = Side::South;
};

/// Calls `visit(square)` for the squares in the front arc of a chest that are adjacent to it.
template <typename Visit>
void forEachSquareBefore(const Board& board, ChestStand chest, DoorStates doors, Visit&& visit)
{
    const DirectionMask front = frontArcOf(chest.facing);
    for (const Direction direction : allDirections)
        if (contains(front, direction) && board.isAdjacent(chest.square, direction, doors))
            visit(board.neighbour(chest.square, direction));
}
/// TRAP-11: the natural total of the dice that disarms.
int disarmNeeds(const Position& position, ChestId chest, bool slow);
/// TRAP-04: turns the dial by a die of the player.
void turnTrapDial(Unfolding& unfolding, std::string_view rule, RollFor what, ChestId chest);
/// What can be done with the chests beside the active figure.
void listChestDeeds(const Position& position, ActionList& actions);

} // namespace delve::mageknight::play
