// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/place_distances.h"

#include "engine/dungeoneer/setup/generate/generate_map.h"
#include "engine/dungeoneer/setup/quest_places.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

constexpr int mostLaid = 60;

void addWay(PlaceDistance& distance, int steps)
{
    if (steps < 0)
        return;
    distance.nearest = distance.maps == 0 ? steps : std::min(distance.nearest, steps);
    distance.farthest = std::max(distance.farthest, steps);
    distance.sum += steps;
    ++distance.maps;
}

} // namespace

PlaceDistances placeDistances(const CardSet& set, const std::vector<QuestPlace>& places, int maps)
{
    PlaceDistances distances;
    for (const QuestPlace& entry : places)
        distances.places.push_back({.place = entry.place});
    CardSet alone = set;
    alone.cutouts.clear(); // their pawns may be Heroes of another set
    const auto cards = Cards::combine({std::move(alone)});
    if (!cards)
        return distances;
    MapWishes wishes;
    wishes.sets = {set.id};
    wishes.stage = Stage::Finished;
    // Sets that nobody could lay on a table are measured on a part of their cards, and less often.
    const int cardCount = countsOf(set).maps;
    wishes.cards = std::min(cardCount, mostLaid);
    maps = std::min(maps, std::max(10, 40'000 / std::max(cardCount, 1)));
    for (int map = 0; map < maps; ++map) {
        const GeneratedMap made = generateMap(*cards, wishes, std::uint64_t(map), {.tries = 1});
        constexpr int atStart = 5;
        if (made.measures.cards < atStart)
            continue;
        ++distances.maps;
        const SetupTable table(made.scenario, *cards);
        for (PlaceDistance& distance : distances.places)
            addWay(distance, stepsToPlace(table, distance.place));
    }
    return distances;
}

} // namespace delve::dungeoneer
