// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/stats/batch.h"
#include "engine/table/comparison.h"

namespace delve::dungeoneer::play {

/// What is compared between two versions of a scenario, game by game.
enum class ComparedMeasure : std::uint8_t
{
    Won,       ///< of a player, in percent
    Completed, ///< Quests of a player
    Wounds,    ///< of a player
    HeroLost,  ///< of a player, in percent
    Rounds,
    Choices,
    LeadChanges,
    ByQuests, ///< games that Quests decided, in percent
    SpacesEntered,
    CardsPlayed,
    Timeouts ///< in percent
};
constexpr auto fileWords(ComparedMeasure)
{
    using enum ComparedMeasure;
    return std::to_array<EnumName<ComparedMeasure>>({{Won, "won"},
                                                     {Completed, "completed"},
                                                     {Wounds, "wounds"},
                                                     {HeroLost, "hero-lost"},
                                                     {Rounds, "rounds"},
                                                     {Choices, "choices"},
                                                     {LeadChanges, "lead-changes"},
                                                     {ByQuests, "by-quests"},
                                                     {SpacesEntered, "spaces-entered"},
                                                     {CardsPlayed, "cards-played"},
                                                     {Timeouts, "timeouts"}});
}

/// All that is compared of one game, always in the same order.
std::vector<table::Measured<ComparedMeasure>> measuresOf(const GameRecord& record);

using PairedSums = table::PairedSums<ComparedMeasure>;
using Comparison = table::Comparison<BatchTraits>;
using Change = table::Change<ComparedMeasure>;
using table::changesOf;
using table::compare;

} // namespace delve::dungeoneer::play
