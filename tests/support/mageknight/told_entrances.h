// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/finding.h"

#include <algorithm>

namespace delve::mageknight::test {

/// The one error that is found once a tile lies somewhere and yet is no matter of that spot: LAY-16 counts
/// the entrances of the whole dungeon where a hallway is told to be one. Written here once more, since what
/// is tested asks the engine's own answer.
inline bool isNoMatterOfASpot(const Finding& error, const Scenario& scenario)
{
    const auto isToldEntrance = [](const PlacedTile& tile) { return tile.role == TileRole::Entrance; };
    return error.rule == "LAY-16" && error.about.variant.empty() &&
           std::ranges::any_of(scenario.tiles, isToldEntrance);
}

} // namespace delve::mageknight::test
