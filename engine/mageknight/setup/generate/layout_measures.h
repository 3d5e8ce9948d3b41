// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/wishes.h"
#include "engine/mageknight/setup/laid_tiles.h"

#include <span>
#include <vector>

namespace delve::mageknight {

/// What can be counted about a layout of tiles.
struct LayoutMeasures
{
    int tiles = 0;
    int loops = 0;            ///< ways round in the graph of adjacent tiles
    int longestCorridor = 0;  ///< tiles in a row with no more than two neighbours each: no choice of way
    int branches = 0;         ///< tiles with three or more neighbours
    int entranceDistance = 0; ///< MAP-19: the least between two entrances
    int farTiles = 0;         ///< tiles far enough from every entrance for a chest
    int width = 0, height = 0;
    int fill = 0;        ///< covered squares in a hundred of the rectangle around all
    int fillUp = 0;      ///< the same, a part of a square in a hundred counted as one
    int loose = 0;       ///< open border edges towards void
    bool isWhole = true; ///< LAY-09: no playable square is cut off
    /// MAP-19: by entrance, the tile distance of every tile; -1 without a route.
    std::vector<std::vector<int>> distances;

    /// MAP-19: so many tiles lie at least this far from every entrance; 0 if there are not so many tiles.
    int distanceOfFarthest(int count) const;
};

LayoutMeasures measureLayout(const LaidTiles& laid, std::span<const TileIndex> entrances, int chestDistance);

/// Whether nobody would want to play on it: no way round, one long corridor, no choice of way, teams that
/// start side by side. What was wished for is not dull, and six tiles (LAY-19) leave no choice.
bool isDull(const LayoutMeasures& measures, const DungeonWishes& wishes);

/// How good a layout is for these wishes; more is better.
int scoreOf(const LayoutMeasures& measures, const DungeonWishes& wishes);

} // namespace delve::mageknight
