// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/traits.h"
#include "engine/table/match.h"

namespace delve::dungeoneer::play {

// steadyChoice() is in agents.cpp, with those who play by it.

/// Why an agent values an action: something that it took into account, with a number.
enum class FactKind : std::uint8_t
{
    StepsNearer,   ///< to the place of a Quest, in hundredths of Movement
    QuestAtHand,   ///< chance to complete a Quest, or come closer to it, in percent
    PlaceMissing,  ///< Quests of its own whose places are not on the map yet
    LifeMissing,   ///< of the own Hero
    ChanceToHit,   ///< in percent
    ChanceToBeHit, ///< in percent
    Leader,        ///< Quests that the target has completed
    TargetLife,    ///< Life that the target has left
    StaysInPlay,   ///< a card that helps for good, by its price in tenths
    WouldBeWasted, ///< nothing to be gained now
    KeptForLater,  ///< the value of the card that stays
    AnyOther,      ///< nothing is known about such actions
    WoundsLikely,  ///< would hurt the own Hero, in hundredths of a wound
    HarmDone,      ///< to others, in tenths of a point
    GloryGained,   ///< or lost
    PerilGained,   ///< by the own player
    RollHelped,    ///< how much likelier the roll succeeds, in percent
    HelpsNow,      ///< what an effect does at once, in tenths of a point
    SavedForQuest, ///< Glory that a Quest of its own will cost
    TimesTried,    ///< in the head, by one who thinks ahead
    Standing       ///< how well it stood then, in percent
};
constexpr auto fileWords(FactKind)
{
    using enum FactKind;
    return std::to_array<EnumName<FactKind>>({{StepsNearer, "steps-nearer"},
                                              {QuestAtHand, "quest-at-hand"},
                                              {PlaceMissing, "place-missing"},
                                              {LifeMissing, "life-missing"},
                                              {ChanceToHit, "chance-to-hit"},
                                              {ChanceToBeHit, "chance-to-be-hit"},
                                              {Leader, "leader"},
                                              {TargetLife, "target-life"},
                                              {StaysInPlay, "stays-in-play"},
                                              {WouldBeWasted, "would-be-wasted"},
                                              {KeptForLater, "kept-for-later"},
                                              {AnyOther, "any-other"},
                                              {WoundsLikely, "wounds-likely"},
                                              {HarmDone, "harm-done"},
                                              {GloryGained, "glory-gained"},
                                              {PerilGained, "peril-gained"},
                                              {RollHelped, "roll-helped"},
                                              {HelpsNow, "helps-now"},
                                              {SavedForQuest, "saved-for-quest"},
                                              {TimesTried, "times-tried"},
                                              {Standing, "standing"}});
}

using Agent = table::Agent<Traits>;
using Weighing = table::Weighing<Traits>;
using Seats = table::Seats<Traits>;

/// Takes any legal action.
class RandomAgent final : public Agent
{
public:
    explicit RandomAgent(std::uint64_t seed) : m_seed(seed) {}

    std::size_t choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                       Weighing* why) override;

private:
    std::uint64_t m_seed;
};

/// What steady would do: no chance is involved, and of equals the first is taken. With an aim it goes for
/// that Quest before all others.
std::size_t steadyChoice(const PlayerView& view, std::span<const Action> legal, Weighing* why = nullptr,
                         QuestId aim = QuestId::None);

/// Goes to the places of its Quests by the ways that cost least Movement and wounds, keeps its Life, buys
/// what helps for good, and plays the Dungeonlord against whoever leads.
class SteadyAgent final : public Agent
{
public:
    /// `slips` of a hundred choices are taken at random, for opponents that are easier to beat.
    explicit SteadyAgent(std::uint64_t seed, int slips = 0) : m_seed(seed), m_slips(slips) {}

    std::size_t choose(const PlayerView& view, std::span<const Action> legal, std::uint64_t moment,
                       Weighing* why) override;

private:
    std::uint64_t m_seed;
    int m_slips;
};

} // namespace delve::dungeoneer::play
