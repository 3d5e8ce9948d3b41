// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/board_plan.h"
#include "engine/mageknight/content/tile.h"

#include <span>

namespace delve::mageknight {

/// What is wrong with the way in that an entrance hallway should make.
enum class OpeningFault : std::uint8_t
{
    None,
    NoOpening,
    NoPath
};

/// What the rules ask of the openings of an entrance hallway. Without a central chamber all paths count as
/// there.
struct WayIn
{
    bool hasOpening = false;         ///< MAP-14
    bool hasPath = false;            ///< LAY-09: some square of the hallway
    bool hasOpeningWithPath = false; ///< the square of an exterior opening
};

constexpr OpeningFault openingFaultOf(const WayIn& way)
{
    // LAY-11: at least one exterior opening.
    if (!way.hasOpening)
        return OpeningFault::NoOpening;
    // LAY-11: with a path from the opening to the central chamber. A tile without any path is LAY-09.
    return way.hasPath && !way.hasOpeningWithPath ? OpeningFault::NoPath : OpeningFault::None;
}

/// LAY-12, MAP-21: adjacent to exactly one tile, a chamber. `kindOf` tells the kind of a tile.
template <typename KindOf>
bool isConnectedToOneChamber(std::span<const TileIndex> adjacent, const KindOf& kindOf)
{
    return adjacent.size() == 1 && kindOf(adjacent.front()) == TileKind::Chamber;
}

/// LAY-16, LAY-20: how many entrance hallways a finished dungeon lacks, where no record was kept.
constexpr int missingEntrances(bool isFinished, std::size_t entrances, int players)
{
    return isFinished && int(entrances) < players ? players - int(entrances) : 0;
}

} // namespace delve::mageknight
