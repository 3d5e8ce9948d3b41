#pragma once

#include "engine/play/view.h"

#include <span>
#include <vector>

namespace delve::play {

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
    WayOut,  ///< the team has what it came for
    AnyOther ///< nothing is known about such actions
};

struct Fact
{
    FactKind kind = FactKind::AnyOther;
    int number = 0;

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// What an agent considered: every legal action with its worth and the facts behind it.
struct Weighing
{
    struct Candidate
    {
        Action action;
        int worth = 0;
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
};

} // namespace delve::play
