// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/ids.h"
#include "engine/mageknight/play/core/position.h"

namespace delve::mageknight::play {

/// When an action can be taken.
enum class Timing : std::uint8_t
{
    Choose, ///< between two activations of a turn
    Act,    ///< during an activation
    Answer, ///< when its player is asked for a decision
    Anytime ///< ABIL-04: whenever nobody is asked for anything
};

/// FARC-03: the side that an arc of 135 degrees favours is told with every facing; all other figures have
/// none.
enum class Leaning : std::uint8_t
{
    None,
    Left,
    Right
};

constexpr auto fileWords(Leaning)
{
    return std::to_array<EnumName<Leaning>>(
        {{Leaning::None, "none"}, {Leaning::Left, "left"}, {Leaning::Right, "right"}});
}

/// Actions that keep up the movement of the active figure; all others end it first (SPIN-03, MOV-15).
template <typename Action>
concept KeepsMoving = requires { Action::keepsMoving; };

/// Actions that are made with a dial: sections and passengers have no others (MD-27, PSGR-06).
template <typename Action>
concept ByDial = requires { Action::byDial; };

/// Actions that are left after a teleport or vortex was declared (MRK-09).
template <typename Action>
concept EvenWhenFinishing = requires { Action::evenWhenFinishing; };

/// Tasks that wait for a player's decision.
template <typename Task>
concept IsDecision = requires { Task::isDecision; };

} // namespace delve::mageknight::play
