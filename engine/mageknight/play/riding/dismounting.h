// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;
class ReadyFigures;

// CAV-20, CAV-24, CAV-25: riders that get down, fall and mount again.

/// CAV-24: the rider of this mount gets down, by a special action of the unit.
struct Dismount
{
    FigureId mount = FigureId::None;

    static constexpr std::string_view name = "dismount";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("mount", &Dismount::mount));
    }
    friend bool operator==(const Dismount&, const Dismount&) = default;
};

/// CAV-25: a rider on foot gets onto a mount, by a special action of its own.
struct MountUp
{
    FigureId rider = FigureId::None;
    FigureId mount = FigureId::None;

    static constexpr std::string_view name = "mount-up";
    static constexpr Timing timing = Timing::Choose;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("rider", &MountUp::rider), field("mount", &MountUp::mount));
    }
    friend bool operator==(const MountUp&, const MountUp&) = default;
};

/// Chooses where the rider stands.
struct StandOn
{
    SquareIndex square = noSquare;
    Direction facing = Direction::North;
    Leaning leaning = Leaning::None;

    static constexpr std::string_view name = "stand-on";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &StandOn::square), field("facing", &StandOn::facing),
                          field("leaning", &StandOn::leaning));
    }
    friend bool operator==(const StandOn&, const StandOn&) = default;
};

/// CAV-20, CAV-24: where the rider comes to stand beside its mount.
struct Dismounting
{
    FigureId rider = FigureId::None;
    FigureId mount = FigureId::None;

    static constexpr std::string_view name = "dismounting";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "CAV-20";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("rider", &Dismounting::rider), field("mount", &Dismounting::mount));
    }
};

/// CAV-24, CAV-25: the turn is over if that was the last activation.
struct AfterSpecialAction
{
    static constexpr std::string_view name = "after-special-action";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

struct RiderDismounted
{
    FigureId rider = FigureId::None;
    FigureId mount = FigureId::None;
    SquareIndex to = noSquare;
    Direction facing = Direction::North;

    static constexpr std::string_view name = "rider-dismounted";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("rider", &RiderDismounted::rider), field("mount", &RiderDismounted::mount),
                          squareField("to", &RiderDismounted::to), field("facing", &RiderDismounted::facing));
    }
    friend bool operator==(const RiderDismounted&, const RiderDismounted&) = default;
};

struct RiderMounted
{
    FigureId rider = FigureId::None;
    FigureId mount = FigureId::None;

    static constexpr std::string_view name = "rider-mounted";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("rider", &RiderMounted::rider), field("mount", &RiderMounted::mount));
    }
    friend bool operator==(const RiderMounted&, const RiderMounted&) = default;
};

Refusal check(const Position& position, const Dismount& action);
Refusal check(const Position& position, const MountUp& action);
Refusal check(const Position& position, const StandOn& action);
void carryOut(Unfolding& unfolding, const Dismount& action);
void carryOut(Unfolding& unfolding, const MountUp& action);
void carryOut(Unfolding& unfolding, const StandOn& action);
void resume(Unfolding& unfolding, const AfterSpecialAction&);
void evolve(StateWriter& state, const RiderDismounted& event);
void evolve(StateWriter& state, const RiderMounted& event);
PlayerId deciderOf(const Position& position, const Dismounting& task);
void listOptions(const Position& position, const Dismounting& task, ActionList& actions);
void listRiding(const Position& position, const ReadyFigures& ready, ActionList& actions);

/// CAV-20, CAV-24: some square beside its mount is free for the rider.
bool hasRoomToDismount(const Position& position, FigureId rider);
/// Neither rides or is ridden any more: one of the two is gone.
void part(StateWriter& state, FigureId figure);

} // namespace delve::mageknight::play
