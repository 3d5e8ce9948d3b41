// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/stats/batch.h"

#include <string_view>

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

/// A measure over the games of both versions that drew from the same seeds. Whole sums, so that parts add up.
struct PairedSums
{
    ComparedMeasure measure = ComparedMeasure::Won;
    int player = -1; ///< -1: of the whole game
    std::int64_t before = 0;
    std::int64_t after = 0;
    std::int64_t squares = 0; ///< of the differences

    friend bool operator==(const PairedSums&, const PairedSums&) = default;
};

/// Two versions of a dungeon, played with the same seeds.
struct Comparison
{
    std::uint64_t games = 0;
    std::uint64_t skipped = 0; ///< games that went in circles in one of them
    std::uint64_t alike = 0;   ///< games that went the same in every measure
    std::vector<PairedSums> sums;
    Tally before;
    Tally after;

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// How a measure changed, with what is certain about it: all changes together at 95 %.
struct Change
{
    ComparedMeasure measure = ComparedMeasure::Won;
    int player = -1;
    double before = 0;
    double after = 0;
    table::Mean change;
    bool isShown = false; ///< it certainly is not 0
};
std::vector<Change> changesOf(const Comparison& comparison);

/// Plays games of both. They have the same number of players; `stop` and threads as for batches.
Comparison compare(const Game& before, const Game& after, const BatchPlan& plan, int threads,
                   const std::atomic<bool>* stop, const std::function<void(const Comparison&)>& progress);

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
