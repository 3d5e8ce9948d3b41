// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/view.h"

#include <atomic>
#include <span>
#include <vector>

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
    AnyOther    ///< nothing is known about such actions
};

inline constexpr int factKinds = int(FactKind::AnyOther) + 1;

struct Fact
{
    FactKind kind = FactKind::AnyOther;
    int number = 0;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What an agent considered: actions with their worth and the facts behind it.
struct Weighing
{
    struct Candidate
    {
        Action action;
        int worth = 0; ///< more is better; of one weighing only
        std::vector<Fact> facts;
    };
    std::vector<Candidate> candidates;
};

/// One that chooses for a player.
class Agent
{
public:
    virtual ~Agent() = default;

    /// The place of the choice in the legal actions, of which there is at least one. `moment` counts the
    /// actions of the game: an agent remembers nothing, so that its choice is the same when actions were
    /// taken back. Who wants to know why passes a weighing to be filled; the choice does not change.
    virtual std::size_t choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                               Weighing* why) = 0;

    /// Those who think long look at it and choose from what they have found so far once it is true. It must
    /// outlive the agent, or be replaced by nothing. A choice that was stopped may differ from others.
    virtual void stopOn(const std::atomic<bool>*) {}
};

} // namespace delve::mageknight::play
