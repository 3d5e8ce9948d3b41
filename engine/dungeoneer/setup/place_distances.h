// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/set_report.h"

namespace delve::dungeoneer {

/// How far from the Entrance a place came to lie on maps that were laid with the cards of a set by chance.
struct PlaceDistance
{
    Place place;
    int maps = 0; ///< on which it could be reached
    int nearest = 0;
    int farthest = 0;
    int sum = 0; ///< over these maps, for the mean

    friend bool operator==(const PlaceDistance&, const PlaceDistance&) = default;
};

struct PlaceDistances
{
    int maps = 0; ///< that were laid; 0: the set has no Entrance, or no Passages to lay around it
    std::vector<PlaceDistance> places;

    friend bool operator==(const PlaceDistances&, const PlaceDistances&) = default;
};

/// Lays so many maps of all cards of the set, or of 60, and measures the places that its Quests name. The
/// same set gives the same distances.
PlaceDistances placeDistances(const CardSet& set, const std::vector<QuestPlace>& places, int maps = 200);

} // namespace delve::dungeoneer
