// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/setup/quest_places.h"

#include "engine/dungeoneer/board/reach.h"

#include <climits>

#include <algorithm>

namespace delve::dungeoneer {

bool isPlace(const Place& place, const MapCard& card)
{
    switch (place.by) {
    case PlaceKind::Card: return card.id == place.card;
    case PlaceKind::Type: return card.type == place.type;
    case PlaceKind::Terrain: break;
    }
    return std::ranges::find(card.terrain, place.terrain) != card.terrain.end();
}

std::vector<ContentId> questsNamed(const Scenario& scenario)
{
    std::vector<ContentId> named;
    for (const Player& player : scenario.players)
        named.insert(named.end(), player.quests.begin(), player.quests.end());
    if (scenario.globalQuest)
        named.push_back(*scenario.globalQuest);
    return named;
}

std::vector<int> stepsWithout(const SetupTable& table, MapKind kind,
                              const std::function<bool(const Door&)>& isShut)
{
    const CardMap& map = table.map(kind);
    std::vector<int> steps, queue;
    const WallBlocks rule = table.scenario().options.wallBlocks;
    walkFrom(map, entranceOf(map), steps, queue, [&](int here, Side side, int there) {
        return isPassable(map[here], side, map[there], rule) &&
               !isShut(doorShown(table.cardOf(kind, here), side, map[here].isTurned));
    });
    return steps;
}

int stepsToPlace(const SetupTable& table, const Place& place)
{
    int best = INT_MAX;
    for (const MapKind kind : table.scenario().maps) {
        const CardMap& map = table.map(kind);
        const auto steps = stepsFrom(map, entranceOf(map), table.scenario().options.wallBlocks);
        for (int index = 0; index < map.size(); ++index)
            if (isPlace(place, table.cardOf(kind, index)) && steps[std::size_t(index)] != unreached)
                best = std::min(best, steps[std::size_t(index)]);
    }
    return best == INT_MAX ? -1 : best;
}

int wayTo(const SetupTable& table, const QuestCard& quest)
{
    const int end = stepsToPlace(table, quest.place);
    const int start = quest.from ? stepsToPlace(table, *quest.from) : 0;
    return end < 0 || start < 0 ? -1 : start + end;
}

} // namespace delve::dungeoneer
