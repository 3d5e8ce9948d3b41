// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/figures/stance.h"

#include <optional>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// MD-04 to MD-13: a multi-dial figure has one move in an activation: a turn on its centre dot and a straight
// line ahead, or a straight line back.

struct Drive
{
    Direction facing = Direction::North; ///< MD-08: after the turn on the dot
    std::int8_t ahead = 0;               ///< MD-05: squares; MD-06: below 0 straight back
    std::int8_t aside = 0;               ///< MD-05: to the right, below 0 to the left

    static constexpr std::string_view name = "drive";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool keepsMoving = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("facing", &Drive::facing), field("ahead", &Drive::ahead),
                          field("aside", &Drive::aside));
    }
    friend bool operator==(const Drive&, const Drive&) = default;
};

/// MD-09: what is left of the line: so many of its steps are made.
struct DriveOn
{
    std::int8_t ahead = 0;
    std::int8_t aside = 0;
    std::int8_t made = 0;

    static constexpr std::string_view name = "drive-on";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("ahead", &DriveOn::ahead), field("aside", &DriveOn::aside),
                          field("made", &DriveOn::made));
    }
};

Refusal check(const Position& position, const Drive& action);
void carryOut(Unfolding& unfolding, const Drive& action);
void resume(Unfolding& unfolding, const DriveOn& task);
void listDrives(const Position& position, ActionList& actions);

/// MD-05, MD-06: the speed points of a line.
int costOf(const Drive& action);
/// MD-35: where the base comes to lie; nothing where the line leaves the board.
std::optional<Stance> stanceAfter(const Position& position, const Drive& action);

} // namespace delve::mageknight::play
