#pragma once

#include "engine/play/moments.h"
#include "engine/play/strikes.h"

namespace delve::play {

class Unfolding;
class StateWriter;
class ActionList;

// CLOSE, DOOR-12: attacks on what is adjacent.

struct Attack
{
    FigureId target = FigureId::None;

    static constexpr std::string_view name = "attack";
    static constexpr Moment moment = Moment::Act;
    static constexpr auto fields() { return std::tuple(field("target", &Attack::target)); }
    friend bool operator==(const Attack&, const Attack&) = default;
};

/// DOOR-12: an attack on a closed door.
struct BashDoor
{
    DoorId door = DoorId::None;

    static constexpr std::string_view name = "bash-door";
    static constexpr Moment moment = Moment::Act;
    static constexpr auto fields() { return std::tuple(field("door", &BashDoor::door)); }
    friend bool operator==(const BashDoor&, const BashDoor&) = default;
};

/// DOOR-12: a blow at a door, and whether it gave way.
struct DoorStruck
{
    DoorId door = DoorId::None;
    bool hit = false;

    static constexpr std::string_view name = "door-struck";
    static constexpr auto fields()
    {
        return std::tuple(field("door", &DoorStruck::door), field("hit", &DoorStruck::hit));
    }
    friend bool operator==(const DoorStruck&, const DoorStruck&) = default;
};

/// CLOSE-06, CLOSE-07: the answer of a defender, after all that followed from the attack.
struct Counterattack
{
    FigureId defender = FigureId::None;
    FigureId attacker = FigureId::None;

    static constexpr std::string_view name = "counterattack";
    static constexpr auto fields()
    {
        return std::tuple(field("defender", &Counterattack::defender),
                          field("attacker", &Counterattack::attacker));
    }
};

Refusal check(const Position& position, const Attack& action);
Refusal check(const Position& position, const BashDoor& action);
void carryOut(Unfolding& unfolding, const Attack& action);
void carryOut(Unfolding& unfolding, const BashDoor& action);
void resume(Unfolding& unfolding, const Counterattack& task);
void evolve(StateWriter& state, const DoorStruck&);
void listAttacks(const Position& position, ActionList& actions);

/// What every attack of an activation needs: a figure that may attack, and the points. CMB-01, ACT-07.
Refusal checkMayAttack(const Position& position);
/// CMB-02, CMB-10, SPAWN-04, LONE-05: the active figure may attack this one.
Refusal checkTarget(const Position& position, FigureId target);
/// CLOSE-06: the defender can strike back at the attacker.
bool canCounterattack(const Position& position, FigureId defender, FigureId attacker);
/// CMB-13 (4) and (9): pays for the attack; when all that follows is over, the activation ends (ACT-06).
void beginAttack(Unfolding& unfolding);
/// DOOR-12: the numbers of a blow of the active figure at a door.
BlowNumbers numbersAgainstDoor(const Position& position, DoorId door);
/// DOOR-13
int defenseOf(DoorMaterial material);

} // namespace delve::play
