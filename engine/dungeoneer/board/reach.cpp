// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/board/reach.h"

#include <algorithm>

namespace delve::dungeoneer {

void stepsFrom(const CardMap& map, int start, WallBlocks rule, std::vector<int>& steps,
               std::vector<int>& queue)
{
    walkFrom(map, start, steps, queue,
             [&](int here, Side side, int there) { return isPassable(map[here], side, map[there], rule); });
}

std::vector<int> stepsFrom(const CardMap& map, int start, WallBlocks rule)
{
    std::vector<int> steps, queue;
    stepsFrom(map, start, rule, steps, queue);
    return steps;
}

void stepsTo(const CardMap& map, int goal, WallBlocks rule, std::vector<int>& steps, std::vector<int>& queue)
{
    walkFrom(map, goal, steps, queue, [&](int here, Side side, int there) {
        return isPassable(map[there], opposite(side), map[here], rule);
    });
}

int entranceOf(const CardMap& map)
{
    const auto found = std::ranges::find_if(
        map.cards(), [](const LaidCard& card) { return card.face.type == MapCardType::Entrance; });
    return found == map.cards().end() ? -1 : int(found - map.cards().begin());
}

std::vector<std::vector<int>> strandedAreas(const CardMap& map, WallBlocks rule)
{
    std::vector<int> from, back, queue;
    const int entrance = entranceOf(map);
    stepsFrom(map, entrance, rule, from, queue);
    stepsTo(map, entrance, rule, back, queue);
    const auto isJoined = [&](int card) {
        return from[std::size_t(card)] != unreached && back[std::size_t(card)] != unreached;
    };
    std::vector<std::vector<int>> areas;
    std::vector<bool> isListed(std::size_t(map.size()), false);
    std::vector<int> steps;
    for (int start = 0; start < map.size(); ++start) {
        if (isJoined(start) || isListed[std::size_t(start)] || map.at(map[start].cell) != start)
            continue;
        walkFrom(map, start, steps, queue, [&](int here, Side side, int there) {
            return !isJoined(there) && (isPassable(map[here], side, map[there], rule) ||
                                        isPassable(map[there], opposite(side), map[here], rule));
        });
        std::ranges::sort(queue);
        for (const int card : queue)
            isListed[std::size_t(card)] = true;
        areas.push_back(queue);
    }
    return areas;
}

} // namespace delve::dungeoneer
