// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

#include <initializer_list>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// PASS, ENT-11, START-09: moving through figures and chests in one step.

/// PASS-01: through one or more occupied squares to an empty one.
struct PassThrough
{
    std::uint32_t path = 0; ///< see pathOf
    bool use = false;

    static constexpr std::string_view name = "pass-through";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("path", &PassThrough::path), field("use", &PassThrough::use));
    }
    friend bool operator==(const PassThrough&, const PassThrough&) = default;
};

/// ENT-11: through what occupies the exit square, to the outside.
struct LeaveThrough
{
    std::uint32_t path = 0;

    static constexpr std::string_view name = "leave-through";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("path", &LeaveThrough::path));
    }
    friend bool operator==(const LeaveThrough&, const LeaveThrough&) = default;
};

/// ENT-11: the hero leaves once the free attack and its answer are over.
struct GoOut
{
    static constexpr std::string_view name = "go-out";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
};

/// Up to nine directions in one number.
constexpr int mostOnPath = 9;
constexpr int lengthOf(std::uint32_t path)
{
    return int(path & 15);
}
constexpr Direction directionAt(std::uint32_t path, int index)
{
    return Direction(path >> (4 + 3 * index) & 7);
}
constexpr std::uint32_t extended(std::uint32_t path, Direction direction)
{
    return (path + 1) | std::uint32_t(direction) << (4 + 3 * lengthOf(path));
}
constexpr std::uint32_t pathOf(std::initializer_list<Direction> directions)
{
    std::uint32_t path = 0;
    for (const Direction direction : directions)
        path = extended(path, direction);
    return path;
}

Refusal check(const Position& position, const PassThrough& action);
Refusal check(const Position& position, const LeaveThrough& action);
void carryOut(Unfolding& unfolding, const PassThrough& action);
void carryOut(Unfolding& unfolding, const LeaveThrough& action);
void resume(Unfolding& unfolding, const GoOut&);
/// `isHeld` is what isHeld says: who is free needs not be asked again for every passage (BRK-11).
void listPassages(const Position& position, bool isHeld, ActionList& actions);

/// Which ways through something count.
enum class Passages : std::uint8_t
{
    All,
    WithoutRoll ///< nobody strikes at the figure (PASS-08) or frightens it (DG-14)
};
/// BRK-06, START-05: some way through something costs no more than so many speed points.
bool hasPassage(const Position& position, int points, Passages which = Passages::All);

} // namespace delve::mageknight::play
