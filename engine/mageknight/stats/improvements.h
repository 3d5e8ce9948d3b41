// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/stats/batch_report.h"
#include "engine/mageknight/stats/comparison.h"

#include <stop_token>

namespace delve::mageknight::play {

/// What the games of a playtest show to be weak in a dungeon.
enum class Weakness : std::uint8_t
{
    PlayerBehind, ///< certainly wins less than its share
    ChestLeft,    ///< certainly hardly ever taken
    TileUnwalked  ///< no hero ever came onto it
};

/// One edit that may mend a weakness: a chest that goes elsewhere, where it breaks no rule.
struct Improvement
{
    Weakness weakness{};
    ThingId about;      ///< the player, the chest or the tile that is weak
    table::Share share; ///< of the games: won by the player, or in which the chest is taken
    ThingId moved;      ///< the chest
    Square from;
    Square to;
    Edit edit;
};

/// A chest that is taken in fewer games of 100 than this is one that hardly anybody finds.
inline constexpr double rarelyTaken = 15;
/// Fewer games than this tell nothing about who never comes where.
inline constexpr std::uint64_t fewestGamesToImprove = 64;

/// At most one improvement for each weakness, the gravest first; none where games show no weakness, or where
/// no legal edit promises anything. The report is that of `file`, played in this very scenario.
std::vector<Improvement> findImprovements(const BatchFile& file, const BatchReport& report, const Game& game,
                                          const Content& content, const std::stop_token& stop = {});

/// What an improvement did in games with the same seeds.
struct ImprovementEffect
{
    std::uint64_t games = 0;
    table::Share before; ///< games won by the player, or in which the chest was taken
    table::Share after;
    double stepsBefore = 0; ///< actions that brought a hero onto the tile, a game
    double stepsAfter = 0;
    bool isShown = false;     ///< it is certainly better than before
    bool isWorse = false;     ///< it is certainly worse
    table::Fairness fairness; ///< of the dungeon with the improvement
};
ImprovementEffect effectOf(const Improvement& improvement, const Game& game, const Comparison& comparison);

} // namespace delve::mageknight::play
