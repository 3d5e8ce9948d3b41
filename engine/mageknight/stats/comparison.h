// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch.h"
#include "engine/table/comparison.h"

namespace delve::mageknight::play {

/// What is compared between two versions of a dungeon, game by game.
enum class ComparedMeasure : std::uint8_t
{
    Won,        ///< of a player, in percent
    Gold,       ///< of a player
    HeroesLost, ///< of a player
    Rounds,
    Choices,
    LeadChanges,
    ChestsTaken,
    TokensMet,
    Timeouts ///< in percent
};

/// All that is compared of one game, always in the same order.
std::vector<table::Measured<ComparedMeasure>> measuresOf(const GameRecord& record);

using PairedSums = table::PairedSums<ComparedMeasure>;
using Comparison = table::Comparison<BatchTraits>;
using Change = table::Change<ComparedMeasure>;
using table::changesOf;
using table::compare;

constexpr auto fileWords(ComparedMeasure)
{
    return std::to_array<EnumName<ComparedMeasure>>({{ComparedMeasure::Won, "won"},
                                                     {ComparedMeasure::Gold, "gold"},
                                                     {ComparedMeasure::HeroesLost, "heroes-lost"},
                                                     {ComparedMeasure::Rounds, "rounds"},
                                                     {ComparedMeasure::Choices, "choices"},
                                                     {ComparedMeasure::LeadChanges, "lead-changes"},
                                                     {ComparedMeasure::ChestsTaken, "chests-taken"},
                                                     {ComparedMeasure::TokensMet, "tokens-met"},
                                                     {ComparedMeasure::Timeouts, "timeouts"}});
}

} // namespace delve::mageknight::play
