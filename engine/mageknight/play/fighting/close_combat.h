// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// CLOSE, DOOR-12: attacks on what is adjacent.

struct Attack
{
    FigureId target = FigureId::None;
    AttackForm form = AttackForm::Plain; ///< Weapon Master or none

    static constexpr std::string_view name = "attack";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("target", &Attack::target), field("form", &Attack::form));
    }
    friend bool operator==(const Attack&, const Attack&) = default;
};

/// DOOR-12: an attack on a closed door.
struct BashDoor
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "bash-door";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &BashDoor::door));
    }
    friend bool operator==(const BashDoor&, const BashDoor&) = default;
};

/// DOOR-12: a blow at a door, and whether it gave way.
struct DoorStruck
{
    DoorId door = DoorId::None;
    bool hit = false;

    static constexpr std::string_view name = "door-struck";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &DoorStruck::door), field("hit", &DoorStruck::hit));
    }
    friend bool operator==(const DoorStruck&, const DoorStruck&) = default;
};

/// SA-SWEEP: an attack on every opposing figure in the front arc.
struct SweepAround
{
    static constexpr std::string_view name = "sweep";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const SweepAround&, const SweepAround&) = default;
};

Refusal check(const Position& position, const SweepAround&);
void carryOut(Unfolding& unfolding, const SweepAround&);
Refusal check(const Position& position, const Attack& action);
Refusal check(const Position& position, const BashDoor& action);
void carryOut(Unfolding& unfolding, const Attack& action);
void carryOut(Unfolding& unfolding, const BashDoor& action);
void evolve(StateWriter& state, const DoorStruck&);
void listAttacks(const Position& position, const Beside& beside, ActionList& actions);

/// What every attack of an activation needs: a figure that may attack, and the points. CMB-01, ACT-07.
Refusal checkMayAttack(const Position& position, bool isRanged);
/// CMB-01, SA-CHARGE, SA-BOUND: the speed points of the attack.
int costOfAttack(const Position& position, bool isRanged);
/// CMB-02, CMB-10, SPAWN-04, LONE-05: the active figure may attack this one.
Refusal checkTarget(const Position& position, FigureId target);
/// SA-SWEEP: those whom a sweep of the active figure strikes.
std::vector<StrokeTarget> sweepTargets(const Position& position);
/// CMB-13 (4) and (9): pays for the attack; when all that follows is over, the activation ends (ACT-06).
void beginAttack(Unfolding& unfolding, bool isRanged);
/// DOOR-12: the numbers of a blow of the active figure at a door.
BlowNumbers numbersAgainstDoor(const Position& position, DoorId door);
/// DOOR-13
int defenseOf(DoorMaterial material);

} // namespace delve::mageknight::play
