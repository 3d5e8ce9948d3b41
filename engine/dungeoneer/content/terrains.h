// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <algorithm>

namespace delve::dungeoneer {

/// DNR-OBST-08: the Terrains that every set may use without naming them.
inline constexpr std::array<std::string_view, 8> knownTerrains{"arctic", "desert", "forest", "mountain",
                                                               "plains", "swamp",  "urban",  "water"};

/// One of the eight, or one that the set adds.
inline bool isTerrainOf(const CardSet& set, std::string_view terrain)
{
    return std::find(knownTerrains.begin(), knownTerrains.end(), terrain) != knownTerrains.end() ||
           std::any_of(set.terrains.begin(), set.terrains.end(),
                       [&](const Terrain& own) { return own.id == terrain; });
}

inline const Category* findCategory(const CardSet& set, std::string_view id)
{
    const auto found = std::find_if(set.categories.begin(), set.categories.end(),
                                    [&](const Category& category) { return category.id == id; });
    return found == set.categories.end() ? nullptr : &*found;
}

} // namespace delve::dungeoneer
