// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/attack_form.h"
#include "engine/mageknight/play/fighting/lines.h"
#include "engine/mageknight/play/fighting/strikes.h"
#include "engine/mageknight/play/figures/figures.h"

#include <vector>

namespace delve::mageknight::play {

class Unfolding;
class ActionList;

// RANGE, DOOR-16, DOOR-17: attacks on what is not adjacent. Checks of one shot are in shot_checks.cpp.

/// RANGE-20: so many targets are declared in one go; a figure that has more adds them one by one.
inline constexpr int targetsAtOnce = 3;

/// A ranged attack at one figure, or at several in the order of their numbers.
struct Shoot
{
    FigureId target = FigureId::None;
    AttackForm form = AttackForm::Plain;
    FigureId second = FigureId::None;
    FigureId third = FigureId::None;

    static constexpr std::string_view name = "shoot";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("target", &Shoot::target), field("form", &Shoot::form),
                          field("second", &Shoot::second), field("third", &Shoot::third));
    }
    friend bool operator==(const Shoot&, const Shoot&) = default;
};

/// DOOR-16: Magic Blast or Flame/Lightning at a closed door.
struct ShootDoor
{
    DoorId door = DoorId::None;
    AttackForm form = AttackForm::MagicBlast;

    static constexpr std::string_view name = "shoot-door";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("door", &ShootDoor::door), field("form", &ShootDoor::form));
    }
    friend bool operator==(const ShootDoor&, const ShootDoor&) = default;
};

/// SA-SHOCKWAVE: at everything around.
struct SendShockwave
{
    static constexpr std::string_view name = "shockwave";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const SendShockwave&, const SendShockwave&) = default;
};

/// RANGE-20: one more target.
struct AimAlso
{
    FigureId target = FigureId::None;

    static constexpr std::string_view name = "aim-also";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("target", &AimAlso::target));
    }
    friend bool operator==(const AimAlso&, const AimAlso&) = default;
};

/// The targets are chosen.
struct Fire
{
    static constexpr std::string_view name = "fire";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const Fire&, const Fire&) = default;
};

/// RANGE-20: whom the active figure shoots at besides those it aims at already (FigureSet::Answering).
struct Aiming
{
    AttackForm form = AttackForm::Plain;

    static constexpr std::string_view name = "aiming";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "RANGE-20";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("form", &Aiming::form));
    }
};

Refusal check(const Position& position, const Shoot& action);
Refusal check(const Position& position, const AimAlso& action);
Refusal check(const Position& position, const Fire&);
void carryOut(Unfolding& unfolding, const AimAlso& action);
void carryOut(Unfolding& unfolding, const Fire&);
PlayerId deciderOf(const Position& position, const Aiming&);
void listOptions(const Position& position, const Aiming& aiming, ActionList& actions);
Refusal check(const Position& position, const ShootDoor& action);
Refusal check(const Position& position, const SendShockwave&);
void carryOut(Unfolding& unfolding, const Shoot& action);
void carryOut(Unfolding& unfolding, const ShootDoor& action);
void carryOut(Unfolding& unfolding, const SendShockwave&);
void listShots(const Position& position, const Beside& beside, ActionList& actions);

/// The active figure may make a ranged attack at all, and in this form.
Refusal checkMayShoot(const Position& position);
Refusal checkShotForm(const Position& position, AttackForm form);
/// RANGE-02, RANGE-05, SA-BERSERK: the figure could shoot at something.
Refusal checkShooter(const Position& position, FigureId shooter);
/// LONG-01, INDIR-01: the figure could shoot so at this one, as far as the way of shooting goes.
Refusal checkDistanceForm(const Position& position, FigureId shooter, FigureId target, AttackForm form);
/// RANGE-03, RANGE-04, RANGE-06 to RANGE-12: it could shoot at this one.
Refusal checkShot(const Position& position, FigureId shooter, FigureId target, AttackForm form);
/// RANGE-06 to RANGE-12: the line to the target and the arc it leaves through.
Refusal checkLine(const Position& position, FigureId shooter, FigureId target, AttackForm form);
/// What a shot is compared with, those aimed at first; SA-FLAME-LIGHTNING strikes those next to them too.
std::vector<StrokeTarget> targetsOfShot(const Position& position, FigureId shooter, const Shoot& action);
/// RANGE-20: those that were chosen one by one.
std::vector<StrokeTarget> targetsAimedAt(const Position& position);
/// DOOR-17: those beside a door that is shot at, on the far side only if it gives way.
std::vector<StrokeTarget> bystandersOf(const Position& position, FigureId shooter, const ShootDoor& action);
/// SA-SHOCKWAVE: nearest first.
std::vector<StrokeTarget> shockwaveTargets(const Position& position, FigureId shooter);
/// DOOR-16: the numbers of a shot of the active figure at a door.
BlowNumbers numbersOfDoorShot(const Position& position, DoorId door, AttackForm form);

} // namespace delve::mageknight::play
