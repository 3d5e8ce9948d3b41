// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/traits.h"
#include "engine/table/agent.h"

namespace delve::mageknight::play {

/// Something that an agent took into account, with a number.
enum class FactKind : std::uint8_t
{
    StepsNearer,     ///< to what it is after, in speed points
    ExpectedClicks,  ///< of damage to the target, in hundredths
    ChanceToSucceed, ///< in percent
    EndsTarget,      ///< chance to eliminate the target, in percent
    OwnFigure,       ///< a figure of its own would suffer
    Threats,         ///< opposing figures that could hold it there
    FreeAttacks,     ///< opposing figures that it would move through
    OpponentsAhead,  ///< opposing figures in the front arc
    ChestAtHand,
    WayToPrey,  ///< speed points to the nearest hero of somebody else
    WayOut,     ///< the team has what it came for
    AimChest,   ///< the number of the chest that it is after
    AimExit,    ///< it is after the way out
    AimFigure,  ///< the number of the figure that it is after
    TimesTried, ///< how often the action was played out
    Standing,   ///< how the team stood then: 0 lost, 100 won
    OnlyPlan,   ///< nothing else came into question
    NotTried,   ///< there was no time to play it out
    AnyOther    ///< nothing is known about such actions
};

inline constexpr int factKinds = int(FactKind::AnyOther) + 1;

using Fact = table::Fact<FactKind>;
using Weighing = table::Weighing<Traits>;
using Agent = table::Agent<Traits>;
using Seats = table::Seats<Traits>;
using table::choiceOf;

} // namespace delve::mageknight::play
